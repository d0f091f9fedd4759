"""§4.10 What a victorious besieger takes off the wall."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import KEEP, LOOT
from ..pieces import COLOURS, KINDS, SECTIONS, STACK, STORES, height, tops
from ..state import KEEPING, LOOTING, State
from .fields import next_fight


def left_section(s: State) -> i64:
    """EK-1.1 The first of the two sections at the siege field, as a place in `wall`."""
    return s.defender * SECTIONS + 2 * ((s.field - STORES) % KINDS)


def begin_looting(s: State) -> None:
    """EK-4.10 He is asked only if there is a brick that the damage pays for."""
    s.turn = s.attacker
    if len(loots(s)) > 1:
        s.phase = LOOTING
    else:
        next_fight(s, s.attacker + 1)


def loots(s: State) -> vec[i64]:
    """EK-4.10 So many off the tops of the left and the right section, worth no more than the damage; also none."""
    found = vec[i64]()
    left: i64 = s.wall[left_section(s)]
    right: i64 = s.wall[left_section(s) + 1]
    for i in range(height(left) + 1):
        for j in range(height(right) + 1):
            if tops(left, i) + tops(right, j) <= s.damage:
                found = append(found, LOOT + i * (STACK + 1) + j)
    return found


def loot(s: State, left: i64, right: i64) -> None:
    """EK-4.10 The bricks come off; of several colours he says which one he keeps."""
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
    """EK-4.10 Bricks off the top of a section."""
    while bricks > 0:
        s.taken[s.wall[section] % 5 - 1] += 1
        s.wall[section] //= 5
        bricks -= 1


def keeps(s: State) -> vec[i64]:
    """EK-4.10 The colours of the bricks taken."""
    found = vec[i64]()
    for colour in range(COLOURS):
        if s.taken[colour]:
            found = append(found, KEEP + colour)
    return found


def keep(s: State, colour: i64) -> None:
    """EK-4.10 Exactly one goes under his viking, the others to the supply."""
    s.taken[colour] -= 1
    s.under[s.field - STORES] = colour + 1
    for other in range(COLOURS):
        s.supply[other] += s.taken[other]
        s.taken[other] = 0
    next_fight(s, s.attacker + 1)
