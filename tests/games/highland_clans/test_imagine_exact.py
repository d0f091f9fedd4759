"""The sampler against a count of all histories, card by card, with a small deck that is shuffled again and again."""

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from clanmoot.conformance.chi_square import fits
from clanmoot.core.game import SPECTATOR
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.card_memory import CUT_OFF, SHUFFLED, TOSSED
from clanmoot.games.highland_clans.exact_origins import BYTE, Discards, Origins, Pools
from clanmoot.games.highland_clans.particle_filter import ParticleFilter
from clanmoot.games.highland_clans.pieces import BACKS, VALUES
from clanmoot.games.highland_clans.state import ADDING, CUTTING, FIGHTING, LAYING, OVER, REFILLING, State, set_up
from clanmoot.games.highland_clans.view import FACE_DOWN, View
from clanmoot.games.highland_clans.world_sampler import card_knowledge

SUPPLY: Final = (6, 4, 3, 2)
World = tuple[int, ...]  # hands, draws by deck, cards laid, the last five


# A history so far: what the deck holds, what hands hold by (seat, value, deck, drawn lately), and what was drawn by
# (seat, deck, value).
Key = tuple[int, ...]
Some = tuple[tuple[Key, int], ...]
Story = tuple[Key, Some, Some]


def histories(v: View) -> dict[World, int]:
    """All worlds that the view allows, each with the number of ways it can have come about, cards told apart."""
    stories: dict[Story, int] = {(v.supply, (), ()): 1}
    deck, pile = 0, [0] * VALUES
    for code in v.tape:
        if code == SHUFFLED:
            deck += 1
            fresh = tuple(pile)
            pile = [0] * VALUES
            stories = {(fresh, held, drawn): n for (_, held, drawn), n in stories.items()}
        elif code < TOSSED:
            stories = after_draw(v, stories, code, deck)
        else:
            seat, value = divmod((code - TOSSED) % (CUT_OFF - TOSSED), VALUES)
            pile[value] += 1
            stories = after_discard(stories, seat, value, code >= CUT_OFF)
    return told(v, stories)


def changed(counts: Some, key: Key, by: int) -> dict[Key, int]:
    """Counts with one more or less of something."""
    found = dict(counts)
    found[key] = found.get(key, 0) + by
    return {key: n for key, n in found.items() if n}


def frozen(counts: dict[Key, int]) -> Some:
    """Counts that can be compared."""
    return tuple(sorted(counts.items()))


def after_draw(v: View, stories: dict[Story, int], seat: int, deck: int) -> dict[Story, int]:
    """A seat draws any card of the deck; the viewer never draws what they did not."""
    found: dict[Story, int] = {}
    for (left, held, drawn), n in stories.items():
        for value in range(VALUES):
            now = changed(drawn, (seat, deck, value), 1)
            if not left[value] or (seat == v.me and now[seat, deck, value] > v.took[deck * VALUES + value]):
                continue
            less = tuple([count - (place == value) for place, count in enumerate(left)])
            story = (less, frozen(changed(held, (seat, value, deck, 1), 1)), frozen(now))
            found[story] = found.get(story, 0) + n * left[value]
    return found


def after_discard(stories: dict[Story, int], seat: int, value: int, late_only: bool) -> dict[Story, int]:
    """A seat discards any of its cards of that value; with the Dutch refill one of the last five."""
    found: dict[Story, int] = {}
    for (left, held, drawn), n in stories.items():
        mine = held if late_only else settled(held, seat)
        for key, count in mine:
            if key[:2] == (seat, value) and key[3] >= late_only:
                story = (left, frozen(changed(mine, key, -1)), drawn)
                found[story] = found.get(story, 0) + n * count
    return found


def settled(held: Some, seat: int) -> Some:
    """The cards of a seat, none of them late any more."""
    found: dict[Key, int] = {}
    for key, count in held:
        new = (*key[:3], 0) if key[0] == seat else key
        found[new] = found.get(new, 0) + count
    return frozen(found)


def told(v: View, stories: dict[Story, int]) -> dict[World, int]:
    """Worlds as the package keeps them."""
    found: dict[World, int] = {}
    decks = 1 + v.tape.count(SHUFFLED)
    for (_, held, drawn), n in stories.items():
        hands, took, five = [0] * (VALUES * v.players), [0] * (VALUES * v.players * decks), [0] * VALUES
        for (seat, value, _, late), count in held:
            hands[seat * VALUES + value] += count
            on = v.foe if v.side else v.turn
            if late and v.refill and v.phase in (REFILLING, CUTTING) and seat == on:
                five[value] += count
        for (seat, deck, value), count in drawn:
            took[(deck * v.players + seat) * VALUES + value] += count
        if v.me >= 0 and tuple(hands[v.me * VALUES :][:VALUES]) != own_cards(v):
            continue
        if v.five and tuple(five) != v.five:
            continue
        for laid, ways in lays(v, hands):
            world = (*laid, *took, *five)
            found[world] = found.get(world, 0) + n * ways
    return found


def own_cards(v: View) -> tuple[int, ...]:
    """Return the viewer's hand, with a card that they have played."""
    laid = [card for side, card in enumerate(v.laid) if card >= 0 and (v.turn, v.foe)[side] == v.me]
    return tuple([v.hand[value] + laid.count(value) for value in range(VALUES)])


def lays(v: View, hands: list[int]) -> list[tuple[World, int]]:
    """Hands and cards laid: any card of a hand may be the one that lies face down."""
    found = [(hands, [-1, -1], 1)]
    for side, seat in enumerate((v.turn, v.foe)):
        if v.laid[side] == -1:
            continue
        more = []
        for cards, laid, ways in found:
            for value in range(VALUES):
                count = cards[seat * VALUES + value]
                known = v.laid[side] != FACE_DOWN
                if count and (not known or v.laid[side] == value):
                    less = [n - (place == seat * VALUES + value) for place, n in enumerate(cards)]
                    face = [value if s == side else old for s, old in enumerate(laid)]
                    more.append((less, face, ways * (1 if known else count)))
        found = more
    return [((*cards, *laid), ways) for cards, laid, ways in found]


def world_of(s: State) -> World:
    """The hidden part of a position."""
    return (*s.hand, *s.laid, *s.took, *s.five)


def positions(refill: int, seed: int, phases: tuple[int, ...], shuffles: int) -> State:
    """A position of a random game with a small deck, after so many shuffles, in one of these phases."""
    rng = Rng(seed)
    while True:
        s = set_up(3, refill, SUPPLY, BACKS, 30)
        GAME.settle(s, rng)
        for _ in range(400):
            legal = GAME.legal(s, GAME.decider(s))
            # No warriors: the deck is too small for larger hands. Raids: they move cards.
            few = [a for a in legal if GAME.actions.text(a).split()[0] in ("raid", "piper", "monks", "lay")] or legal
            GAME.apply(s, GAME.decider(s), few[rng.below(len(few))])
            done = list(s.tape).count(SHUFFLED)
            if done == shuffles and s.phase in phases:
                return s
            if done > shuffles or sum(s.court[0::3]) > 12:
                break
            GAME.settle(s, rng)
            if s.phase == OVER:
                break
            done = list(s.tape).count(SHUFFLED)
            if done == shuffles and s.phase in phases:
                return s


CASES = [
    (0, 1, (LAYING,), 1),
    (0, 2, (ADDING,), 1),
    (0, 3, (CUTTING,), 1),
    (0, 4, (FIGHTING, LAYING), 2),
    (0, 5, (CUTTING,), 2),
    (1, 6, (LAYING,), 1),
    (1, 7, (CUTTING,), 1),
    (1, 8, (CUTTING,), 2),
    (1, 9, (ADDING,), 2),
]


@pytest.mark.parametrize(("refill", "seed", "phases", "shuffles"), CASES)
def test_exact_worlds_are_all_histories_counted(refill: int, seed: int, phases: tuple[int, ...], shuffles: int) -> None:
    """HC-5.11 A reshuffle tells everybody which cards are in the deck, and so which are not."""
    s = positions(refill, seed, phases, shuffles)
    for watcher in (s.turn, s.foe, (s.foe + 1) % 3) if seed % 3 else (s.turn, SPECTATOR):
        v = GAME.view(s, watcher)
        counted = histories(v)
        assert world_of(s) in counted
        listed = {world_of(world): weight for world, weight in GAME.worlds(v, len(counted) + 10)}
        assert set(listed) == set(counted)
        some = next(iter(counted))
        assert all(listed[world] * counted[some] == counted[world] * listed[some] for world in counted)


@pytest.mark.parametrize(("refill", "seed", "phases", "shuffles"), CASES)
def test_worlds_are_drawn_as_often_as_histories_lead_to_them(
    refill: int, seed: int, phases: tuple[int, ...], shuffles: int
) -> None:
    """HC-5.11"""
    v = GAME.view(positions(refill, seed, phases, shuffles), seed % 3)
    counted = histories(v)
    imaginer, rng = GAME.imaginer(v), Rng(seed)
    drawn = dict.fromkeys(counted, 0)
    draws = 20_000
    for _ in range(draws):
        drawn[world_of(imaginer.draw(rng))] += 1
    # Rare worlds are lumped together, so that every expected count is large enough for the test.
    total = sum(counted.values())
    common = [world for world, weight in counted.items() if weight * draws >= 12 * total]
    rare = set(counted) - set(common)
    counts = [drawn[world] for world in common] + ([sum([drawn[world] for world in rare])] if rare else [])
    weights = [counted[world] for world in common] + ([sum([counted[world] for world in rare])] if rare else [])
    assert fits(counts, weights)


def key_shares(one: Origins | ParticleFilter, draws: int) -> dict[tuple[int, ...], float]:
    """How often each key of each seat is drawn."""
    rng = Rng(1)
    return {keys: n / draws for keys, n in Counter([tuple(one.draw(rng)) for _ in range(draws)]).items()}


@pytest.mark.parametrize(("refill", "seed", "phases", "shuffles"), CASES)
def test_a_sample_of_pasts_is_like_all_of_them(refill: int, seed: int, phases: tuple[int, ...], shuffles: int) -> None:
    """HC-5.11 Pasts that grow along the tape come to the same ends as the exact programme, as often."""
    v = GAME.view(positions(refill, seed, phases, shuffles), seed % 3)
    memory = card_knowledge(v)
    sample = key_shares(ParticleFilter(v.tape, memory.others, memory.pools, 8192), 20_000)
    exact = key_shares(memory.origins, 20_000)
    apart = sum([abs(sample.get(keys, 0) - exact.get(keys, 0)) for keys in {**sample, **exact}]) / 2
    assert apart < 0.06


def test_a_short_game_is_remembered_exactly() -> None:
    for seed in range(3):
        rng, s = Rng(seed), GAME.start(3, GAME.agree({}))
        GAME.settle(s, rng)
        while s.phase != OVER:
            legal = GAME.legal(s, GAME.decider(s))
            GAME.apply(s, GAME.decider(s), legal[rng.below(len(legal))])
            GAME.settle(s, rng)
        assert isinstance(card_knowledge(GAME.view(s, 0)).origins, Origins)


def after_many_raids() -> View:
    """Five clans, five rounds, four shuffles: to follow every card would take minutes."""
    table = Table(GAME, GAME.agree({}), tuple("ABCDE"), None)
    for step in (Path(__file__).parent / "raids.txt").read_text("utf-8").split():
        table.replay(int(step))
    return table.view(0)


def test_many_raids_are_remembered_by_a_fair_sample() -> None:
    v = after_many_raids()
    memory = card_knowledge(v)
    assert isinstance(memory.origins, ParticleFilter)
    discarded = memory.sum_of_others(memory.summary.discarded)
    before_shuffle = memory.sum_of_others(memory.summary.discarded_before_shuffle)
    seats = [Discards(tuple(memory.summary.tapes[seat]), 10**9).weights for seat in memory.others]
    exact = Origins(seats, Pools(memory.pools, discarded, before_shuffle), 10**12)
    places = range(memory.summary.last * VALUES)
    assert max([abs(mean(exact, place) - mean(memory.origins, place)) for place in places]) < 0.1
    rng = Rng(1)
    for _ in range(20):
        assert GAME.view(GAME.imagine(v, rng), 0) == v


def mean(one: Origins | ParticleFilter, place: int) -> float:
    """How many cards of a value all seats discarded from an old deck, on average."""
    rng = Rng(2)
    draws = 2000
    return sum([key >> BYTE * place & 255 for _ in range(draws) for key in one.draw(rng)]) / draws


def test_if_no_past_comes_to_the_end_more_are_tried() -> None:
    v = after_many_raids()
    memory = card_knowledge(v)
    few = ParticleFilter(v.tape, memory.others, memory.pools, 1)
    assert few.size > 1
    assert len(few.draw(Rng(1))) == len(memory.others)
