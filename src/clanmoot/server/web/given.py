"""What handlers are given besides what was sent: the desk, and who asks."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from clanmoot.server.delivery.desk import Desk
from clanmoot.server.people.accounts import Session

from .asking import anyone, someone
from .faults import desk_of

TheDesk = NamedDependency[SkipValidation[Desk]]
Me = NamedDependency[SkipValidation[Session]]
Asker = NamedDependency[SkipValidation[Session | None]]


def the_desk(request: Request[Any, Any, Any]) -> Desk:
    """The desk of the house."""
    return desk_of(request)


GIVEN = {"desk": Provide(the_desk, sync_to_thread=False), "me": Provide(someone), "asker": Provide(anyone)}
