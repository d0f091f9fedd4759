"""What handlers are given besides what was sent: the desk, and who asks."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from clanmoot.server.delivery.services import Services
from clanmoot.server.people.accounts import Session

from .authentication import anyone, someone
from .error_responses import desk_of

TheDesk = NamedDependency[SkipValidation[Services]]
Me = NamedDependency[SkipValidation[Session]]
Asker = NamedDependency[SkipValidation[Session | None]]


def the_desk(request: Request[Any, Any, Any]) -> Services:
    """The desk of the house."""
    return desk_of(request)


GIVEN = {"desk": Provide(the_desk, sync_to_thread=False), "me": Provide(someone), "asker": Provide(anyone)}
