"""What agents see and do, as numpy arrays and Gymnasium spaces."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from clanmoot.core.game import Game

Observation = dict[str, NDArray[Any]]

# Features are counts and places, some of them signed. The largest is Glen More's demand, five counts of three bits. A
# number that does not fit raises an error when the array is made, so it never becomes a wrong number.
FEATURE_TYPE: Final = np.int16
OBSERVATION_KEY: Final = "observation"
MASK_KEY: Final = "action_mask"


def observation_space(game: Game[Any, Any], actions: int) -> spaces.Space[Observation]:
    """Return the space of a view's features and of the mask of legal actions."""
    span = np.iinfo(FEATURE_TYPE)
    features = sum([block.size for block in game.layout])
    found: spaces.Space[Any] = spaces.Dict(
        {
            OBSERVATION_KEY: spaces.Box(int(span.min), int(span.max), (features,), FEATURE_TYPE),
            MASK_KEY: spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return found


def action_space(actions: int) -> spaces.Discrete[np.int64]:
    """Return the space of actions, which has the game's own numbers for its choices."""
    return spaces.Discrete(actions)


def observation(game: Game[Any, Any], view: Any, legal: list[int], actions: int) -> Observation:
    """Return an agent's observation in new arrays, so that later observations do not change it."""
    mask = np.zeros(actions, np.int8)
    mask[legal] = 1
    features = game.features(view)
    return {OBSERVATION_KEY: np.fromiter(features, FEATURE_TYPE, len(features)), MASK_KEY: mask}
