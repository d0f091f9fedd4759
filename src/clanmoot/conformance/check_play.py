"""Checks of play: games end, legal actions can be applied, pieces are not lost, and chance does what it lists."""

from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.rng import Rng

from .chi_square import fits
from .random_games import Broken, Exam, key, setup_text, step_text


def games_end(exam: Exam) -> str:
    """Random games end within max_steps, with a rank for every seat and a reason."""
    game, longest = exam.game, 0
    for number, setup in exam.tables():
        last = -1
        for moment in exam.walk(number, setup):
            last = moment.number
            state = moment.state
        if last < 0:
            raise Broken(f"a game at {setup_text(game, setup)} was over before it began")
        outcome = game.outcome(state)
        if len(outcome.ranks()) != setup.players or min(outcome.ranks()) != 1:
            raise Broken(f"the outcome at {setup_text(game, setup)} ranks {outcome.ranks()}")
        if not 0 <= outcome.reason < len(game.facts.reasons):
            raise Broken(f"the outcome at {setup_text(game, setup)} has reason {outcome.reason}, which has no words")
        longest = max(longest, last + 1)
    return f"{max(exam.games, len(exam.setups))} games, the longest took {longest} steps"


def legal_lists_are_valid(exam: Exam) -> str:
    """Legal lists are ascending, unique, in range and never empty, and every action in them can be applied."""
    game, seen = exam.game, 0
    for setup, moment in exam.moments():
        if moment.seat == CHANCE:
            continue
        for seat in game.deciders(moment.state):
            legal = game.legal(moment.state, seat)
            where = f"at {setup_text(game, setup)}, step {moment.number}"
            if not legal:
                raise Broken(f"{where}, seat {seat} must act, but has no legal action")
            if min([game.weight(moment.state, seat, action) for action in legal]) < 1:
                raise Broken(f"{where}, seat {seat} has a legal action with weight zero, which is never drawn")
            if legal != sorted(set(legal)):
                raise Broken(f"{where}, the legal list of seat {seat} is not ascending or names something twice")
            if legal[0] < 0 or legal[-1] >= game.actions.choices:
                raise Broken(f"{where}, seat {seat} is offered {legal[0]} to {legal[-1]}, which are not all choices")
            for action in legal:
                after = game.copy(moment.state)
                try:
                    game.apply(after, seat, action)
                    if action in (moment.action, legal[0], legal[-1]):
                        game.check(after)
                except Exception as error:
                    what = step_text(game, seat, action)
                    raise Broken(f"{where}, what is offered cannot be done: {what}: {error!r}") from error
                seen += 1
    return f"{seen:,} actions tried"


def states_are_valid(exam: Exam) -> str:
    """After every step, the game's own check accepts the state: every piece is in one place."""
    game, seen = exam.game, 0
    for setup, moment in exam.moments():
        try:
            game.check(moment.state)
        except AssertionError as error:
            raise Broken(f"at {setup_text(game, setup)}, after step {moment.number}: {error}") from None
        seen += 1
    return f"{seen:,} positions"


def copies_are_independent(exam: Exam) -> str:
    """Every copy is equal to its original, and a step on the copy does not change the original."""
    game, seen = exam.game, 0
    for setup, moment in exam.moments():
        before = key(moment.state)
        copy = game.copy(moment.state)
        if key(copy) != before:
            raise Broken(f"at {setup_text(game, setup)}, step {moment.number}, a copy differs from its original")
        game.apply(copy, moment.seat, moment.action)
        if key(moment.state) != before:
            raise Broken(f"at {setup_text(game, setup)}, step {moment.number}, a step on a copy changed the original")
        seen += 1
    return f"{seen:,} copies"


def outcomes_are_valid(exam: Exam) -> str:
    """Outcomes of chance are listed once each, with positive weights, in the range of chance."""
    game, seen = exam.game, 0
    for setup, moment in exam.moments():
        if moment.seat == CHANCE:
            outcomes = game.chance(moment.state)
            actions = [action for action, _ in outcomes]
            where = f"at {setup_text(game, setup)}, step {moment.number}, chance"
            if not outcomes or len(set(actions)) < len(actions) or min([weight for _, weight in outcomes]) < 1:
                raise Broken(f"{where} has no outcome, one twice, or one without weight")
            if min(actions) < game.actions.veiled or max(actions) >= game.actions.size:
                raise Broken(f"{where} has an outcome outside its range of the action space")
            seen += 1
    return f"{seen:,} chance steps"


def settle_follows_chance(exam: Exam) -> str:
    """`settle` draws the outcomes that `chance` lists, as often as their weights say."""
    game, seen = exam.game, 0
    for setup, moment in exam.moments():
        if moment.seat != CHANCE or len(game.chance(moment.state)) < 2 or seen == 12:
            continue
        ends: dict[tuple[object, ...], int] = {}
        for action, weight in game.chance(moment.state):
            after = game.copy(moment.state)
            game.apply(after, CHANCE, action)
            if game.decider(after) == CHANCE:
                break
            ends[key(after)] = ends.get(key(after), 0) + weight
        else:
            rng = Rng(seen)
            counts = dict.fromkeys(ends, 0)
            for _ in range(30 * len(ends)):
                after = game.copy(moment.state)
                game.settle(after, rng)
                if key(after) not in counts or game.decider(after) == CHANCE:
                    raise Broken(
                        f"at {setup_text(game, setup)}, step {moment.number}, settle takes a step that chance lacks"
                    )
                counts[key(after)] += 1
            if not fits(list(counts.values()), list(ends.values())):
                raise Broken(
                    f"at {setup_text(game, setup)}, step {moment.number}, settle does not draw by chance's weights"
                )
            seen += 1
    return f"{seen} chance steps settled again and again"


def sources_are_named(exam: Exam) -> str:
    """Every draw has a source, and when the game is over nobody decides."""
    game, sources = exam.game, set()
    for number, setup in exam.tables():
        for moment in exam.walk(number, setup):
            state = moment.state
            if moment.seat == CHANCE and len(game.chance(state)) > 1:
                sources.add(game.source(state))
        if game.deciders(state) or game.decider(state) != NOBODY:
            raise Broken(f"at {setup_text(game, setup)} a seat must still act after the game is over")
    return f"{len(sources)} sources"
