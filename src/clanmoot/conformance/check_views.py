"""Checks of views: what can be imagined from them, and how often."""

from itertools import combinations
from typing import Any, Final

from clanmoot.core.game import CHANCE, SPECTATOR, State

from .chi_square import fits
from .random_games import AnyGame, Broken, Exam, Moment, Setup, key, setup_text, step_text, watchers

MOST_WORLDS: Final = 800
VIEWS: Final = 16  # whose worlds are counted
SAMPLES: Final = 20  # draws per world, on average


def imagined_views_match(exam: Exam) -> str:
    """Imagined states have the view from which they were imagined, for spectators too."""
    game, seen = exam.game, 0
    rng = exam.rng(-1)
    for setup, moment in exam.moments():
        for watcher in watchers(setup):
            where = f"at {setup_text(game, setup)}, step {moment.number}, watcher {watcher}"
            view = game.view(moment.state, watcher)
            try:
                hash(view)
            except TypeError:
                raise Broken(f"{where}: the view is not hashable, so it is not frozen") from None
            world = game.imagine(view, rng)
            if game.view(world, watcher) != view:
                raise Broken(f"{where}: a world imagined from the view looks different")
            try:
                game.check(world)
            except AssertionError as error:
                raise Broken(f"{where}: an imagined world is invalid: {error}") from None
            seen += 1
    return f"{seen:,} views"


def legality_is_visible(exam: Exam) -> str:
    """Seats know what they may do: legal actions are the same in every state that the seat can imagine."""
    game, seen = exam.game, 0
    rng = exam.rng(-2)
    for setup, moment in exam.moments():
        if moment.seat == CHANCE:
            continue
        for seat in game.deciders(moment.state):
            world = game.imagine(game.view(moment.state, seat), rng)
            where = f"at {setup_text(game, setup)}, step {moment.number}, seat {seat}"
            if seat not in game.deciders(world):
                raise Broken(f"{where} must act here, but not in a world that looks the same to it")
            differing = set(game.legal(world, seat)) ^ set(game.legal(moment.state, seat))
            if differing:
                raise Broken(
                    f"{where} may or may not do this, depending on what it cannot know: "
                    f"{step_text(game, seat, min(differing))}"
                )
            seen += 1
    return f"{seen:,} decisions"


def imagination_varies(exam: Exam) -> str:
    """If a view fits several states, not always the same one is imagined."""
    game, seen = exam.game, 0
    for setup, moment in exam.moments():
        if moment.number % 4 == 0 or game.sealed(moment.state):  # there, others' choices are not imagined
            continue
        for watcher in watchers(setup):
            for view in ambiguous_views(game, moment, watcher):
                imaginer, rng = game.imaginer(view), exam.rng(-3)
                if len({key(imaginer.draw(rng)) for _ in range(30)}) == 1:
                    where = f"at {setup_text(game, setup)}, step {moment.number}, watcher {watcher}"
                    raise Broken(f"{where}: several worlds are possible and only one is ever imagined")
                seen += 1
    return f"{seen:,} views with something hidden"


def ambiguous_views(game: AnyGame, moment: Moment, watcher: int) -> list[Any]:
    """Return the views that can follow two different steps, so that the watcher cannot tell which was taken."""
    results: dict[Any, set[tuple[object, ...]]] = {}
    for _, after in branches(game, moment):
        results.setdefault(game.view(after, watcher), set()).add(key(after))
    return [view for view, worlds in results.items() if len(worlds) > 1]


def branches(game: AnyGame, moment: Moment) -> list[tuple[int, State]]:
    """Return up to three steps that are possible in this state, each with the state after it."""
    s, seat = moment.state, moment.seat
    actions = [action for action, _ in game.chance(s)] if seat == CHANCE else game.legal(s, seat)
    found: list[tuple[int, State]] = []
    for action in dict.fromkeys([actions[0], actions[-1], moment.action]):
        after = game.copy(s)
        game.apply(after, seat, action)
        found.append((action, after))
    return found


def memory_is_perfect(exam: Exam) -> str:
    """Watchers forget nothing: steps that looked different leave different views."""
    game, seen = exam.game, 0
    for setup, moment in exam.moments():
        if moment.number % 3 == 0:
            continue
        ways = branches(game, moment)
        for watcher in watchers(setup):
            sights = [game.seen(moment.state, moment.seat, action, watcher) for action, _ in ways]
            views = [game.view(after, watcher) for _, after in ways]
            for one, other in combinations(range(len(ways)), 2):
                same_end = key(ways[one][1]) == key(ways[other][1])
                if sights[one] != sights[other] and views[one] == views[other] and not same_end:
                    where = f"at {setup_text(game, setup)}, step {moment.number}, watcher {watcher}"
                    steps = (
                        f"{step_text(game, moment.seat, ways[one][0])}, {step_text(game, moment.seat, ways[other][0])}"
                    )
                    raise Broken(f"{where} has seen a difference that no view remembers: {steps}")
                seen += 1
    return f"{seen:,} pairs of steps"


def sealed_choices_stay_open(exam: Exam) -> str:
    """In an imagined state, the other seats have not made their sealed choices yet."""
    game, seen = exam.game, 0
    rng = exam.rng(-10)
    open_seats: list[int] = []
    for setup, moment in exam.moments():
        if not game.sealed(moment.state):
            open_seats = []
            continue
        open_seats = open_seats or game.deciders(moment.state)
        for watcher in watchers(setup):
            world = game.imagine(game.view(moment.state, watcher), rng)
            missing = [seat for seat in open_seats if seat != watcher and seat not in game.deciders(world)]
            if missing:
                where = f"at {setup_text(game, setup)}, step {moment.number}, watcher {watcher}"
                raise Broken(f"{where}: the sealed choice of seat {missing[0]} is imagined")
            seen += 1
    return f"{seen:,} views" if seen else "no sealed phase met"


def worlds_follow_weights(exam: Exam) -> str:
    """In small positions, every state is imagined as often as its exact weight says."""
    seen, most = 0, 0
    for setup, moment in exam.moments():
        for watcher in watchers(setup):
            if seen < VIEWS and (moment.number + watcher) % 3 == 0:
                worlds = weigh(exam, setup, moment, watcher)
                seen += worlds > 1
                most = max(most, worlds)
    return f"{seen} views, up to {most:,} worlds"


def weigh(exam: Exam, setup: Setup, moment: Moment, watcher: int) -> int:
    """Compare how often each state of a view is imagined with its exact weight. Return the number of states."""
    game = exam.game
    view = game.view(moment.state, watcher)
    worlds = game.worlds(view, MOST_WORLDS)
    if len(worlds) < 2:
        return len(worlds)
    where = f"at {setup_text(game, setup)}, step {moment.number}, watcher {watcher}"
    # A spectator does not know who knows what, and does not imagine it.
    memory = game.memory if watcher == SPECTATOR else ()
    counts = {key(world, memory): 0 for world, _ in worlds}
    if key(moment.state, memory) not in counts:
        raise Broken(f"{where}: the truth is not among the worlds that the view leaves possible")
    imaginer, rng = game.imaginer(view), exam.rng(-5)
    for _ in range(SAMPLES * len(worlds)):
        drawn = key(imaginer.draw(rng), memory)
        if drawn not in counts:
            raise Broken(f"{where}: a world is imagined that the exact list does not have")
        counts[drawn] += 1
    if not fits(list(counts.values()), [weight for _, weight in worlds]):
        raise Broken(f"{where}: worlds are not imagined as often as they are likely")
    return len(worlds)
