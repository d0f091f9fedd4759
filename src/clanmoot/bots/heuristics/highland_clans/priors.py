"""The priors: a quick estimate of the seat's share of the win after each move, using only what the seat knows."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.highland_clans.actions import ADD, BARD, DISCARD, DONE, LAY, LOOT, RAID
from clanmoot.games.highland_clans.pieces import BLUE, COURT, HERD, SITES
from clanmoot.games.highland_clans.rules.bard import spoils
from clanmoot.games.highland_clans.state import RETURNING, THIRD, State

from . import weights as w
from .action_effects import FOE, OWN, change, herd_comes_home
from .card_scores import card_wish, exchanged, raid_odds, refilled
from .evaluation import expected_shares
from .returned_cubes import buyable, plans, rated


def wishes(s: State, seat: i64, moves: vec[i64]) -> vec[float]:
    """Return the score of each of these moves."""
    if s.phase == RETURNING:
        return return_wishes(s, seat, moves)
    found = vec[float]()
    for action in moves:
        found = append(found, wish(s, seat, action))
    return found


def wish(s: State, seat: i64, action: i64) -> float:
    """Return the score of one move. The branches are in the order of the actions' numbers."""
    if action < BARD:
        return tried(s, seat, action)
    if action < DONE:
        return bard(s, seat, (seat + action - BARD + 1) % s.players)
    if action < RAID:
        return tried(s, seat, action)
    if action < DISCARD:
        return raid(s, seat, (seat + action - RAID + 1) % s.players)
    if action < LAY:
        return exchange(s, seat, action - DISCARD)
    if action < ADD:
        return card_wish(s, seat, action - LAY)
    if action < LOOT:
        return piper(s, seat, action - ADD)
    return tried(s, seat, action)


def return_wishes(s: State, seat: i64, moves: vec[i64]) -> vec[float]:
    """Score returning cubes: what the kept ones can still buy, plus a fixed value for each new one."""
    actions = buyable(s)
    now = hope(s, seat)
    gains = vec[float]()
    for action in actions:
        gains = append(gains, tried(s, seat, action) - now)
    return rated(s, moves, plans(actions, gains, s.place == s.players - 1))


def hope(s: State, seat: i64) -> float:
    """Return the seat's share of the win in the present position. It counts only this seat's cards."""
    return expected_shares(s, seat)[seat]


def tried(s: State, seat: i64, action: i64) -> float:
    """Return the seat's share of the win after an action. The boards are restored afterwards."""
    foe: i64 = s.foe
    home: i64 = 1 if herd_comes_home(s, seat, action) else 0
    change(s, seat, OWN, action, 1)
    s.sites[seat * SITES + HERD] += home
    if foe >= 0:
        change(s, foe, FOE, action, 1)
    found = hope(s, seat)
    if foe >= 0:
        change(s, foe, FOE, action, -1)
    s.sites[seat * SITES + HERD] -= home
    change(s, seat, OWN, action, -1)
    return found


def bard(s: State, seat: i64, foe: i64) -> float:
    """Return the value of a Bard: the share of the win after taking the best cubes."""
    phase: i64 = s.phase
    s.foe = foe
    s.phase = THIRD
    best = 0.0
    for take in spoils(s):
        value = tried(s, seat, take)
        if value > best:
            best = value
    s.foe = -1
    s.phase = phase
    return best


def raid(s: State, seat: i64, foe: i64) -> float:
    """Return the expected value of a raid, averaged over win, tie and loss."""
    won, lost = raid_odds(s, seat, foe)
    drawn = 1.0 - won - lost
    found = won * victory(s, seat, foe) + lost * scored(s, seat, foe, -1, 2) + drawn * scored(s, seat, foe, 1, 0)
    return found + w.CARD_SHARE * refilled(s, seat)


def victory(s: State, seat: i64, foe: i64) -> float:
    """Return the value of winning a raid and making the best capture."""
    at: i64 = foe * SITES
    if s.sites[at] + s.sites[at + 1] + s.sites[at + 2] == 0:
        return scored(s, seat, foe, 2, 0)
    s.foe = foe
    s.score[seat] += 1
    best = 0.0
    for site in range(SITES):
        if s.sites[at + site] > 0:
            value = tried(s, seat, LOOT + 1 + site)
            if value > best:
                best = value
    s.score[seat] -= 1
    s.foe = -1
    return best


def scored(s: State, seat: i64, foe: i64, mine: i64, theirs: i64) -> float:
    """Return the seat's share of the win if both seats' scores change by these points."""
    s.score[seat] += mine
    s.score[foe] += theirs
    found = hope(s, seat)
    s.score[seat] -= mine
    s.score[foe] -= theirs
    return found


def exchange(s: State, seat: i64, cards: i64) -> float:
    """Return the value of discarding cards and drawing new ones, or of discarding cards only."""
    return hope(s, seat) + w.CARD_SHARE * exchanged(s, cards)


def piper(s: State, seat: i64, number: i64) -> float:
    """Return the value of playing a Piper. The Piper leaves the court but may win the combat."""
    at: i64 = seat * COURT + BLUE
    s.court[at] -= number
    found = hope(s, seat)
    s.court[at] += number
    return found + w.MUSIC * float(number)
