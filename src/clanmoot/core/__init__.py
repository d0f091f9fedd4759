"""The contract of games, and the tables, records and chance that work with any game."""

# The public modules. `clanmoot` has what else is public here: tables and records.
__all__ = ["actions", "bits", "game", "messages", "options", "outcome", "playout", "rng"]
