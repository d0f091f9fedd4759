"""§4.10: what a besieger who has won takes from the wall."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import KEEP, LOOT
from ..pieces import COLOURS, KINDS, SECTIONS, STACK, STORES, height, tops
from ..state import KEEPING, LOOTING, State
from .contested_fields import next_fight


def left_section(s: State) -> i64:
    """EK-1.1: return the index in `wall` of the first of the two sections at the siege field."""
    return s.defender * SECTIONS + 2 * ((s.field - STORES) % KINDS)


def begin_looting(s: State) -> None:
    """EK-4.10: ask the besieger only if the damage pays for at least one brick."""
    s.turn = s.attacker
    if len(loots(s)) > 1:
        s.phase = LOOTING
    else:
        next_fight(s, s.attacker + 1)


def loots(s: State) -> vec[i64]:
    """EK-4.10: return how many bricks may be taken from the tops of the two sections, for no more than the damage."""
    found = vec[i64]()
    left: i64 = s.wall[left_section(s)]
    right: i64 = s.wall[left_section(s) + 1]
    for i in range(height(left) + 1):
        for j in range(height(right) + 1):
            if tops(left, i) + tops(right, j) <= s.damage:
                found = append(found, LOOT + i * (STACK + 1) + j)
    return found


def loot(s: State, left: i64, right: i64) -> None:
    """EK-4.10: take the bricks. If they have several colours, ask the besieger which one to keep."""
    take(s, left_section(s), left)
    take(s, left_section(s) + 1, right)
    choices = keeps(s)
    if len(choices) == 0:
        next_fight(s, s.attacker + 1)
    elif len(choices) == 1:
        keep(s, choices[0] - KEEP)
    else:
        s.phase = KEEPING


def take(s: State, section: i64, bricks: i64) -> None:
    """EK-4.10: remove bricks from the top of a section."""
    while bricks > 0:
        s.taken[s.wall[section] % 5 - 1] += 1
        s.wall[section] //= 5
        bricks -= 1


def keeps(s: State) -> vec[i64]:
    """EK-4.10: return the colours among the bricks taken, one of which is kept."""
    found = vec[i64]()
    for colour in range(COLOURS):
        if s.taken[colour]:
            found = append(found, KEEP + colour)
    return found


def keep(s: State, colour: i64) -> None:
    """EK-4.10: put one brick under the Viking, and return the others to the supply."""
    s.taken[colour] -= 1
    s.under[s.field - STORES] = colour + 1
    for other in range(COLOURS):
        s.supply[other] += s.taken[other]
        s.taken[other] = 0
    next_fight(s, s.attacker + 1)
