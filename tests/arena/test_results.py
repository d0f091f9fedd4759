"""The file of results: nothing is lost, nothing counts twice, nobody interferes."""

from pathlib import Path

import pytest

from clanmoot.arena.contest import Job, contest
from clanmoot.arena.match import play
from clanmoot.arena.results import Ledger, read, to_line
from clanmoot.core.errors import ClanmootError

from .made import deals, result, tain

PAIR = tain("greedy", "random")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two deals in it."""
    found = tmp_path / "games.jsonl"
    with Ledger(found) as ledger:
        ledger.add(deals(PAIR, ["greedy", "random"]))
    return found


def test_what_was_written_is_read(tmp_path: Path) -> None:
    tactics = contest("schotten-totten", ("greedy", "random"), {"tactics": 1})
    written = [play(Job(tactics, 3, 1)), *deals(PAIR, ["greedy"])]
    with Ledger(tmp_path / "new" / "games.jsonl") as ledger:
        assert ledger.add(written) == written
    assert read(tmp_path / "new" / "games.jsonl") == written


def test_no_file_holds_nothing(tmp_path: Path) -> None:
    assert read(tmp_path / "none.jsonl") == []


def test_it_is_only_added_to(path: Path) -> None:
    before = path.read_bytes()
    with Ledger(path) as ledger:
        ledger.add([result(Job(PAIR, 2, 0), "greedy")])
    assert path.read_bytes().startswith(before)
    assert len(read(path)) == 5


def test_a_game_counts_once(path: Path) -> None:
    before = path.read_bytes()
    again = result(Job(PAIR, 0, 0), "random")
    with Ledger(path) as ledger:
        assert ledger.add([again, again]) == []
    assert path.read_bytes() == before


def test_a_game_that_stands_there_twice_counts_once(path: Path) -> None:
    found = read(path)
    with path.open("a") as file:
        file.write(to_line(result(Job(PAIR, 0, 0), "random")) + "\n")
    assert read(path) == found


@pytest.mark.parametrize("cut", [1, 2, 30, 80])
def test_half_a_line_at_the_end_is_dropped(path: Path, cut: int) -> None:
    whole = read(path)
    path.write_bytes(path.read_bytes()[:-cut])
    assert read(path) == whole[:-1]
    with Ledger(path) as ledger:
        assert ledger.remark == "The last line was incomplete. That game will be played again."
        assert ledger.results == whole[:-1]
        ledger.add(whole[-1:])
    assert read(path) == whole


def test_a_file_torn_in_its_first_line_begins_again(path: Path) -> None:
    path.write_bytes(b'{"clanmoot-')
    with Ledger(path) as ledger:
        assert ledger.results == []
        ledger.add(deals(PAIR, ["greedy"]))
    assert read(path) == deals(PAIR, ["greedy"])


def test_two_cannot_write_at_once(path: Path) -> None:
    with Ledger(path), pytest.raises(ClanmootError) as caught:
        Ledger(path)
    assert caught.value.sentence == f"Another run is writing to {path}. Let it finish, or name another file."
    with Ledger(path) as ledger:
        assert len(ledger.results) == 4


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        "{}",
        '{"g":"tain","v":1,"s":1,"d":0,"r":0,"b":["greedy","random"],"k":[1,2],"p":[1],"n":9,"ms":[0,0],"c":[1,1]}',
        '{"g":"tain","v":1,"s":1,"d":0,"r":0,"b":["greedy","random"],"k":[2,2],"p":[1,1],"n":9,"ms":[0,0],"c":[1,1]}',
        '{"g":"tain","v":1,"s":1,"d":0,"r":1,"b":["greedy","random"],"k":[1,2],"p":[1,1],"n":9,"ms":[0,0],"c":[1,1]}',
        '{"g":"tain","v":1,"s":1,"d":true,"r":0,"b":["greedy","random"],"k":[1,2],"p":[1,1],"n":9,"ms":[0,0],"c":[1,1]}',
    ],
)
def test_a_bad_line_is_named_and_nothing_is_changed(path: Path, line: str) -> None:
    path.write_text(path.read_text() + line + "\n")
    before = path.read_bytes()
    with pytest.raises(ClanmootError) as caught:
        Ledger(path)
    assert caught.value.sentence == f"Line 6 of {path} is not the result of a game."
    assert path.read_bytes() == before


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna,\nhow are you?\n")
    with pytest.raises(ClanmootError) as caught:
        Ledger(path)
    assert "is not a valid file of results" in caught.value.sentence
    assert path.read_text() == "Dear Anna,\nhow are you?\n"


def test_a_short_note_without_an_end_of_line_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_text("milk")
    with pytest.raises(ClanmootError):
        Ledger(path)
    assert path.read_text() == "milk"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ClanmootError) as caught:
        Ledger(tmp_path)
    assert caught.value.sentence == f"The results cannot be written to {tmp_path}: is a directory."
    with pytest.raises(ClanmootError) as caught:
        read(tmp_path)
    assert caught.value.sentence == f"The results in {tmp_path} cannot be read: is a directory."


def test_a_full_disk_is_told(path: Path) -> None:
    with (
        Ledger(path) as ledger,
        Path("/dev/full").open("r+b", buffering=0) as full,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(ledger, "_file", full)
        with pytest.raises(ClanmootError) as caught:
            ledger.add([result(Job(PAIR, 2, 0), "greedy")])
    assert caught.value.sentence == f"The results cannot be written to {path}: no space left on device."
    assert len(read(path)) == 4
