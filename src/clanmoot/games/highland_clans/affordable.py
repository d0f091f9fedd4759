"""Which actions the drawn cubes can pay for, as all watchers can see."""

from .actions import BARD, CASTLE, CATTLE, DONE, ESTATE, MONASTERY, MONKS, PIPER, WARRIOR
from .rules.cube_actions import possible
from .state import ACTING, RETURNING, SECOND
from .view import View
from .world_sampler import public_state

# The first numbers of the eight actions, in the order of ACTION_MESSAGES, and the end of the last.
FIRST = (CATTLE, CASTLE, MONASTERY, WARRIOR, PIPER, MONKS, ESTATE, BARD, DONE)


def buyable(v: View) -> list[int]:
    """Return which of the eight actions the current player can pay for with the drawn cubes."""
    if v.phase not in (RETURNING, ACTING, SECOND):
        return []
    options = list(possible(public_state(v)))
    return [kind for kind in range(8) if any(FIRST[kind] <= action < FIRST[kind + 1] for action in options)]
