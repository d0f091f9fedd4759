"""Frames of a WebSocket: where one ends that has come, and what stands before one that goes."""

import struct
from typing import Final

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a text by itself
MASKED: Final = 0x80  # the bit in the second one that every frame of a client has
MASK: Final = 4  # bytes
SHORT: Final = 126  # texts below this length have a head of two bytes; it stands where the length would,
LONG: Final = 65536  # and below this one of four


def cut_out(data: bytes, at: int, most: int) -> tuple[int, int]:
    """Where the mask of the frame at a place begins, and where the frame ends; two zeros if it has not come whole.

    A frame that cannot be taken has no mask and no end of its own: the library says why.
    """
    if len(data) < at + 2:
        return 0, 0
    size, mask = data[at + 1] - MASKED, at + 2
    if size >= SHORT:
        wide = 2 if size == SHORT else 8
        if len(data) < mask + wide:
            return 0, 0
        size, mask = int.from_bytes(data[mask : mask + wide], "big"), mask + wide
    if not 0 <= size <= most:
        return 0, len(data)
    end = mask + MASK + size
    return (mask, end) if len(data) >= end else (0, 0)


def head(size: int) -> bytes:
    """The bytes before a text of this length."""
    if size < SHORT:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < LONG:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, size)
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, size)
