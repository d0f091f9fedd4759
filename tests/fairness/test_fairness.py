"""docs/fairness.md holds: a verifier written from that page alone agrees with ours on every kind of record."""

import ast
import hashlib
import hmac
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from clanmoot import game as find
from clanmoot.catalogue import KEYS
from clanmoot.core.chance import Committed
from clanmoot.core.game import CHANCE, Game
from clanmoot.core.playout import random_action
from clanmoot.core.record import from_json
from clanmoot.core.replay import verify
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table

from . import stranger

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "fairness.md").read_text("utf-8")
SECRET: Final = bytes.fromhex(re.findall(r"secret of all of them is `(\w+)`", PAGE)[0])
GOLDEN: Final = [
    path for path in sorted((ROOT / "tests" / "golden").glob("*/*.json")) if '"secret"' in path.read_text("utf-8")
]
OPTIONS: Final[dict[str, list[dict[str, Any]]]] = {
    "schotten-totten": [{}, {"tactics": 1, "rounds": 2}, {"tactics": 1, "expert": 1, "begins": 0}],
    "highland-clans": [{}, {"refill": 1}, {"zone": (15,), "cards": (17, 17, 17, 16)}],
    "eketorp": [{}, {"discharge": 1}],
}


def rows(width: int) -> list[list[str]]:
    """Return the rows of all tables of the page with so many columns, without their heads."""
    lines = [line for line in PAGE.splitlines() if line.startswith("|") and line.count("|") == width + 1]
    cells = [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]
    return [row for place, row in enumerate(cells[:-1]) if "---" not in (row[0], cells[place + 1][0])] + cells[-1:]


def played(key: str, players: int, options: dict[str, Any], cuts: list[int], number: int) -> dict[str, Any]:
    """Return the record of a random game with a committed secret, as the JSON that a stranger gets."""
    game, rng = find(key), Rng(number)
    seats = tuple([f"P{seat}" for seat in range(players)])
    table: Table[Any, Any] = Table(game, game.agree(options), seats, Committed(hashlib.sha256(b"%d" % number).digest()))
    table.advance()
    for cut in [*cuts, 10**6]:
        while not table.over and len(table.steps) < cut + 5:
            seat = table.deciders()[0]
            table.act(seat, random_action(game, game.imagine(table.view(seat), rng), seat, rng))
        if cut < len(table.steps):
            table.take_back(cut)
    found: dict[str, Any] = json.loads(table.record().to_json())
    return found


def ours(record: dict[str, Any]) -> int:
    """Return how many draws our own verifier checks."""
    return verify(find(record["game"]), from_json(json.dumps(record)))


def test_the_strangers_verifier_needs_nothing_of_clanmoot() -> None:
    assert stranger.__file__ is not None
    tree = ast.parse(Path(stranger.__file__).read_text("utf-8"))
    modules = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    modules |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert modules <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("path", GOLDEN, ids=[f"{path.parent.name}-{path.stem}" for path in GOLDEN])
def test_recorded_games(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    assert stranger.verify(record) == ours(record) >= 1


def test_recorded_games_are_of_all_five() -> None:
    assert {path.parent.name.replace("_", "-") for path in GOLDEN} == set(KEYS)


@pytest.mark.parametrize("cuts", [[], [30], [40, 25], [20, 45], [30, 30, 1], [0]], ids=str)
@pytest.mark.parametrize("key", KEYS)
def test_games_with_and_without_take_backs(key: str, cuts: list[int]) -> None:
    facts = find(key).facts
    for number, options in enumerate(OPTIONS.get(key, [{}])):
        players = facts.least + (number + len(cuts)) % (facts.most - facts.least + 1)
        record = played(key, players, options, cuts, 7 * number + sum(cuts))
        assert record.get("cuts", []) == cuts
        assert stranger.verify(record) == ours(record) >= 1


@pytest.mark.parametrize("key", KEYS)
def test_every_draw_that_is_exchanged_is_found_at_its_step(key: str) -> None:
    game = find(key)
    record = played(key, game.facts.least, {}, [20], 3)
    for at, outcomes in list(draws(game, record))[::9]:
        other = next(step for step, _ in outcomes if step != record["steps"][at])
        forged = record | {"steps": [*record["steps"][:at], other, *record["steps"][at + 1 :]]}
        with pytest.raises(stranger.Unfair, match=f"^step {at + 1}$"):
            stranger.verify(forged)


def test_a_take_back_that_was_hidden_and_another_fingerprint_are_found() -> None:
    record = played("glen-more", 3, {}, [60, 40], 4)
    for forged in (record | {"cuts": []}, record | {"cuts": [40]}, record | {"commitment": "0" * 64}):
        with pytest.raises(stranger.Unfair):
            stranger.verify(forged)


def test_steps_of_another_game_are_counted_and_not_checked() -> None:
    record = played("schotten-totten", 2, {}, [], 5)
    other = played("schotten-totten", 2, {}, [], 6)
    given = 12
    forged = record | {"steps": other["steps"][:given], "given": given}
    assert stranger.verify(forged) == ours(forged) == 0


def draws(game: Game[Any, Any], record: dict[str, Any]) -> Any:
    """Yield where chance had a choice, and between what."""
    s = game.start(len(record["seats"]), game.agree(record["options"]))
    for at, step in enumerate(record["steps"]):
        seat = game.decider(s)
        if seat == CHANCE and len(game.chance(s)) > 1:
            yield at, game.chance(s)
        game.apply(s, seat, step)


# -- what the page says


def test_the_vectors() -> None:
    assert hashlib.sha256(SECRET).hexdigest() in PAGE
    vectors = [row for row in rows(5) if row[0] != "message"]
    assert len(vectors) == 9
    for message, digest, weighed, remainder, index in vectors:
        source, number, era, attempt = map(int, message.split())
        many, _, one = weighed.partition(" x ")
        weights = [int(one)] * int(many) if one else [int(weight) for weight in weighed.split()]
        assert hmac.digest(SECRET, message.encode("ascii"), "sha256").hex() == digest
        assert (attempt, int(digest, 16) % sum(weights)) == (0, int(remainder))
        assert stranger.draw(SECRET, source, number, era, weights) == int(index)


def test_the_vector_of_rejection() -> None:
    weights = [2**255, 1]
    vectors = [row for row in rows(3) if row[2] in ("yes", "no")]
    assert [row[0] for row in vectors] == ["0 0 0 0", "0 0 0 1", "0 0 0 2"]
    for message, digest, counts in vectors:
        assert hmac.digest(SECRET, message.encode("ascii"), "sha256").hex() == digest
        assert (int(digest, 16) < 2**255 + 1) == (counts == "yes")
    assert stranger.draw(SECRET, 0, 0, 0, weights) == 0


def test_the_deal_and_the_take_back() -> None:
    deal, taken_back = map(json.loads, re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL))
    assert stranger.verify(deal) == ours(deal) == 13 == len(deal["steps"])
    assert stranger.verify(taken_back) == ours(taken_back) == 14
    hidden = taken_back | {"cuts": []}
    assert stranger.verify(hidden | {"steps": [*hidden["steps"][:15], 816]}) == 14
    with pytest.raises(stranger.Unfair, match="step 16"):
        stranger.verify(hidden)


@pytest.mark.parametrize("key", KEYS)
def test_the_table_of_sources_is_what_the_code_does(key: str) -> None:
    """Every draw of real games is from a source and between steps that the table names; every row is needed."""
    game = find(key)
    said = {row[1]: range(*map(int, row[3].split("-"))) for row in rows(4) if row[0] == key}
    met: dict[str, set[int]] = {source: set() for source in said}
    for path in sorted((ROOT / "tests" / "golden" / key.replace("-", "_")).iterdir()):
        record = json.loads(path.read_text("utf-8"))
        s = game.start(len(record["seats"]), game.agree(record["options"]))
        for step in record["steps"]:
            seat = game.decider(s)
            outcomes = game.chance(s) if seat == CHANCE else []
            steps = [outcome for outcome, _ in outcomes]
            if len(outcomes) > 1:
                met[name_of(key, game.source(s), s)] |= set(steps)
                assert steps == sorted(set(steps))
                assert min([weight for _, weight in outcomes]) > 0
            game.apply(s, seat, step)
    assert {source: (min(steps), max(steps)) for source, steps in met.items()} == {
        source: (steps.start, steps.stop) for source, steps in said.items()
    }


def name_of(key: str, source: int, s: Any) -> str:
    """Return how the table calls a source."""
    if key != "schotten-totten" or source == 0:
        return str(source)
    return {2 * s.round: "2 x round", 2 * s.round + 1: "2 x round + 1"}[source]
