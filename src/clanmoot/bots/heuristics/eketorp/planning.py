"""A complete plan at once: it values each further Viking on a field and picks the highest values."""

from typing import Final

from clanmoot.games.eketorp.actions import PLACE, READY
from clanmoot.games.eketorp.pieces import KINDS, SECTIONS, STORES
from clanmoot.games.eketorp.view import View

from .walls import exposure, prize
from .weights import BARE, BRICK, CONTEST, CROWD, GUARD, HURT, RIVALS, STORM, VENTURE

HOME: Final = -1


class Offer:
    """A use for one more Viking, on a field or at home, with its value."""

    def __init__(self, worth: float, field: int) -> None:
        self.worth = worth
        self.field = field


def next_step(v: View) -> int:
    """Return the next action of the plan: the lowest field that still needs a Viking, or READY.

    A Viking's value depends only on how many are on the same field. So the best plan from the start is also the best
    continuation of any part of it, and single steps add up to that plan.
    """
    fields = [offer.field for offer in wanted(v) if offer.field != HOME]
    return PLACE + min(fields) if fields else READY


def wanted(v: View) -> list[Offer]:
    """Return the best use for each Viking that is still at home."""
    top = max([field for field, vikings in enumerate(v.out[v.me]) if vikings], default=0)
    offers = guards(v)
    for field in range(top, STORES + KINDS * v.players):
        if field < STORES:
            offers += gatherers(v, field)
        elif (field - STORES) // KINDS != v.me and not v.out[v.me][field]:
            worth = besieger(v, field)
            if worth > 0.0:
                offers.append(Offer(worth + whim(v, field), field))
    offers.sort(key=lambda offer: (-offer.worth, offer.field))
    return offers[: v.home[v.me]]


def whim(v: View, field: int) -> float:
    """Return a small preference for a field that differs by player, so that equal bots choose different fields."""
    return (v.me * 37 + v.round * 23 + field * 53) % 29 / 100


def rivals(v: View, store: int) -> float:
    """Return the expected number of other seats' Vikings at a store."""
    worth = [v.bricks[other] * (v.colours[other] + 2) for other in range(STORES)]
    others = sum([v.home[seat] for seat in range(v.players) if seat != v.me])
    return VENTURE * others * worth[store] / max(sum(worth), 1)


def gatherers(v: View, store: int) -> list[Offer]:
    """Return offers for Vikings at a store. The first may get bricks without a fight, but later ones have to fight."""
    brick = v.colours[store] + 1 + BRICK
    free = v.bricks[store] - rivals(v, store)
    offers: list[Offer] = []
    for count in range(v.out[v.me][store], min(v.bricks[store], 3)):
        peace = min(max(free - count, 0.0), 1.0)
        fought = CONTEST if count == 0 else CROWD
        offers.append(Offer(brick * (peace + (1 - peace) * fought) + whim(v, store) / (count + 1), store))
    return offers


def besieger(v: View, field: int) -> float:
    """Return the expected value of one Viking at a castle."""
    owner, kind = divmod(field - STORES, KINDS)
    left, right = v.wall[owner][2 * kind], v.wall[owner][2 * kind + 1]
    best = max(v.hands[v.me])
    return RIVALS * (BARE * booty(left, right, best) + (1 - BARE) * STORM * booty(left, right, max(best - 3, 1)))


def booty(left: int, right: int, damage: int) -> float:
    """Return the value of the loot that this damage takes from two sections."""
    kept, taken = prize(left, right, damage)
    return kept + (BRICK if kept else 0.0) + HURT * taken


def guards(v: View) -> list[Offer]:
    """Return offers for defenders at home. Each further defender is worth less."""
    wall = v.wall[v.me]
    open_bricks = sum([exposure(wall[section], wall[section + 1], 5) for section in range(0, SECTIONS, 2)])
    return [Offer(GUARD * open_bricks / (count + 1), HOME) for count in range(v.home[v.me])]
