"""The games. Each implements the contract in `core/game.py`, and none imports another."""
