"""PettingZoo: environments for several learners, in turn (AEC) or at the same time (parallel)."""

from typing import TYPE_CHECKING, Any

from .environment_options import OptionValue
from .optional_imports import require

if TYPE_CHECKING:
    from .pettingzoo_aec import Aec
    from .pettingzoo_parallel import Parallel

__all__ = ["env", "parallel_env", "raw_env"]


def env(
    key: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: OptionValue,
) -> Any:
    """Make an AEC environment in PettingZoo's wrappers. An illegal action loses the game, and the rule is reported."""
    raw = raw_env(key, players, render_mode=render_mode, max_cycles=max_cycles, **options)
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

    from .illegal_action import IllegalActionWrapper

    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(IllegalActionWrapper(raw)))


def raw_env(
    key: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: OptionValue,
) -> "Aec":
    """Make the same environment without wrappers. An illegal action raises an error and changes nothing."""
    require("pettingzoo", "research")
    from .pettingzoo_aec import Aec

    return Aec(key, players, render_mode=render_mode, max_cycles=max_cycles, **options)


def parallel_env(
    key: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: OptionValue,
) -> "Parallel":
    """Make a parallel environment: all seats that have to decide act in one step, and the others wait."""
    require("pettingzoo", "research")
    from .pettingzoo_parallel import Parallel

    return Parallel(key, players, render_mode=render_mode, max_cycles=max_cycles, **options)
