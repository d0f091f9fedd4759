"""What route handlers receive besides the request: the services and the person who asks."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from clanmoot.server.delivery.services import Services
from clanmoot.server.people.accounts import Session

from .authentication import anyone, someone
from .error_responses import services_of

TheServices = NamedDependency[SkipValidation[Services]]
Me = NamedDependency[SkipValidation[Session]]
Asker = NamedDependency[SkipValidation[Session | None]]


def the_services(request: Request[Any, Any, Any]) -> Services:
    """Return the services of the server."""
    return services_of(request)


GIVEN = {"services": Provide(the_services, sync_to_thread=False), "me": Provide(someone), "asker": Provide(anyone)}
