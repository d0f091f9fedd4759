"""One statement that adds a row or replaces it, in words that SQLite and PostgreSQL both read."""

from sqlalchemy import Table, TextClause, text


def upsert(table: Table, newer: str = "") -> TextClause:
    """Add or replace; with `newer`, a row is replaced only by one that has more in that column."""
    names = [column.name for column in table.columns]
    keys = [column.name for column in table.primary_key]
    rest = [f"{name} = excluded.{name}" for name in names if name not in keys]
    words = f"{_insert(table)} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {', '.join(rest)}"
    if newer:
        words += f" WHERE {table.name}.{newer} < excluded.{newer}"
    return text(words)


def insert_once(table: Table) -> TextClause:
    """Add, unless something like it is there."""
    return text(f"{_insert(table)} ON CONFLICT DO NOTHING")


def _insert(table: Table) -> str:
    names = [column.name for column in table.columns]
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join([f':{name}' for name in names])})"
