"""Checks of texts: names of actions, refusals, prompts, log messages, boards and features."""

from clanmoot.core.game import CHANCE
from clanmoot.rulebook import rule_ids

from .random_games import Broken, Exam, setup_text, step_text, watchers


def texts_are_unique(exam: Exam) -> str:
    """Every action has a text of its own, and its text and its parameters lead back to its number."""
    space = exam.game.actions
    names: dict[str, int] = {}
    for action in range(space.size):
        text = space.text(action)
        if text in names:
            raise Broken(f"{names[text]} and {action} are both called {text!r}")
        names[text] = action
    for text, action in names.items():
        if space.parse(text.upper()) != action:
            raise Broken(f"{text!r} does not lead back to {action}")
        move = space.decode(action)
        if space.encode(move.kind.name, **move.args) != action:
            raise Broken(f"the parts of {action} ({text}) do not lead back to it")
    return f"{space.choices} choices, {space.veiled - space.choices} veiled, {space.size - space.veiled} of chance"


def refusals_name_rules(exam: Exam) -> str:
    """Every illegal action is refused with the id of a rule that exists."""
    game, seen = exam.game, 0
    ids = rule_ids(game)
    used: set[str] = set()
    for setup, moment in exam.moments():
        if moment.number % 11 != 3:
            continue
        for seat in range(setup.players):
            deciding = seat in game.deciders(moment.state)
            legal = set(game.legal(moment.state, seat)) if deciding else set()
            view = game.view(moment.state, seat)
            for action in range(game.actions.size):
                if action in legal:
                    continue
                where = f"at {setup_text(game, setup)}, step {moment.number}"
                try:
                    refusal = game.why_not(view, action)
                except Exception as error:
                    raise Broken(f"{where}: no refusal for {step_text(game, seat, action)}: {error!r}") from error
                if refusal.rule not in ids:
                    raise Broken(
                        f"{where}: {step_text(game, seat, action)} is refused with {refusal.rule!r}, which is no rule"
                    )
                used.add(refusal.rule)
                seen += 1
    return f"{seen:,} refusals, {len(used)} rules"


def texts_are_complete(exam: Exam) -> str:
    """There are a prompt, a log message and a board for every view, and features fit their layout."""
    game, seen = exam.game, 0
    size = sum([block.size for block in game.layout])
    for setup, moment in exam.moments():
        after = game.copy(moment.state)
        game.apply(after, moment.seat, moment.action)
        for watcher in watchers(setup):
            before, view = game.view(moment.state, watcher), game.view(after, watcher)
            sight = game.seen(moment.state, moment.seat, moment.action, watcher)
            where = f"at {setup_text(game, setup)}, step {moment.number}, watcher {watcher}"
            if not game.prompt(view).id or not game.board(view).strip():
                raise Broken(f"{where}: there is no prompt or no board")
            if sight >= 0 and not game.log(before, moment.seat, sight, view).id:
                raise Broken(f"{where}: {step_text(game, moment.seat, sight)} has no log line")
            if sight >= 0 and game.actions.decode(sight).kind.plain:
                first = game.view(game.start(setup.players, setup.options), watcher)
                if game.log(first, moment.seat, sight, first) != game.log(before, moment.seat, sight, view):
                    raise Broken(f"{where}: the line of {step_text(game, moment.seat, sight)} depends on what is seen")
            if len(game.features(view)) != size:
                raise Broken(f"{where}: {len(game.features(view))} features, the layout has {size}")
            if moment.seat != CHANCE and watcher == moment.seat:
                game.why(before, moment.action)
            seen += 1
    return f"{seen:,} views in words, {size:,} features"
