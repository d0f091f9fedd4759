"""§1.4, 5.1: checks corrected material cards."""

from clanmoot.core.options import OptionError

from .pieces import COLOURS, MATERIALS, STORE_NAMES, STORES


def check_materials(codes: tuple[int, ...]) -> None:
    """EK-5.1: raise OptionError if bricks of two colours could be in one store.

    Clay and stone stay in a store between rounds. So no card may add another colour to such a store.
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
