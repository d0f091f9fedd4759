"""The messages between server and clients: one msgspec Struct per message, JSON on the wire."""

from typing import Final

import msgspec

VERSION: Final = 1

encoded = msgspec.json.Encoder().encode
