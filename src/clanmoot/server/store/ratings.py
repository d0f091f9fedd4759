"""Stored ratings of people, per game."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from .schema import people, ratings
from .upsert import upsert


class Rating(NamedTuple):
    """An estimate of strength, its uncertainty, and the number of rated games."""

    mu: float
    sigma: float
    games: int


class Standing(NamedTuple):
    """A row of a game's standings."""

    person: str
    name: str
    rating: Rating


ONE = select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
    ratings.c.person == bindparam("person"), ratings.c.game == bindparam("game")
)
ALL = (
    select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    .join(people, people.c.id == ratings.c.person)
    .where(ratings.c.game == bindparam("game"))
    .order_by(ratings.c.standing.desc(), people.c.id)
    .limit(bindparam("limit"))
)
KEEP = upsert(ratings)


def rating(connection: Connection, person: str, game: str) -> Rating | None:
    """Return a person's rating at a game, if they have one."""
    row = connection.execute(ONE, {"person": person, "game": game}).first()
    return None if row is None else Rating._make(row)


def keep_rating(connection: Connection, person: str, game: str, new: Rating) -> None:
    """Store a rating. It replaces the older one."""
    values = {"person": person, "game": game, "standing": new.mu - 3 * new.sigma, **new._asdict()}
    connection.execute(KEEP, values)


def standings(connection: Connection, game: str, limit: int = 100) -> list[Standing]:
    """Return the best players of a game, by mu minus three sigma: a strength that they almost certainly have."""
    rows = connection.execute(ALL, {"game": game, "limit": limit})
    return [Standing(row[0], row[1], Rating._make(row[2:])) for row in rows]
