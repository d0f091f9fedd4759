"""What server and clients say to each other: one Struct a message, JSON on the wire."""

from typing import Final

import msgspec

VERSION: Final = 1

encoded = msgspec.json.Encoder().encode
