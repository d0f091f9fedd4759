"""Random plans for the search: each Viking goes to the field with the highest value after adding noise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.rng import Rng
from clanmoot.games.eketorp.pieces import FIELDS, KINDS, SECTIONS, STORES, VALUES
from clanmoot.games.eketorp.state import State

from .combat import section_at
from .damage_tables import gain, risk
from .weights import (
    BARE_CASTLE,
    BRICK,
    CONTESTED,
    CROWDED,
    GUARDED,
    GUARDS,
    MOOD,
    OUTSIDE,
    SHAKE,
    STORMED,
)

HOME: Final = FIELDS  # the index of guards in a list of fields


def chance(rng: Rng) -> float:
    """Return a random number from 0 to 1."""
    return float(rng.word()) / 4294967296.0


def swing(rng: Rng, width: float) -> float:
    """Return a random factor between 1 - width and 1 + width."""
    return 1.0 + width * (2.0 * chance(rng) - 1.0)


def planned(s: State, seat: i64, rng: Rng) -> vec[i64]:
    """Return a complete plan: how many Vikings go to each field. Vikings already placed stay where they are."""
    plan = vec[i64]([0] * (FIELDS + 1))
    top: i64 = 0
    for field in range(FIELDS):
        plan[field] = s.out[seat * FIELDS + field]
        if plan[field]:
            top = field
    worths = first_worths(s, seat, top, rng)
    free = free_bricks(s, seat)
    for _ in range(s.home[seat]):
        best: i64 = HOME
        for field in range(top, STORES + KINDS * s.players):
            if worths[field] > worths[best]:
                best = field
        before = worths[best]
        plan[best] += 1
        if best == HOME:
            worths[best] = before * (1.0 - 1.0 / float(plan[best] + 1))
        elif best < STORES:
            worths[best] = before / store_share(s, best, free[best], plan[best] - 1)
            worths[best] *= store_share(s, best, free[best], plan[best])
        else:
            worths[best] = -1.0
    return plan


def first_worths(s: State, seat: i64, top: i64, rng: Rng) -> vec[float]:
    """Return the noisy value of the next Viking on each field, and of the first guard at home."""
    worths = vec[float]([-1.0] * (FIELDS + 1))
    daring = swing(rng, MOOD)
    free = free_bricks(s, seat)
    for field in range(top, STORES + KINDS * s.players):
        if field < STORES:
            worths[field] = store_worth(s, seat, field, free[field]) * swing(rng, SHAKE) + 0.05 * chance(rng)
        elif (field - STORES) // KINDS != seat and not s.out[seat * FIELDS + field]:
            worths[field] = siege_hope(s, seat, field) * daring * swing(rng, SHAKE)
    worths[HOME] = guard_worth(s, seat) * swing(rng, MOOD) + 0.02
    return worths


def free_bricks(s: State, seat: i64) -> vec[float]:
    """Return for each store how many bricks the other seats are likely to leave."""
    free = vec[float]([0.0] * STORES)
    total = 0.0
    for store in range(STORES):
        total += float(s.bricks[store] * (s.colours[store] + 2))
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += OUTSIDE * float(fit(s, other))
    for store in range(STORES):
        if s.bricks[store]:
            free[store] = float(s.bricks[store]) - others * float(s.bricks[store] * (s.colours[store] + 2)) / total
    return free


def fit(s: State, seat: i64) -> i64:
    """Count the Vikings of a seat that are at home or already planned. The other seats cannot tell these apart."""
    vikings: i64 = s.home[seat]
    for field in range(FIELDS):
        vikings += s.out[seat * FIELDS + field]
    return vikings


def store_worth(s: State, seat: i64, store: i64, free: float) -> float:
    """Return the value of the next Viking at a store."""
    brick = float(s.colours[store]) + 1.0 + BRICK if s.bricks[store] else 0.0
    return brick * store_share(s, store, free, s.out[seat * FIELDS + store])


def store_share(s: State, store: i64, free: float, already: i64) -> float:
    """Return the share of a brick that one more Viking gains: 1 without a fight, less in a fight or a crowded store."""
    if already >= s.bricks[store] + 1:
        return 0.001
    peace = free - float(already)
    peace = 0.0 if peace < 0.0 else 1.0 if peace > 1.0 else peace
    fought = CONTESTED if already == 0 else CROWDED
    return peace + (1.0 - peace) * fought


def siege_hope(s: State, seat: i64, field: i64) -> float:
    """Return the expected loot of a Viking at this castle."""
    best: i64 = 1
    for value in range(VALUES):
        if s.hand[seat * VALUES + value] or s.laid[seat * VALUES + value]:
            best = value + 1
    less: i64 = best - 3
    if less < 1:
        less = less - less + 1
    section = section_at(field)
    left: i64 = s.wall[section]
    right: i64 = s.wall[section + 1]
    return BARE_CASTLE * gain(left, right, best) + STORMED * gain(left, right, less)


def guard_worth(s: State, seat: i64) -> float:
    """Return the value of the first defender at home. It is higher when more bricks are exposed."""
    total = 0.0
    for section in range(0, SECTIONS, 2):
        total += risk(s.wall[seat * SECTIONS + section], s.wall[seat * SECTIONS + section + 1])
    return GUARDS * total + GUARDED
