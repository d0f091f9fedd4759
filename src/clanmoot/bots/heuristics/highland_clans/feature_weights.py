"""The weights of the features: constant, per later scoring, and in the last round. They were fitted to played games."""

from typing import Final

from librt.vecs import vec

# The order is that of position_features.py.
PROSPECTS: Final[list[tuple[float, float, float]]] = [
    (0.424, 0.000, 0.609),  # score after the next scoring
    (-0.313, -0.076, 0.000),  # green points of a scoring
    (-0.194, -0.131, 0.000),  # red points
    (-0.071, 0.099, 0.000),  # blue points
    (-0.231, -0.027, 0.000),  # free estates
    (0.508, 0.356, 0.000),  # estates bought
    (-0.489, -0.014, 0.000),  # warriors
    (0.057, 0.081, 0.000),  # pipers
    (0.372, 0.212, 0.000),  # monks
    (0.486, 0.307, 0.000),  # cattle
    (0.250, -0.548, 0.000),  # castles
    (0.004, 0.624, 0.000),  # monasteries
    (0.499, 0.014, 0.122),  # values of the hand
    (-0.159, 0.036, 0.000),  # Largest Following
    (0.036, -0.050, 0.000),  # Largest Following at the next scoring
    (0.579, 0.515, 0.441),  # a whole turn remaining
    (0.774, 0.533, 0.825),  # the last turn
    (0.015, 0.382, 0.016),  # a second action
    (0.317, 0.218, 0.209),  # the rest of a turn
]
NOW: Final = vec[float]([row[0] for row in PROSPECTS])
LATER: Final = vec[float]([row[1] for row in PROSPECTS])
LAST: Final = vec[float]([row[2] for row in PROSPECTS])
