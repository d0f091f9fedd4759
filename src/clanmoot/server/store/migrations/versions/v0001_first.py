"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NAMES = (
    "people",
    "sessions",
    "tables",
    "seats",
    "events",
    "snapshots",
    "drafts",
    "ratings",
    "results",
    "analyses",
    "pulses",
    "outages",
    "house",
)


def upgrade() -> None:
    """Create every table as it was in the first version. `schema.py` may differ, because it has changed since."""
    _people()
    _tables()
    _play()
    _after()
    _machine()


def downgrade() -> None:
    """Drop every table, those that refer to others first."""
    for name in reversed(NAMES):
        op.drop_table(name)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def _person(name: str, nullable: bool = True) -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey("people.id"), nullable=nullable)


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
    )
    op.create_index("people_login", "people", ["login"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        _person("person", nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        _person("created_by"),
        sa.Column("over_at", sa.Double),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("tables_status", "tables", ["status", "public", "created_at"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_over", "tables", ["over_at", "id"])
    op.create_index("tables_created_by", "tables", ["created_by"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        _person("person"),
        sa.Column("label", sa.Text, nullable=False),
    )
    op.create_index("seats_person", "seats", ["person"])


def _play() -> None:
    op.create_table(
        "events",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "drafts",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _after() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("standing", sa.Double, nullable=False),
    )
    op.create_index("ratings_standing", "ratings", ["game", "standing"])
    op.create_table(
        "results",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        _person("person"),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
    )
    op.create_index("results_person", "results", ["person", "finished_at"])
    op.create_table(
        "analyses",
        _table_id(),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("progress", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        _person("asked_by"),
        sa.Column("updated_at", sa.Double, nullable=False),
    )
    op.create_index("analyses_state", "analyses", ["state", "updated_at"])
    op.create_index("analyses_asked_by", "analyses", ["asked_by"])


def _machine() -> None:
    op.create_table(
        "pulses",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.Double, primary_key=True),
        sa.Column("finish", sa.Double, nullable=False),
    )
    op.create_index("outages_finish", "outages", ["finish"])
    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
