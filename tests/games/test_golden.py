"""What holds for every recorded game: it replays for ever, is whole at every step, fair, and small."""

from pathlib import Path
from typing import Any, Final

import pytest

from clanmoot import game as find_game
from clanmoot.catalogue import KEYS
from clanmoot.core.game import Game
from clanmoot.core.record import from_json
from clanmoot.core.replay import open_record, verify

FOLDER: Final = Path(__file__).parents[1] / "golden"
RECORDS: Final = sorted(FOLDER.glob("*/*.json"))


def game_of(path: Path) -> Game[Any, Any]:
    """The game that a record is of."""
    return find_game(path.parent.name.replace("_", "-"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS])
class TestRecordedGame:
    def test_it_is_written_as_it_was_read(self, path: Path) -> None:
        text = path.read_text("utf-8")
        record = from_json(text)
        assert record.to_json() + "\n" == text
        kept = open_record(game_of(path), record).record()
        assert kept._replace(commitment=record.commitment, secret=record.secret) == record

    def test_it_is_whole_at_every_step(self, path: Path) -> None:
        game, record = game_of(path), from_json(path.read_text("utf-8"))
        s = game.start(len(record.seats), game.agree(record.options))
        for action in record.steps:
            game.apply(s, game.decider(s), action)
            game.check(s)
        assert game.deciders(s) == []

    def test_if_its_chance_was_committed_to_it_was_fair(self, path: Path) -> None:
        record = from_json(path.read_text("utf-8"))
        assert not record.secret or verify(game_of(path), record) >= 1


@pytest.mark.parametrize("key", KEYS)
def test_every_way_to_end_has_a_recorded_game(key: str) -> None:
    game = find_game(key)
    folder = FOLDER / key.replace("-", "_")
    reasons = [open_record(game, from_json(path.read_text("utf-8"))).outcome().reason for path in folder.iterdir()]
    assert set(reasons) == set(range(len(game.facts.reasons)))


def test_whole_games_of_two_are_small() -> None:
    for path in RECORDS:
        if path.parent.name in ("schotten_totten", "tain") and path.stem != "match":
            assert path.stat().st_size < 2048, path.name
