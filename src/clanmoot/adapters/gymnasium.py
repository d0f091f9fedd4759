"""Gymnasium: one learner at the table, with computer opponents in the other seats."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from clanmoot.catalogue import KEYS, load

from .environment_options import OptionValue
from .optional_imports import require
from .rendering import checked_mode

if TYPE_CHECKING:
    from gymnasium.envs.registration import EnvSpec

    from .gymnasium_env import Opponent

__all__ = ["env", "register"]


def env(
    key: str,
    opponents: "str | Sequence[Opponent] | None" = None,
    players: int | None = None,
    *,
    seat: int | None = 0,
    render_mode: str | None = None,
    **options: OptionValue,
) -> Any:
    """Make an environment with one seat for the learner.

    Opponents are names as in `clanmoot play --against`, or functions that make a bot. A single name is used for all
    opponents, and None means random ones. With `seat=None`, every game draws the learner's seat.
    """
    gymnasium = require("gymnasium", "research")
    checked_mode(render_mode)  # raise an error before Gymnasium only warns
    told = {"opponents": opponents, "players": players, "seat": seat, **options}
    return gymnasium.make(spec(key), disable_env_checker=True, render_mode=render_mode, **told)


def register() -> None:
    """Register the games for `gymnasium.make` as `clanmoot/<key>-v<rules>`. You can call it twice."""
    gymnasium = require("gymnasium", "research")
    for key in KEYS:
        found = spec(key)
        if found.id not in gymnasium.registry:
            gymnasium.register(found.id, found.entry_point, kwargs=found.kwargs)


def spec(key: str) -> "EnvSpec":
    """Return the specification from which Gymnasium makes an environment of a game."""
    registration = require("gymnasium.envs.registration", "research")
    facts = load(key).facts
    name = f"clanmoot/{facts.key}-v{facts.rules}"
    found: EnvSpec = registration.EnvSpec(name, "clanmoot.adapters.gymnasium_env:OneSeat", kwargs={"key": key})
    return found
