"""The conformance kit: checks of what every game must keep, whatever its rules (`core/game.py`)."""
