"""The contract of games, and the tables, records and chance that work with any game."""
