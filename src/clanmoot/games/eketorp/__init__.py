"""Eketorp: Vikings fetch bricks from stores and from each other's walls."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal, message
from clanmoot.core.options import Option, TableOption, Wanted
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

from . import refusals, sentences, text_board
from .actions import ACTIONS
from .all_worlds import worlds
from .features import LAYOUT, features
from .invariants import check
from .material_check import check_materials
from .outcome import outcome, result
from .pieces import MATERIAL, VIKINGS
from .rules import turn
from .rules.fast_chance import settle
from .rules.plan import plans
from .state import BUILDING, CHOOSING, DRAWING_MATERIAL, LAYING, PLANNING, STARTING, State, set_up
from .view import View, seen, view
from .world_sampler import Imaginer

FACTS = Facts(
    key="eketorp",
    title="Eketorp",
    rules=1,
    digest="eketorp.md",
    prefix="EK",
    least=3,
    most=6,
    minutes=60,
    options=(Option("discharge", "when a Viking leaves the hospital (EK-6.1)", {"early": 0, "late": 1}, 0),),
    reasons=("ek-wall", "ek-rounds"),
    tables=(
        TableOption(
            "materials",
            "the twelve material cards, seven stores each: colour 1-4, bricks, marked bricks as one number (EK-1.4)",
            MATERIAL,
            0,
            499,
        ),
    ),
)


class Eketorp(AnyGame[State, View]):
    """The game behind the `Game` contract: each method calls the module that implements it."""

    def __init__(self) -> None:
        self.facts = FACTS
        self.actions = ACTIONS
        self.layout = LAYOUT
        self.weighs = True
        self.memory = ("open", "first", "high", "first_seen")

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return set_up(players, options[0], options[1:])

    def agree(self, wanted: Wanted) -> tuple[int, ...]:
        """Return the option values. Refuse material cards that could mix colours in a store (EK-5.1)."""
        agreed = super().agree(wanted)
        check_materials(agreed[1:])
        return agreed

    def copy(self, s: State) -> State:
        return s.copy()

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Return an upper bound: the set-up, ten rounds with a fight for every Viking, and all exchanges.

        The bound counts all returned first hands and exchanges once per game. A round has a material card, then the
        plans and their reveal, each with at most one step per Viking and one per seat. Every fight takes a Viking out
        of the round and has at most eight steps. Each Viking brings home at most one brick to place.
        """
        vikings = players * int(VIKINGS[players])
        return 1 + 5 * players + 30 + 10 * (1 + 2 * (vikings + players) + 9 * vikings) + 10 * players

    def check(self, s: State) -> None:
        check(s)

    def decider(self, s: State) -> int:
        return turn.decider(s)

    def deciders(self, s: State) -> list[int]:
        """Return all seats that have to choose in a sealed phase, otherwise only the seat that decides."""
        if s.phase == PLANNING or s.phase == LAYING:
            return [seat for seat in range(s.players) if turn.owes(s, seat)]
        seat = turn.decider(s)
        return [] if seat == NOBODY else [seat]

    def sealed(self, s: State) -> bool:
        """EK-3.2, 4.5: return whether players now choose in secret: plans or fight cards."""
        return s.phase == PLANNING or s.phase == LAYING

    def moves(self, s: State, seat: int) -> vec[i64]:
        return turn.moves(s, seat)

    def apply(self, s: State, seat: int, action: int) -> None:
        turn.apply(s, seat, action)

    def forced(self, s: State) -> bool:
        """EK-4.3, 5.3: return whether everybody can see all choices: they can while players choose fights or bricks."""
        return s.phase == CHOOSING or s.phase == BUILDING

    def chance(self, s: State) -> list[tuple[int, int]]:
        return turn.chance(s)

    def source(self, s: State) -> int:
        """Return the source of the next draw: 0 for the start player, 1 for the material cards, 2 for the deck."""
        if s.phase == STARTING:
            return 0
        return 1 if s.phase == DRAWING_MATERIAL else 2

    def settle(self, s: State, rng: Rng) -> None:
        settle(s, rng)

    def view(self, s: State, watcher: int) -> View:
        return view(s, watcher)

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        return seen(s, seat, action, watcher)

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def worlds(self, v: View, most: int) -> list[tuple[State, int]]:
        return worlds(v, most)

    def outcome(self, s: State) -> Outcome:
        return outcome(s)

    def ending(self, s: State) -> Message:
        """Return why the game ended, and who won by how much."""
        return message(FACTS.reasons[s.reason], result=result(outcome(s)))

    def why_not(self, v: View, action: int) -> Refusal:
        return refusals.why_not(v, action)

    def prompt(self, v: View) -> Message:
        return sentences.prompt(v)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return sentences.log(before, seat, seen, after)

    def board(self, v: View) -> str:
        return text_board.board(v)

    def weight(self, s: State, seat: int, action: int) -> int:
        """EK-3.2: return how many plans begin with a placement, so that random players choose plans evenly."""
        return plans(s, seat, action) if s.phase == PLANNING else 1

    def features(self, v: View) -> list[int]:
        return features(v)


GAME = Eketorp()
