"""Gymnasium: one learner at the table, and computer opponents in the other seats."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from clanmoot.catalogue import KEYS, load

from .environment_options import Told
from .optional_imports import need
from .rendering import known

if TYPE_CHECKING:
    from gymnasium.envs.registration import EnvSpec

    from .gymnasium_env import Opponent


def env(
    key: str,
    opponents: "str | Sequence[Opponent] | None" = None,
    players: int | None = None,
    *,
    seat: int | None = 0,
    render_mode: str | None = None,
    **options: Told,
) -> Any:
    """One seat against opponents: names as in `clanmoot play --against`, or functions that make one.

    A single name stands for all of them, nothing said for random ones. Without a seat, one is drawn for every game.
    """
    gymnasium = need("gymnasium", "research")
    known(render_mode)  # before Gymnasium warns about it and goes on
    told = {"opponents": opponents, "players": players, "seat": seat, **options}
    return gymnasium.make(spec(key), disable_env_checker=True, render_mode=render_mode, **told)


def register() -> None:
    """Make the games known to `gymnasium.make` as `clanmoot/<key>-v<rules>`; twice does no harm."""
    gymnasium = need("gymnasium", "research")
    for key in KEYS:
        found = spec(key)
        if found.id not in gymnasium.registry:
            gymnasium.register(found.id, found.entry_point, kwargs=found.kwargs)


def spec(key: str) -> "EnvSpec":
    """How Gymnasium makes an environment of a game."""
    registration = need("gymnasium.envs.registration", "research")
    facts = load(key).facts
    name = f"clanmoot/{facts.key}-v{facts.rules}"
    found: EnvSpec = registration.EnvSpec(name, "clanmoot.adapters.gymnasium_env:OneSeat", kwargs={"key": key})
    return found
