"""All tables of the database, with an index for every query."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text),  # None for a guest
    Column("password", Text),  # its hash
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("locale", Text, nullable=False),
    Index("people_login", "login", unique=True),
)

names = Table(
    "names",
    METADATA,
    Column("key", Text, primary_key=True),  # a lookalike key of an account's name
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Index("names_person", "person"),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Index("sessions_person", "person"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),  # JSON
    Column("secret", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),  # open, playing, over or gone
    Column("number", Integer, nullable=False),  # of the last event
    Column("asked", Text, nullable=False),  # a JSON list of the seats waited for
    Column("due", Double),  # unix seconds when a server should look at the table
    Column("public", Boolean, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("created_by", Text, ForeignKey("people.id")),
    Column("over_at", Double),
    Column("rated", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # a JSON list of labels
    Index("tables_status", "status", "public", "created_at"),
    Index("tables_due", "due"),
    Index("tables_over", "over_at", "id"),
    Index("tables_created_by", "created_by"),
)

seats = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("label", Text, nullable=False),
    Index("seats_person", "person"),
)

events = Table(
    "events",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # milliseconds
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # one B-tree instead of two, because events are only looked up by key
)

snapshots = Table(
    "snapshots",
    METADATA,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

drafts = Table(
    "drafts",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

set_aside = Table(
    "set_aside",  # what a repair removed from a table
    METADATA,
    _table_id(),
    Column("kind", Text, primary_key=True),  # event, snapshot or draft
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the event, or the seat of the draft
    Column("moved_at", Double, primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds
    Column("body", LargeBinary, nullable=False),
    Column("why", Text, nullable=False),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("standing", Double, nullable=False),  # mu - 3 sigma, stored so that it can be indexed
    Index("ratings_standing", "game", "standing"),
)

results = Table(
    "results",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("label", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("score", Integer),
    Column("resigned", Boolean, nullable=False),
    Column("finished_at", Double, nullable=False),
    Index("results_person", "person", "finished_at"),
)

analyses = Table(
    "analyses",
    METADATA,
    _table_id(),
    Column("state", Text, nullable=False),  # running, done or failed
    Column("progress", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("asked_by", Text, ForeignKey("people.id")),
    Column("updated_at", Double, nullable=False),
    Index("analyses_state", "state", "updated_at"),
    Index("analyses_asked_by", "asked_by"),
)

pulses = Table(
    "pulses",
    METADATA,
    Column("process", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

outages = Table(
    "outages",
    METADATA,
    Column("start", Double, primary_key=True),
    Column("finish", Double, nullable=False),
    Index("outages_finish", "finish"),
)

registry = Table(
    "house",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
