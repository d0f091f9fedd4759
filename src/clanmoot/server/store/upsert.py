"""Statements that insert or replace a row, in SQL that SQLite and PostgreSQL both accept."""

from sqlalchemy import Table, TextClause, text


def upsert(table: Table, newer: str = "") -> TextClause:
    """Build an insert-or-replace statement. With `newer`, it replaces a row only if that column gets a higher value."""
    names = [column.name for column in table.columns]
    keys = [column.name for column in table.primary_key]
    rest = [f"{name} = excluded.{name}" for name in names if name not in keys]
    words = f"{_insert(table)} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {', '.join(rest)}"
    if newer:
        words += f" WHERE {table.name}.{newer} < excluded.{newer}"
    return text(words)


def insert_once(table: Table) -> TextClause:
    """Build an insert statement that does nothing if the key exists."""
    return text(f"{_insert(table)} ON CONFLICT DO NOTHING")


def _insert(table: Table) -> str:
    names = [column.name for column in table.columns]
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join([f':{name}' for name in names])})"
