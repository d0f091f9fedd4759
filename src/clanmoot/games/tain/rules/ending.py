"""§5: the end of a round, and §7.1: the end of the game."""

from mypy_extensions import i64

from ..pieces import EMPTY, ENTRIES, HERD, KINDS, ROUNDS, SEATS
from ..state import EIGHT_ROUNDS, ELEVEN, OVER, SCOUTING, State, behind, board_of


def settle_round(s: State) -> None:
    """TA-5.1 to 5.4: carry out the steps at the end of a round. If the game ends, skip the last two."""
    return_tokens(s)
    bring_home(s)
    if has_herd(s):
        end(s, ELEVEN)
    elif s.round == ROUNDS:
        end(s, EIGHT_ROUNDS)
    else:
        refill(s)
        next_round(s)


def return_tokens(s: State) -> None:
    """TA-4.11: move all tokens that are left on the table to their owners' used tokens."""
    for place in range(s.players * ENTRIES):
        if s.guard[place] != EMPTY:
            s.used[board_of(place) * KINDS + s.guard[place]] += 1
            s.guard[place] = EMPTY
        if s.scout[place] != EMPTY:
            s.used[s.raider[place] * KINDS + s.scout[place]] += 1
            s.scout[place] = s.raider[place] = EMPTY
    for seat in range(s.players):
        if s.kingdom[seat] != EMPTY:
            s.used[seat * KINDS + s.kingdom[seat]] += 1
            s.kingdom[seat] = EMPTY


def bring_home(s: State) -> None:
    """TA-5.1: move cattle that were won to the Pasture, and jewels and prisoners to the House."""
    for seat in range(s.players):
        s.cattle[seat] += s.won_cattle[seat]
        s.jewels[seat] += s.won_jewels[seat]
        s.won_cattle[seat] = s.won_jewels[seat] = 0
    for pair in range(2 * SEATS * SEATS):
        s.captives[pair] += s.won_captives[pair]
        s.won_captives[pair] = 0


def has_herd(s: State) -> bool:
    """TA-7.1: tell whether any player now has eleven or more cattle."""
    for cattle in s.cattle:
        if cattle >= HERD:
            return True
    return False


def end(s: State, reason: i64) -> None:
    """TA-5.2, 7.1: end the game. Used tokens are not returned."""
    s.turned = s.raided = 0
    s.reason = reason
    s.phase = OVER


def refill(s: State) -> None:
    """TA-5.3: return all used tokens to players who have no unused token left."""
    for seat in range(s.players):
        if behind(s, seat) == 0:
            for token in range(seat * KINDS, (seat + 1) * KINDS):
                s.unused[token] = s.used[token]
                s.used[token] = 0


def next_round(s: State) -> None:
    """TA-5.4, 2.3: move the round marker and the active player marker. The next player to the left begins."""
    s.round += 1
    s.active = (s.active + 1) % s.players
    s.turn = s.active
    s.passed = s.turned = s.raided = 0
    s.phase = SCOUTING
