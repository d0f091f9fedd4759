"""How far it is, on a screen and in a file."""

import io

import pytest

from clanmoot.arena.progress import Progress, bar, span


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_time_left_is_reckoned_from_this_run_alone() -> None:
    clock, stream = Clock(), io.StringIO()
    progress = Progress(stream, 100, done=50, now=clock)
    assert progress.left() == "?"
    clock.time += 20
    progress.step(lambda: "greedy 60.0 %", 10)
    assert progress.left() == "1 min 20 s left"
    assert stream.getvalue() == "[##############..........] 60/100  1 min 20 s left  greedy 60.0 %\n"


def test_a_file_gets_a_line_now_and_then_and_one_at_the_end() -> None:
    clock, stream = Clock(), io.StringIO()
    progress = Progress(stream, 200, now=clock)
    for _ in range(200):
        clock.time += 0.5
        progress.step(lambda: "")
    assert [line.split()[1] for line in stream.getvalue().splitlines()] == [
        "1/200",
        "61/200",
        "121/200",
        "181/200",
        "200/200",
    ]


def test_a_screen_gets_one_line_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    clock, stream = Clock(), Screen()
    progress = Progress(stream, 2, now=clock)
    progress.step(lambda: "a long standing")
    clock.time += 1
    progress.step(lambda: "short")
    progress.end()
    progress.end()
    first, second = stream.getvalue().split("\r")[1:]
    assert len(second.rstrip("\n")) >= len(first)
    assert stream.getvalue().count("\n") == 1


def test_a_line_is_never_longer_than_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    stream = Screen()
    Progress(stream, 3, now=Clock()).step(lambda: "a standing that is much too long for such a small screen")
    assert len(stream.getvalue()) == len("\r") + 39


def test_a_bar() -> None:
    assert bar(0, 10) == "[" + "." * 24 + "]"
    assert bar(10, 10) == "[" + "#" * 24 + "]"
    assert bar(0, 0) == "[" + "." * 24 + "]"


@pytest.mark.parametrize(
    ("seconds", "words"), [(-1, "0 s"), (59.4, "59 s"), (60, "1 min 00 s"), (3599, "59 min 59 s"), (7380, "2 h 03 min")]
)
def test_a_time_in_words(seconds: float, words: str) -> None:
    assert span(seconds) == words
