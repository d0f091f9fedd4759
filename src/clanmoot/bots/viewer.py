"""Whose view it is."""

from clanmoot.core.game import Game, S, V


def seat_of(game: Game[S, V], s: S, view: V) -> int:
    """The seat that has this view: a position imagined from it looks like it to that seat alone."""
    for seat in game.deciders(s):
        if game.view(s, seat) == view:
            return seat
    raise ValueError("nobody who decides has this view")
