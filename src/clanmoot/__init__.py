"""Clanmoot: five clan games, one table."""
