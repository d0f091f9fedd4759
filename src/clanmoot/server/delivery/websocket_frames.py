"""WebSocket frames: finding the end of an incoming one, and making the head of an outgoing one."""

import struct
from typing import Final

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that holds a whole text
MASKED: Final = 0x80  # a bit of the second byte, set in every frame of a client
MASK: Final = 4  # bytes of a mask
SHORT: Final = 126  # texts below this length have a head of two bytes; as length code: two bytes of length follow
LONG: Final = 65536  # texts below this length have a head of four bytes


def find_frame(data: bytes, at: int, most: int) -> tuple[int, int]:
    """Return where the mask of the frame at `at` begins and where the frame ends, or (0, 0) if it is incomplete.

    An invalid or too large frame has mask 0 and ends with the data, so that the library sees it and reports the error.
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


def frame_head(size: int) -> bytes:
    """Return the head of a frame with a text of this many bytes."""
    if size < SHORT:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < LONG:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, size)
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, size)
