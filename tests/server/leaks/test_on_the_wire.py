"""What one watcher is sent does not depend on what they cannot know: two games that look the same are the same bytes.

After the end of a game everybody may see everything. So whole games are compared up to the last decision, which is not
made. In Táin the end of a round turns up all that was hidden in it, so only what is hidden in the last round can be
dealt again; the games are compared up to the last token that is placed before that round is turned up.
"""

from pathlib import Path

import pytest

from clanmoot.catalogue import KEYS, game
from clanmoot.core.game import SPECTATOR

from .comparing import assert_same, both, worlds

LINE = 60  # steps
SHORTER = {"tain": 20}  # within the first round
WATCHERS = [0, 1, SPECTATOR]  # of whole games; all other seats watch short lines


@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize("key", KEYS)
def test_whole_games_are_the_same_bytes_whatever_is_hidden(key: str, watcher: int, tmp_path: Path) -> None:
    """Compare all frames, answers, refusals, hints, metrics and log lines, and what the adviser was asked."""
    truth, other = both(worlds(key, watcher), tmp_path, pause=40)
    assert_same(truth, other)
    assert bool(truth.hints) == (watcher >= 0)


@pytest.mark.parametrize("key", KEYS)
def test_short_lines_are_the_same_bytes_for_the_other_seats(key: str, tmp_path: Path) -> None:
    for watcher in range(1, game(key).facts.least):
        truth, other = both(worlds(key, watcher, SHORTER.get(key, LINE)), tmp_path / str(watcher))
        assert_same(truth, other)
        assert truth.hints
