"""Invariants: no piece is lost, and none is in two places."""

from .card_movements import summarize_tape
from .pieces import BLUE, COURT, ESTATES, GREEN, GUARD, PLACES, RED, SITES, START_SCORE, TALLY, TILES, USE, VALUES
from .rules.hands import drawer, loser, raid_actor
from .state import (
    ADDING,
    CUTTING,
    DEALING,
    EXCHANGING,
    FIGHTING,
    GAINING,
    LAYING,
    LOOTING,
    LOSING,
    REFILLING,
    State,
    cubes_in_play,
    free_estates,
    hand_size,
    warriors,
)


def check(s: State) -> None:
    """Raise AssertionError if a cube, card or tile is misplaced, or if the hands or the card memory are wrong."""
    check_cubes(s)
    check_cards(s)
    check_tiles(s)
    check_memory(s)
    for seat in range(s.players):
        assert warriors(s, seat) >= GUARD, "a court has fewer than three warriors"
        assert free_estates(s, seat) >= 0, "more estates are in use than there are"
        assert hand_size(s, seat) == warriors(s, seat) + surplus(s, seat), (
            "the size of a hand does not match the warriors"
        )
        tally = sum(s.tally[seat * TALLY : (seat + 1) * TALLY])
        assert s.score[seat] == START_SCORE[s.players] + tally >= 0, "a score is not the sum of the points"
    assert 0 <= s.used <= USE, "more than four cubes were used"


def check_cubes(s: State) -> None:
    """HC-1.1, 2.3: check that the number of cubes of each colour is right."""
    found = [s.bag[colour] + s.drawn[colour] for colour in range(4)]
    for seat in range(s.players):
        for colour in range(COURT):
            found[colour] += s.court[seat * COURT + colour]
        cattle, castles, monasteries = s.sites[seat * SITES : (seat + 1) * SITES]
        for colour, cubes in ((RED, cattle), (BLUE, 2 * castles), (GREEN, 3 * monasteries)):
            found[colour] += cubes
    found[BLUE] += sum(s.lent)
    assert found == cubes_in_play(s.players), "a cube is missing or in two places"
    assert min([*s.bag, *s.drawn, *s.court, *s.sites, *s.lent]) >= 0, "a number of cubes is negative"


def check_cards(s: State) -> None:
    """HC-1.2: check that the number of cards of each value is right."""
    for value in range(VALUES):
        hands = sum([s.hand[seat * VALUES + value] for seat in range(s.players)])
        there = s.deck[value] + s.discards[value] + hands + list(s.laid).count(value)
        assert there == s.supply[value], "a card is missing or in two places"
    assert min([*s.deck, *s.discards, *s.hand, *s.five]) >= 0, "a number of cards is negative"


def check_tiles(s: State) -> None:
    """HC-1.3: check that the number of tiles is right."""
    bought = sum(s.estates) - ESTATES * s.players
    assert s.tiles + bought + s.gone == TILES, "a tile is missing or in two places"
    assert max(s.estates) <= PLACES, "more estates than places"
    assert min(s.tiles, *[back - shown for back, shown in zip(s.backs, s.shown, strict=True)]) >= 0


def surplus(s: State, seat: int) -> int:
    """HC-4.9: return how many cards a hand should now have more than its seat has warriors. Often negative or 0."""
    if s.phase == DEALING:
        return -s.owed if seat == s.place else -4 * (seat > s.place)
    if s.phase in (GAINING, EXCHANGING):
        return -s.owed if seat == drawer(s) else 0
    if s.phase == LOSING:
        return int(seat == loser(s)) - (s.owed if seat == s.turn else 0)
    if s.phase in (LAYING, ADDING, FIGHTING, LOOTING):
        if seat not in (s.turn, s.foe):
            return 0
        return -s.combat - int(s.laid[int(seat == s.foe)] >= 0)
    if s.phase in (REFILLING, CUTTING):
        if seat == raid_actor(s):
            return 2 - (s.owed if s.phase == REFILLING else 0)
        return -3 if seat == s.foe else 0
    return 0


def check_memory(s: State) -> None:
    """Check that every card drawn is in a hand or was discarded, and that the draws by deck match the tape."""
    summary = summarize_tape(tuple(s.tape), s.players, tuple(s.supply))
    width = s.players * VALUES
    assert len(s.took) == width * len(summary.decks), "there is not one row of draws per deck"
    for seat in range(s.players):
        for value in range(VALUES):
            drawn = sum([s.took[start + seat * VALUES + value] for start in range(0, len(s.took), width)])
            laid = sum([1 for side, who in enumerate((s.turn, s.foe)) if who == seat and s.laid[side] == value])
            held = s.hand[seat * VALUES + value] + laid
            assert drawn == held + summary.discarded[seat][value], "a card is held that was never drawn"
    for number, deck in enumerate(summary.decks):
        rows = [s.took[number * width + seat * VALUES :][:VALUES] for seat in range(s.players)]
        assert [sum(row) for row in rows] == summary.draws[number], "a seat drew a different number of cards"
        left = [deck[value] - sum([row[value] for row in rows]) for value in range(VALUES)]
        assert left == (list(s.deck) if number == summary.last else [0] * VALUES), (
            "a deck does not match the draws from it"
        )
