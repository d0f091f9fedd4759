"""The probable result of a raid, sampled from the opponent's hands that the view does not rule out."""

from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans.pieces import COMBATS, VALUES
from clanmoot.games.highland_clans.view import View
from clanmoot.games.highland_clans.world_sampler import Imaginer

from .weights import SAMPLES


def raid_odds(v: View, rival: int) -> tuple[float, float]:
    """Return the probabilities of winning and losing a raid.

    Each side plays its best cards. The opponent plays them in random order.
    """
    imaginer, rng = Imaginer(v), Rng(v.round)
    mine = best(list(v.hand))
    won = lost = 0
    for _ in range(SAMPLES):
        s = imaginer.draw(rng)
        theirs = best(list(s.hand[rival * VALUES : (rival + 1) * VALUES]))
        rng.shuffle(theirs)
        ahead = sum([(a > b) - (a < b) for a, b in zip(mine, theirs, strict=True)])
        won += ahead > 0
        lost += ahead < 0
    return won / SAMPLES, lost / SAMPLES


def best(hand: list[int]) -> list[int]:
    """Return the three highest cards of a hand given as counts."""
    cards = [value for value in range(VALUES) for _ in range(hand[value])]
    return cards[len(cards) - COMBATS :]
