"""The opponent that does anything does each thing as often."""

from typing import NamedTuple

from clanmoot.bots import bot
from clanmoot.core.actions import ActionSpace, Domain, Kind
from clanmoot.core.game import Game, Imaginer, State
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import FACTS, GAME


class Secret(NamedTuple):
    """What a seat of Sealed knows: which seat it is."""

    me: int


class SealedState(State):
    """Nothing happens in Sealed."""


class SealedImaginer(Imaginer[SealedState]):
    """There is one position."""

    def draw(self, rng: Rng) -> SealedState:
        return SealedState()


class Sealed(Game[SealedState, Secret]):
    """Two secret choices at once; for seat 1 three of four whole choices begin with action 1."""

    def __init__(self) -> None:
        self.facts = FACTS._replace(key="sealed")
        self.actions = ActionSpace([Kind("pick", "{thing}", thing=Domain(["a", "b"]))], [], [])
        self.weighs = True

    def deciders(self, s: SealedState) -> list[int]:
        return [0, 1]

    def view(self, s: SealedState, watcher: int) -> Secret:
        return Secret(watcher)

    def imaginer(self, v: Secret) -> SealedImaginer:
        return SealedImaginer()

    def weight(self, s: SealedState, seat: int, action: int) -> int:
        return 3 if seat == 1 and action == 1 else 1


def test_all_actions_are_equally_likely() -> None:
    table = GAME.table(options={"begins": 0}, seed=3)
    view, legal, chooser = table.view(0), table.legal(0)[:4], bot("random", GAME, 1)
    chosen = [chooser.choose(view, legal) for _ in range(4000)]
    assert all(900 < chosen.count(action) < 1100 for action in legal)


def test_whole_sealed_choices_are_equally_likely() -> None:
    game = Sealed()
    for seat, expected in ((0, 2000), (1, 3000)):
        chooser = bot("random", game, seat)
        chosen = [chooser.choose(Secret(seat), [0, 1]) for _ in range(4000)]
        assert expected - 150 < chosen.count(1) < expected + 150
