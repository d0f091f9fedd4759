"""Batches: every row a game as PettingZoo would show it, the same on any number of cores, and nothing left behind."""

import gc
import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from clanmoot.adapters import batch, pettingzoo
from clanmoot.adapters.batch_arrays import Arrays, Batch, IllegalAction
from clanmoot.adapters.interrupts import DelayedInterrupt
from clanmoot.adapters.local_batch import LocalEngine
from clanmoot.arena.local_workers import cores as all_cores
from clanmoot.catalogue import KEYS, game
from clanmoot.core.errors import ClanmootError
from tests.toys.muster import Muster
from tests.toys.muster_rules import LAY, State

from .unhurried import Unhurried
from .zoo import SETTINGS, SMALLEST, SettingOf, named

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=named)
every_game = pytest.mark.parametrize("setting", SMALLEST, ids=named)
cores = pytest.mark.parametrize("cores", [1, 2])


def drawn(games: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    """Any legal action in every game."""
    found: NDArray[np.int64] = np.where(games.masks, rng.random(games.masks.shape), -1.0).argmax(axis=1)
    return found


def kept(arrays: Arrays) -> list[Any]:
    return [array.tolist() for array in arrays]


def played(games: Batch, steps: int) -> list[Any]:
    """All that is seen in so many steps of random play."""
    rng = np.random.default_rng(1)
    return [kept(games.observe())] + [kept(games.step(drawn(games, rng))) for _ in range(steps)]


def follows(games: Batch, env: Any, row: int, steps: int) -> int:
    """Whether a row shows what a PettingZoo environment shows, for so many steps or to the end; how many there were."""
    rng = np.random.default_rng(row)
    for step in range(steps):
        observation, _, over, _, _ = env.last()
        if over:
            return step
        assert games.seats[row] == env.seat
        assert not games.done[row]
        assert np.array_equal(games.observations[row], observation["observation"])
        assert np.array_equal(games.masks[row], observation["action_mask"].astype(bool))
        actions = drawn(games, rng)
        arrays = games.step(actions)
        env.step(int(actions[row]))
        assert arrays.rewards[row].tolist() == list(env.rewards.values())
        assert arrays.done[row] == all(env.terminations.values())
    return steps


def side_by_side(setting: SettingOf, size: int) -> tuple[Batch, Any]:
    """A batch, and a PettingZoo environment that is dealt what its last row is."""
    env = pettingzoo.raw_env(**setting)
    env.reset(seed=3 * 2**32 + size - 1)
    agreed = env.setting._replace(game=Unhurried(env.game))
    return Batch(agreed, size, LocalEngine(agreed, batch.seeds(3, size))), env


@every_setting
def test_a_row_is_what_pettingzoo_shows(setting: SettingOf) -> None:
    games, env = side_by_side(setting, 2)
    assert follows(games, env, row=1, steps=25) > 0


@every_game
def test_to_the_end(setting: SettingOf) -> None:
    games, env = side_by_side(setting, 3)
    assert follows(games, env, row=2, steps=5000) < 5000
    assert games.done[2]
    assert games.masks.any(axis=1).all()  # the next game has begun
    assert games.rewards[2].sum() == pytest.approx(0.0, abs=1e-12)


@every_game
def test_shapes_and_numbers(setting: SettingOf) -> None:
    found, games = game(setting["key"]), batch.make(size=4, **setting)
    features = sum([block.size for block in found.layout])
    shapes = [array.shape for array in games.observe()]
    assert shapes == [(4, features), (4, found.actions.choices), (4,), (4, found.facts.least), (4,)]
    kinds = [np.int16, np.bool_, np.int64, np.float64, np.bool_]
    assert [array.dtype for array in games.observe()] == kinds
    assert (games.size, games.players, games.features, games.actions) == (4, shapes[3][1], features, shapes[1][1])


# -- seeds


@pytest.mark.parametrize("key", ["schotten-totten", "eketorp"])
def test_the_number_of_cores_changes_nothing(key: str) -> None:
    found = []
    for number in (1, 2, 3):
        with batch.make(key, 5, seed=7, cores=number) as games:
            found.append(played(games, 60))
    assert found[0] == found[1] == found[2]


def test_all_cores_are_used_on_request() -> None:
    with batch.make("tain", 3, seed=7, cores=None) as games:
        workers = min(all_cores(), 3)
        assert len(active_children()) == (workers if workers > 1 else 0)
        assert played(games, 20) == played(batch.make("tain", 3, seed=7), 20)


def test_a_seed_makes_the_same_games_and_another_makes_others() -> None:
    one, same, other = [played(batch.make("tain", 3, seed=seed), 40) for seed in (1, 1, 2)]
    assert one == same
    assert one[0] != other[0]


def test_no_two_games_have_a_seed_in_common() -> None:
    found = [*batch.seeds(0, 50), *batch.seeds(1, 50), *batch.seeds(-1, 50)]
    assert len(set(found)) == 150
    assert batch.seeds(0, 3) == [0, 1, 2]


# -- arrays


@cores
def test_arrays_are_looked_at_and_written_by_nobody_else(cores: int) -> None:
    with batch.make("highland-clans", 2, cores=cores) as games:
        before = games.observe()
        after = games.step(drawn(games, np.random.default_rng(1)))
        for old, new in zip(before, after, strict=True):
            assert old is new
            with pytest.raises(ValueError, match="read-only"):
                np.asarray(new)[0] = 1


# -- what is wrong

LEGAL = 0  # at the beginning of either game of Táin below


@cores
def test_an_illegal_action_anywhere_changes_nothing_anywhere(cores: int) -> None:
    with batch.make("schotten-totten", 4, cores=cores) as games:
        before, actions = kept(games.observe()), drawn(games, np.random.default_rng(1))
        actions[3] = int(np.flatnonzero(~games.masks[3])[0])
        env = pettingzoo.raw_env("schotten-totten")
        env.reset(seed=3)
        for kind in (ValueError, ClanmootError):
            with pytest.raises(kind) as raised:
                games.step(actions)
            assert str(raised.value) == f"Game 3: {env.why_not(actions[3])}"
            assert "(ST-" in str(raised.value)
        assert kept(games.observe()) == before
        with batch.make("schotten-totten", 4) as others:
            assert played(games, 30) == played(others, 30)


@cores
@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([LEGAL, 5000], r"^Game 1: There is no action 5000\. Actions are 0 to 107\.$"),
        ([-1, LEGAL], r"^Game 0: There is no action -1\. Actions are 0 to 107\.$"),
        ([0], r"^Pass one action per game, in an array of shape \(2,\), not \(1,\)\.$"),
        (0, r"shape \(2,\), not \(\)\.$"),
        ([0.0, 1.0], r"^Actions must be whole numbers, not float64\.$"),
        ([True, False], r"^Actions must be whole numbers, not bool\.$"),
    ],
)
def test_what_is_no_action_is_said_in_a_sentence(cores: int, actions: Any, words: str) -> None:
    with batch.make("tain", 2, cores=cores) as games:
        before = kept(games.observe())
        assert games.masks[:, LEGAL].all()
        with pytest.raises(IllegalAction, match=words):
            games.step(actions)
        assert kept(games.observe()) == before


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"key": "chess", "size": 1}, "There is no game 'chess'"),
        ({"key": "tain", "size": 0}, r"^A batch needs at least one game, not 0\.$"),
        ({"key": "tain", "size": 2, "players": 9}, "is played by 2 to 4, not by 9"),
        ({"key": "tain", "size": 2, "cores": 0}, r"^A batch of 2 runs on 1 to 2 cores, not on 0\.$"),
        ({"key": "tain", "size": 2, "cores": 3}, r"^A batch of 2 runs on 1 to 2 cores, not on 3\.$"),
        ({"key": "tain", "size": 2, "expert": 1}, "^There is no option 'expert'"),
    ],
)
def test_a_batch_that_cannot_be_made_is_refused_in_a_sentence(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ClanmootError, match=words):
        batch.make(**wrong)


# -- processes


def test_a_batch_that_is_closed_says_so_and_can_be_looked_at() -> None:
    for number in (1, 2):
        games = batch.make("tain", 2, cores=number)
        seen = kept(games.observe())
        games.close()
        games.close()
        assert kept(games.observe()) == seen
        with pytest.raises(ClanmootError, match=r"^This batch is closed\. Make a new one\.$"):
            games.step([0, 0])
    assert active_children() == []


def test_a_batch_that_is_forgotten_leaves_no_process_behind() -> None:
    games = batch.make("tain", 2, cores=2)
    masks = games.masks
    assert len(active_children()) == 2
    del games
    gc.collect()
    assert active_children() == []
    assert masks.any(axis=1).all()  # the memory is there as long as somebody looks at it


@pytest.mark.parametrize("idle", [True, False])
def test_a_process_that_is_killed_is_mourned_in_a_sentence(idle: bool) -> None:
    with batch.make("tain", 4, cores=2) as games:
        actions = drawn(games, np.random.default_rng(1))
        victim = sorted(active_children(), key=lambda child: child.pid or 0)[1]
        os.kill(victim.pid or 0, signal.SIGKILL)
        if idle:
            victim.join()
        words = r"^The process with games 2 to 3 has ended \(exit status -9\)\. The batch is now closed\."
        with pytest.raises(ClanmootError, match=words):
            games.step(actions)
        assert active_children() == []
        with pytest.raises(ClanmootError, match=r"^This batch is closed\. Make a new one\.$"):
            games.step(actions)


class Choking(Muster):
    """A card that is offered cannot be laid."""

    def apply(self, s: State, seat: int, action: int) -> None:
        if LAY <= action < LAY + 3:
            raise KeyError(action)
        super().apply(s, seat, action)


CHOKING = Choking()


def test_a_game_that_fails_in_a_process_tells_where() -> None:
    with batch.make("tests.adapters.test_batch:CHOKING", 2, cores=2) as games:
        with pytest.raises(ClanmootError, match=r"(?s)^The process with game [01] has failed.*in apply.*KeyError"):
            played(games, 100)
        assert active_children() == []


PROGRAM = """
from clanmoot.adapters import batch

if __name__ == "__main__":
    games = batch.make("tain", 4, cores=2)
    print(games.step(games.masks.argmax(axis=1)).done.tolist())
    {ending}
"""


@pytest.mark.parametrize(("ending", "status"), [("pass", 0), ("raise SystemExit(3)", 3)])
def test_a_program_that_closes_nothing_ends_in_peace(ending: str, status: int, tmp_path: Any) -> None:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM.format(ending=ending), "utf-8")
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (status, "[False, False, False, False]\n", "")


def test_the_processes_of_a_killed_program_end_too(tmp_path: Any) -> None:
    path = tmp_path / "program.py"
    ending = "import multiprocessing, os, time; print(*[c.pid for c in multiprocessing.active_children()], flush=True)"
    path.write_text(PROGRAM.format(ending=ending + "; time.sleep(60)"), "utf-8")
    with subprocess.Popen([sys.executable, path], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        program.stdout.readline()
        children = [int(word) for word in program.stdout.readline().split()]
        program.kill()
    assert len(children) == 2
    for child in children:
        while alive(child):
            time.sleep(0.01)


def alive(process: int) -> bool:
    """Whether a process is there and more than the memory of one."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as status:
            return status.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# -- Ctrl-C


def test_an_interrupted_batch_continues() -> None:
    with batch.make("schotten-totten", 64, cores=2) as games:
        timer = threading.Timer(0.05, lambda: os.kill(os.getpid(), signal.SIGINT))
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            played(games, 100_000)
        timer.join()
        assert len(played(games, 5)) == 6


def interrupted(times: int, done: list[int]) -> None:
    with DelayedInterrupt():
        for _ in range(times):
            signal.raise_signal(signal.SIGINT)
        done.append(times)


@pytest.mark.parametrize(("times", "expected"), [(1, [1]), (2, [])])
def test_patience_waits_for_the_end_once(times: int, expected: list[int]) -> None:
    handler, done = signal.getsignal(signal.SIGINT), list[int]()
    with pytest.raises(KeyboardInterrupt):
        interrupted(times, done)
    assert done == expected
    assert signal.getsignal(signal.SIGINT) is handler


def test_another_thread_has_no_signals_to_wait_with() -> None:
    handler, found = signal.getsignal(signal.SIGINT), []

    def elsewhere() -> None:
        with DelayedInterrupt():
            found.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert found == [handler]


# -- without numpy

WITHOUT = """
import sys
sys.modules["numpy"] = None
from clanmoot.adapters import batch
from clanmoot.core.errors import ClanmootError
try:
    batch.make("tain", 1)
except ClanmootError as error:
    print(error)
"""


def test_without_numpy_it_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    assert done.stdout == "This needs numpy, which is not installed: pip install 'clanmoot[research]'.\n"


def test_without_gymnasium_it_works() -> None:
    program = "import sys\nsys.modules['gymnasium'] = sys.modules['pettingzoo'] = None\n" + (
        "from clanmoot.adapters import batch\nprint(batch.make('tain', 3).seats.shape)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "(3,)\n"


def test_every_game_is_played_in_batches() -> None:
    assert {setting["key"] for setting in SMALLEST} == set(KEYS)
