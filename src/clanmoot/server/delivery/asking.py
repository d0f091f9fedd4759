"""HTTP of uvicorn with an end to its patience: whoever begins a request has to finish it."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Asking(HttpToolsProtocol):
    """One connection; cut off when a request takes too long to arrive."""

    patience = 75.0  # seconds
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody has called, and is expected to ask."""
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """It is there."""
        self._rest()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing will come any more."""
        self._rest()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._rest()
        self._deadline = self.loop.call_later(self.patience, self.transport.abort)

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def patient(seconds: float) -> type[Asking]:
    """The same, with so much patience."""
    return type("Asking", (Asking,), {"patience": seconds})
