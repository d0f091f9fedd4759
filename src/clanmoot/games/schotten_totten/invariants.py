"""Invariants: nothing is lost and nothing exists twice."""

from clanmoot.core.bits import bit, count

from .formation import strongest
from .pieces import ALL_TACTICS, BLUFF, CLAN, CLANS, ELITES, MUD, STONES, kinds
from .rules.cards_at_stones import across, slots
from .state import State


def check(s: State) -> None:
    """Assert that every card is in exactly one place, and that the values stored for sides match their cards."""
    check_clan_cards(s)
    check_tactic_cards(s)
    for seat in range(2):
        for stone in range(STONES):
            check_side(s, seat, stone)
    assert not s.owned & s.owned >> STONES, "a stone has two owners"
    assert -1 <= s.played[0] - s.played[1] <= 1, "a player is two tactic cards ahead"


def check_clan_cards(s: State) -> None:
    """Assert that there are 54 different clan cards."""
    places = [s.deck, s.hands[0], s.hands[1], s.discards, *[side & CLAN for side in s.sides]]
    places += [bit(card) for card in s.under if card < CLANS]
    assert sum(places) == CLAN, "a clan card is missing or in two places"
    assert sum([count(place) for place in places]) == CLANS, "a clan card is missing or in two places"
    for card in s.known:
        holder = 1 - s.digger
        assert card >= CLANS or s.hands[holder] & bit(card), "a known card is not in the hand of its holder"


def check_tactic_cards(s: State) -> None:
    """Assert that there are ten tactic cards, or none without the tactics variant."""
    held = [s.tactic_deck, s.tactic_hands[0], s.tactic_hands[1], s.tactic_discards]
    cards = [kind for tactics in held for kind in kinds(tactics)]
    cards += [card - CLANS for card in s.under if card >= CLANS]
    cards += [BLUFF] * int(count(s.bluff)) + [MUD] * int(count(s.mud))
    cards += [kind for side in s.sides for kind in range(ELITES) if side & bit(CLANS + kind)]
    assert sorted(cards) == (kinds(ALL_TACTICS) if s.tactics else []), "a tactic card is missing or in two places"


def check_side(s: State, seat: int, stone: int) -> None:
    """ST-3.3, 4.3: check what is stored for a side: whether it is complete, its strength, and which side was first."""
    place, need = seat * STONES + stone, int(slots(s, stone))
    side, other = s.sides[place], across(place)
    assert count(side) <= need, "a side has more cards than slots"
    full = count(side) == need
    assert (s.full & bit(place) != 0) == full, "a side is marked complete, but its slots are not filled, or the reverse"
    worth = strongest(side, need, s.bluff & bit(stone) != 0, 0) if full else 0
    assert s.worth[place] == worth, "the worth of a side does not match its cards"
    first, other_first = s.first & bit(place) != 0, s.first & bit(other) != 0
    if full:
        assert first != other_first, "not exactly one of two complete sides is the first"
        assert first or s.full & bit(other), "the only complete side is not the first"
    else:
        assert not first, "an incomplete side is the first"
