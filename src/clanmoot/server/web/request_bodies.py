"""What is sent to the house by HTTP."""

from typing import Annotated

import msgspec
from msgspec import Meta

from clanmoot.protocol.commands import AnyCommand
from clanmoot.protocol.messages import ClientId

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=1000)]
Locale = Annotated[str, Meta(min_length=2, max_length=16, pattern="^[A-Za-z][A-Za-z0-9-]*$")]


class Registration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account that somebody wants."""

    name: Name
    password: Password


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has an account; what he had as a guest is handed over, unless he does not want it."""

    name: Name
    password: Password
    adopt: bool = True


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, another language, or both."""

    name: Name | None = None
    locale: Locale | None = None


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command; the same id may be sent again and is carried out once."""

    id: ClientId
    command: AnyCommand
