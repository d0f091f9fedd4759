"""Schema migrations. Each step is a file in `versions`, and a database is upgraded to the last one."""

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from clanmoot.core.errors import ClanmootError

from ..schema import METADATA

LOCK = 0x636C616E  # "clan": only one process at a time changes a PostgreSQL database


def upgrade(engine: Engine, to: str = "head") -> None:
    """Upgrade a database in one transaction. Other processes wait for it."""
    with engine.begin() as connection:
        lock(connection)
        script = scripts()
        _run(connection, script, lambda revision, _: script._upgrade_revs(to, revision))


def downgrade(engine: Engine, to: str = "base") -> None:
    """Downgrade a database to an older schema. Data that the older schema cannot hold is lost."""
    with engine.begin() as connection:
        lock(connection)
        script = scripts()
        _run(connection, script, lambda revision, _: script._downgrade_revs(to, revision))


def lock(connection: Connection) -> None:
    """Let only one process migrate until its transaction ends. SQLite needs no lock besides its write transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def scripts() -> ScriptDirectory:
    """Return the migration steps of this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return ScriptDirectory.from_config(config)


def _run(connection: Connection, script: ScriptDirectory, steps: Any) -> None:
    try:
        with EnvironmentContext(Config(), script, fn=steps) as environment:
            environment.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
            environment.run_migrations()
    except CommandError as error:
        words = f"This database was written by another version of clanmoot, and this one cannot read it: {error}."
        raise ClanmootError("database-version", words) from error
