"""A text board as an image, with dark letters in cells of equal width. All frames of a game have the same size."""

from functools import cache
from math import ceil
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

PAPER: Final = (250, 248, 242)
INK: Final = (35, 35, 40)
MARGIN: Final = 16
CELL: Final = (11, 22)  # width and height
SIZE: Final = 17.0  # font size
BASELINE: Final = 17
LETTERS: Final = 256  # characters that the font has; boards use the first 128

# Columns and lines of each game's largest boards. A larger board is scaled down, not cut off.
PAGES: Final[dict[str, tuple[int, int]]] = {
    "schotten-totten": (80, 18),
    "tain": (92, 15),
    "highland-clans": (92, 14),
    "eketorp": (98, 25),
    "glen-more": (100, 40),
}
ANY: Final = (100, 40)


def picture(text: str, page: tuple[int, int] = ANY) -> NDArray[np.uint8]:
    """Draw the text on a page with this many columns and lines. Return an array of height, width and three colours."""
    lines = text.strip("\n").split("\n")
    columns = max(page[0], *[len(line) for line in lines])
    written = write(lines, columns, max(page[1], len(lines)))
    if (columns, max(page[1], len(lines))) != page:
        written = shrunk(written, extent(page))
    dark = np.pad(written, MARGIN)[..., np.newaxis].astype(np.int32)
    paper, ink = np.array(PAPER), np.array(INK)
    coloured: NDArray[np.uint8] = (paper + (ink - paper) * dark // 255).astype(np.uint8)
    return coloured


def write(lines: list[str], columns: int, rows: int) -> NDArray[np.uint8]:
    """Draw the text. Return how dark every pixel is, from 0 to 255."""
    codes = np.full((rows, columns), ord(" "))
    for row, line in enumerate(lines):
        codes[row, : len(line)] = [code if code < LETTERS else ord("?") for code in map(ord, line)]
    wide, high = CELL
    written: NDArray[np.uint8] = letters()[codes].transpose(0, 2, 1, 3).reshape(rows * high, columns * wide)
    return written


def shrunk(written: NDArray[np.uint8], size: tuple[int, int]) -> NDArray[np.uint8]:
    """Scale a larger page down to this size, and keep its proportions."""
    page = Image.fromarray(written)
    share = min(size[0] / page.width, size[1] / page.height)
    fitted = page.resize((int(page.width * share), int(page.height * share)), Image.Resampling.LANCZOS)
    framed = Image.new("L", size)
    framed.paste(fitted)
    return np.array(framed)


def extent(page: tuple[int, int]) -> tuple[int, int]:
    """Return the width and height of a page in pixels, without margins."""
    return page[0] * CELL[0], page[1] * CELL[1]


@cache
def letters() -> NDArray[np.uint8]:
    """Return an image for each character, as large as a cell."""
    drawn = np.zeros((LETTERS, CELL[1], CELL[0]), np.uint8)
    for code in range(LETTERS):
        if chr(code).isprintable():
            drawn[code] = np.array(letter(chr(code)))
    return drawn


def letter(sign: str) -> Image.Image:
    """Draw a character in the middle of its cell, and squeeze it if it is too wide.

    Pillow's font is not monospaced.
    """
    font = ImageFont.load_default(SIZE)
    wide = max(CELL[0], ceil(font.getlength(sign)))
    cell = Image.new("L", (wide, CELL[1]))
    ImageDraw.Draw(cell).text((wide / 2, BASELINE), sign, 255, font, anchor="ms")
    return cell if wide == CELL[0] else cell.resize(CELL, Image.Resampling.LANCZOS)
