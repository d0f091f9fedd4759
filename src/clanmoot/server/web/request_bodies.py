"""The bodies of HTTP requests."""

from typing import Annotated

import msgspec
from msgspec import Meta

from clanmoot.protocol.commands import AnyCommand
from clanmoot.protocol.messages import ClientId

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=1000)]
Locale = Annotated[str, Meta(min_length=2, max_length=16, pattern="^[A-Za-z][A-Za-z0-9-]*$")]


class Registration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of a new account."""

    name: Name
    password: Password


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account. With `adopt`, the account takes over what the asker had as a guest."""

    name: Name
    password: Password
    adopt: bool = True


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name, a new language, or both."""

    name: Name | None = None
    locale: Locale | None = None


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command. Sending the same id again carries it out only once."""

    id: ClientId
    command: AnyCommand
