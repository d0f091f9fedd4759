"""Finds the seat that a view belongs to."""

from clanmoot.core.game import Game, S, V


def seat_of(game: Game[S, V], s: S, view: V) -> int:
    """Return the seat to which a view belongs. In a position imagined from a view, only its own seat sees that view."""
    for seat in game.deciders(s):
        if game.view(s, seat) == view:
            return seat
    raise ValueError("nobody who decides has this view")
