"""Invariants: nothing is lost and nothing exists twice."""

from clanmoot.core.bits import bit

from .pieces import AMULETS, BRICKS, COLOURS, COPIES, FIELDS, HAND, KINDS, STATIONS, STORES, VALUES, VIKINGS, bricks_of
from .rules.hands import hand_size
from .state import CHECKING_HAND, DEALING, REDRAWING, STARTING, State


def check(s: State) -> None:
    """Assert that every card, brick and Viking is in exactly one place."""
    check_cards(s)
    check_bricks(s)
    check_stores(s)
    for seat in range(s.players):
        check_vikings(s, seat)
        check_hand(s, seat)
    if s.phase > CHECKING_HAND:
        drawing = s.left if s.phase == REDRAWING else 0
        assert sum(s.deck) >= sum(s.amulets) + drawing, "the deck could run out"


def check_cards(s: State) -> None:
    """EK-1.3: check that there are nine cards of each value, and one discard per amulet spent."""
    for value in range(VALUES):
        cards = s.deck[value] + s.gone[value]
        for places in (s.hand, s.laid, s.gone_first, s.gone_late):
            cards += sum([places[seat * VALUES + value] for seat in range(s.players)])
        if s.phase <= CHECKING_HAND:
            cards += s.shown[value]
        assert cards == COPIES, "a fight card is missing or in two places"
    spent = AMULETS * s.players - sum(s.amulets)
    assert sum(s.gone) + sum(s.gone_first) + sum(s.gone_late) == spent, "there is not one discard per spent amulet"


def check_bricks(s: State) -> None:
    """EK-1.2: check that all bricks are in stores, under Vikings, in walls, in piles or in the supply."""
    for colour in range(COLOURS):
        bricks = s.supply[colour] + s.taken[colour] + list(s.under).count(colour + 1)
        bricks += sum([s.bricks[store] for store in range(STORES) if s.colours[store] == colour])
        bricks += sum([bricks_of(section).count(colour) for section in s.wall])
        bricks += sum([places[seat * COLOURS + colour] for places in (s.pile, s.beyond) for seat in range(s.players)])
        assert bricks == BRICKS[colour], "a brick is missing or in two places"


def check_stores(s: State) -> None:
    """Assert that an empty store has no colour, so that equal positions have equal states."""
    for store in range(STORES):
        assert s.bricks[store] or not s.colours[store], "an empty store has a colour"


def check_vikings(s: State, seat: int) -> None:
    """EK-2.1, 3.2: check that a seat has all its Vikings, at most one per siege field and none at its own castle."""
    fields = list(s.out[seat * FIELDS : (seat + 1) * FIELDS])
    vikings = s.home[seat] + sum(fields) + sum(s.sick[seat * STATIONS : (seat + 1) * STATIONS])
    assert vikings == VIKINGS[s.players], "a Viking is missing or in two places"
    assert min(fields) >= 0, "a field has a negative number of Vikings"
    assert s.home[seat] >= 0, "a castle has a negative number of Vikings"
    assert max(fields[STORES:]) <= 1, "a seat has several Vikings on a siege field"
    own = STORES + KINDS * seat
    assert sum(fields[own : own + KINDS]) == 0, "a seat besieges its own castle"


def check_hand(s: State, seat: int) -> None:
    """EK-4.7, 4.12: check that a seat has four cards, in hand or set aside, and at least one of them in hand."""
    laid = sum(s.laid[seat * VALUES : (seat + 1) * VALUES])
    held = hand_size(s, seat)
    if s.phase in (STARTING, DEALING, CHECKING_HAND) or (s.phase == REDRAWING and seat == s.turn):
        assert held + laid <= HAND, "a seat has more than four cards"
        return
    assert held + laid == HAND, "a seat does not have four cards"
    assert held >= 1, "a hand is empty"
    assert not s.open & s.first & bit(seat), "a first hand is known to all"
