"""Ratings of people: how one finished table changes them, computed by openskill."""

from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from clanmoot.server.store.ratings import Rating, keep_rating, rating


class Rated(NamedTuple):
    """A person at the table, with their rank and their rating before the game."""

    person: str
    rank: int
    before: Rating


def rate(connection: Connection, game: str, people: list[str | None], ranks: list[int]) -> None:
    """Change the ratings of the people at a table. They are given in the order of seats, None for a bot.

    Bots have no rating on the scale of people, so people are only compared with each other. Nothing changes with fewer
    than two people. Nothing changes if a person had two seats, because they could have played against themselves.
    """
    seated = [(person, rank) for person, rank in zip(people, ranks, strict=True) if person is not None]
    if len(seated) < 2 or len({person for person, _ in seated}) < len(seated):
        return
    rated = [Rated(person, rank, known(connection, person, game)) for person, rank in seated]
    for one, after in zip(rated, changed(rated), strict=True):
        keep_rating(connection, one.person, game, after)


def known(connection: Connection, person: str, game: str) -> Rating:
    """Return a person's rating. If they have none, return that of a beginner."""
    beginner = PlackettLuce().rating()
    return rating(connection, person, game) or Rating(beginner.mu, beginner.sigma, 0)


def changed(rated: list[Rated]) -> list[Rating]:
    """Return the rating of each person after the game."""
    model = PlackettLuce()  # with its default drift (tau), because people's strength changes from game to game
    teams = [[model.rating(mu=one.before.mu, sigma=one.before.sigma)] for one in rated]
    after = model.rate(teams, ranks=[float(one.rank) for one in rated])
    return [Rating(team[0].mu, team[0].sigma, one.before.games + 1) for team, one in zip(after, rated, strict=True)]
