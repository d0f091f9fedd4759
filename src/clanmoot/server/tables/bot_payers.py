"""Who pays for the decisions of bots: the table, the person who opened it, and their address."""

import hmac
import secrets
from collections import OrderedDict
from typing import Final

from clanmoot.bots import adviser
from clanmoot.server.steady_clock import now_ms
from clanmoot.server.store import Store
from clanmoot.server.store.server_keys import put_once
from clanmoot.server.work import Bill, Payer

from .command_judge import Who
from .table_state import TableState

KEY: Final = "payers"
MOST_KNOWN: Final = 20_000  # people whose address is remembered
OF_PERSON: Final = 100  # queued decisions of one person's opponents
OF_ADDRESS: Final = 400  # queued decisions for one address
HINTS_OF_PERSON: Final = 5  # hints that one person may wait for
HINTS_OF_ADDRESS: Final = 20
HOUSEHOLD: Final = 4.0  # share of an address: it may use as much time as this many people


async def key_of(store: Store) -> bytes:
    """Return the secret key for hashes of addresses. It is the same in all processes."""
    return await store.write(lambda connection: put_once(connection, KEY, secrets.token_bytes(32)))


class Addresses:
    """The last known address of each person. It is kept only in memory and only as a keyed hash."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.known: OrderedDict[str, str] = OrderedDict()

    def seen(self, person: str, address: str) -> None:
        """Note the address of a person."""
        self.known[person] = hmac.digest(self.key, address.encode(), "sha256").hex()[:16]
        self.known.move_to_end(person)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    def payers(self, person: str, most: int, most_of_address: int) -> tuple[Payer, ...]:
        """Return a person and their address as payers. After a restart, the address is unknown until they are seen."""
        if not person:
            return ()
        alone = (Payer(f"person:{person}", most=most),)
        address = self.known.get(person)
        return alone if address is None else (*alone, Payer(f"address:{address}", HOUSEHOLD, most_of_address))

    def decision(self, state: TableState, seat: int) -> Bill:
        """Return who is charged for a decision of a bot."""
        payers = (Payer(f"table:{state.id}"), *self.payers(state.opener, OF_PERSON, OF_ADDRESS))
        return Bill(state.terms.game, state.terms.players, state.stand_in(seat, now_ms()), payers)

    def hint(self, state: TableState, who: Who) -> Bill:
        """Return who is charged for a hint."""
        level = adviser(state.terms.game, state.terms.players)
        payers = self.payers(who.person, HINTS_OF_PERSON, HINTS_OF_ADDRESS)
        return Bill(state.terms.game, state.terms.players, level, payers)
