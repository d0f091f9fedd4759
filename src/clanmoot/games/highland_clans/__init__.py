"""Highland Clans: players draw six cubes per turn, build, raid and score, until an estate tile ends the game."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal
from clanmoot.core.options import Option, OptionError, TableOption, Wanted
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

from . import refusals, sentences, text_board
from .actions import ACTIONS
from .all_worlds import worlds
from .features import LAYOUT, features
from .invariants import check
from .outcome import ending, outcome
from .pieces import ALL_CARDS, BACKS, CARDS, NUMBERS, ROUNDS, TILES, VALUES, ZONE
from .rules import turn
from .rules.fast_chance import settle
from .rules.redundant_orders import redundant
from .state import BEGINNING, CUBING, RECUBING, TURNING, State, set_up
from .view import View, seen, view
from .world_sampler import Imaginer

FACTS = Facts(
    key="highland-clans",
    title="Highland Clans",
    rules=1,
    digest="highland_clans.md",
    prefix="HC",
    least=3,
    most=5,
    minutes=60,
    options=(Option("refill", "cards after a raid (HC-5.10)", {"french": 0, "dutch": 1}, 0),),
    reasons=("hc-by-tile", "hc-no-tile", "hc-bag-empty", "hc-last-round"),
    tables=(
        TableOption("cards", "combat cards of values 1 to 4 (HC-1.2)", CARDS, 1, ALL_CARDS),
        TableOption("tiles", "tiles with the numbers 30 to 42 (HC-1.3)", BACKS, 0, TILES),
        TableOption("zone", "where the red zone begins (HC-1.5)", ZONE, 1, 999),
    ),
)


class HighlandClans(AnyGame[State, View]):
    """The game contract for Highland Clans. Each method calls the module that does the work."""

    def __init__(self) -> None:
        self.facts = FACTS
        self.actions = ACTIONS
        self.layout = LAYOUT
        self.memory = ("tape", "took")

    def start(self, players: int, options: tuple[int, ...]) -> State:
        cards, backs = options[1 : 1 + VALUES], options[1 + VALUES : 1 + VALUES + NUMBERS]
        return set_up(players, options[0], cards, backs, options[1 + VALUES + NUMBERS])

    def agree(self, wanted: Wanted) -> tuple[int, ...]:
        """HC-1.2, 1.3: return the option values. Corrected numbers must add up to 67 cards and 25 tiles."""
        agreed = super().agree(wanted)
        if sum(agreed[1 : 1 + VALUES]) != ALL_CARDS:
            raise OptionError("option-table", f"The numbers of cards must add up to {ALL_CARDS}.")
        if sum(agreed[1 + VALUES : 1 + VALUES + NUMBERS]) != TILES:
            raise OptionError("option-table", f"The numbers of tiles must add up to {TILES}.")
        return agreed

    def copy(self, s: State) -> State:
        return s.copy()

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Return an upper bound on the steps of a game.

        A turn has at most 13 steps for cubes, 4 for actions and 29 for a raid. A round adds two steps, and the game
        begins with one deal.
        """
        return ROUNDS * (46 * players + 2) + 4 * players + 1

    def check(self, s: State) -> None:
        check(s)

    def decider(self, s: State) -> int:
        """Return the seat that decides, or CHANCE or NOBODY."""
        return turn.decider(s)

    def moves(self, s: State, seat: int) -> vec[i64]:
        return turn.moves(s)

    def apply(self, s: State, seat: int, action: int) -> None:
        turn.apply(s, action)

    def forced(self, s: State) -> bool:
        """Return whether everybody can see how many choices the player has. They cannot if it depends on a hand."""
        return turn.is_public(s)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return turn.chance(s)

    def source(self, s: State) -> int:
        """Return the source of the next draw: 0 start player, 1 bag, 2 tiles, 3 cards."""
        if s.phase == BEGINNING:
            return 0
        if s.phase == CUBING or s.phase == RECUBING:
            return 1
        return 2 if s.phase == TURNING else 3

    def settle(self, s: State, rng: Rng) -> None:
        settle(s, rng)

    def view(self, s: State, watcher: int) -> View:
        return view(s, watcher)

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        return seen(s, action, watcher)

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def worlds(self, v: View, most: int) -> list[tuple[State, int]]:
        return worlds(v, most)

    def outcome(self, s: State) -> Outcome:
        return outcome(s)

    def ending(self, s: State) -> Message:
        """Return a sentence that says who won, how and by how much."""
        return ending(FACTS.reasons, outcome(s))

    def why_not(self, v: View, action: int) -> Refusal:
        return refusals.why_not(v, action)

    def prompt(self, v: View) -> Message:
        return sentences.prompt(v)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return sentences.log(before, seat, seen, after)

    def board(self, v: View) -> str:
        return text_board.board(v)

    def redundant(self, s: State, seat: int, action: int) -> bool:
        """Tell whether the two actions of this turn are also possible in the other order, with the same result."""
        return redundant(s, action)

    def features(self, v: View) -> list[int]:
        return features(v)


GAME = HighlandClans()
