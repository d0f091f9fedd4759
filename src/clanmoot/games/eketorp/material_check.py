"""§1.4, 5.1: whether numbers can be material cards."""

from clanmoot.core.options import OptionError

from .pieces import COLOURS, MATERIALS, STORE_NAMES, STORES


def check_materials(codes: tuple[int, ...]) -> None:
    """EK-5.1: raise OptionError if a store could get another colour besides clay or stone.

    Clay and stone stay in a store from round to round, so no other colour may ever come to it.
    """
    for place, code in enumerate(codes):
        if code and not (1 <= code // 100 <= COLOURS and code % 100):
            where = f"card {place // STORES + 1}, store {STORE_NAMES[place % STORES]}"
            raise OptionError("option-table", f"materials, {where}: {code} is not a colour 1-4 with bricks.")
    for store in range(STORES):
        colours = {codes[card * STORES + store] // 100 for card in range(MATERIALS)} - {0}
        if len(colours) > 1 and max(colours) > 2:
            name = STORE_NAMES[store]
            raise OptionError("option-table", f"materials: store {name} would mix clay or stone with another colour.")
