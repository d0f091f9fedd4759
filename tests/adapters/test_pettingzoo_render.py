"""How environments show themselves: as text, as pixels, and on the screen."""

from functools import partial

import numpy as np
import pytest
from pettingzoo.test.render_test import render_test

from clanmoot.adapters import pettingzoo
from clanmoot.adapters.text_image import CELL, INK, MARGIN, PAGES, PAPER, extent, picture
from clanmoot.catalogue import KEYS, game
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_accepts_what_is_shown(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, key))
    assert capsys.readouterr().out  # what `human` shows


@pytest.mark.parametrize("key", KEYS)
def test_the_text_is_the_board_of_a_spectator(key: str) -> None:
    for make in (pettingzoo.raw_env, pettingzoo.parallel_env):
        env = make(key, render_mode="ansi")
        env.reset(seed=1)
        assert env.render() == env.game.board(env.table.view(SPECTATOR))


@pytest.mark.parametrize("key", KEYS)
def test_every_frame_has_the_same_size_and_shows_something(key: str) -> None:
    env = pettingzoo.raw_env(key, game(key).facts.most, render_mode="rgb_array")
    env.reset(seed=1)
    frames = [env.render()]
    rng = np.random.default_rng(1)
    while not env.table.over:
        env.step(int(rng.choice(env.legal)))
        if env.decisions % 40 == 0:
            frames.append(env.render())
    frames.append(env.render())
    wide, high = extent(PAGES[key])
    assert {frame.shape for frame in frames} == {(high + 2 * MARGIN, wide + 2 * MARGIN, 3)}
    assert {frame.dtype for frame in frames} == {np.dtype(np.uint8)}
    assert all(tuple(frame[0, 0]) == PAPER for frame in frames)
    assert all((frame < 128).all(axis=2).mean() > 0.003 for frame in frames)
    assert not np.array_equal(frames[0], frames[-1])


def test_letters_stand_in_columns() -> None:
    fourth = MARGIN + 3 * CELL[0]
    narrow, wide = picture("iiiW", (6, 2)), picture("WWWW", (6, 2))
    assert np.array_equal(narrow[:, fourth:], wide[:, fourth:])
    assert not np.array_equal(narrow[:, :fourth], wide[:, :fourth])
    assert not np.array_equal(picture("W"), picture("M"))
    assert tuple(picture("|").min(axis=(0, 1))) >= INK


def test_a_text_larger_than_its_page_is_made_smaller_and_not_cut_off() -> None:
    lines = ["." * 30] * 29 + ["." * 29 + "X"]
    whole, small = picture("\n".join(lines), (30, 30)), picture("\n".join(lines), (20, 10))
    assert small.shape == picture("", (20, 10)).shape
    assert whole[-MARGIN - CELL[1] :].min() < 100
    assert small[-MARGIN - CELL[1] // 2 :].min() < 200


def test_what_no_font_knows_becomes_a_question_mark() -> None:
    assert np.array_equal(picture("snowman \N{SNOWMAN}"), picture("snowman ?"))


def test_who_wants_to_see_has_to_say_how() -> None:
    env = pettingzoo.env("tain")
    env.reset()
    with pytest.raises(ClanmootError, match=r"^To see anything, make the environment with render_mode human or ansi"):
        env.render()
