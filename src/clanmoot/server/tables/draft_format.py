"""The stored form of a sealed draft. Not compiled, because how a class is compiled depends on its bases."""

import msgspec


class Kept(msgspec.Struct, frozen=True):
    """A draft: its sealed phase, its actions, and the ids of the commands it includes."""

    stamp: int
    actions: list[int]
    done: list[str] = []
