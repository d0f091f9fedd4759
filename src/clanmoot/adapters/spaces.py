"""What agents see and do, as numpy arrays and Gymnasium spaces."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from clanmoot.core.game import Game

Observation = dict[str, NDArray[Any]]

# Features are counts and places, a few of them signed; the longest is Glen More's demand, five counts of three bits. A
# number that did not fit would be an error when the array is made, never a wrong number.
NUMBER: Final = np.int16
SEEN: Final = "observation"
MASK: Final = "action_mask"


def observation_space(game: Game[Any, Any], actions: int) -> spaces.Space[Observation]:
    """The features of a view, and which of so many actions are legal now."""
    span = np.iinfo(NUMBER)
    features = sum([block.size for block in game.layout])
    found: spaces.Space[Any] = spaces.Dict(
        {
            SEEN: spaces.Box(int(span.min), int(span.max), (features,), NUMBER),
            MASK: spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return found


def action_space(actions: int) -> spaces.Discrete[np.int64]:
    """So many actions, numbered from 0 as the game numbers its choices."""
    return spaces.Discrete(actions)


def observation(game: Game[Any, Any], view: Any, legal: list[int], actions: int) -> Observation:
    """What one agent is given: arrays of its own, never shared with an earlier observation."""
    mask = np.zeros(actions, np.int8)
    mask[legal] = 1
    features = game.features(view)
    return {SEEN: np.fromiter(features, NUMBER, len(features)), MASK: mask}
