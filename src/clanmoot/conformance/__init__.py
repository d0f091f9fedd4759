"""The conformance kit: checks of what every game must keep, whatever its rules (`core/game.py`)."""

from .kit import Finding, Report, examine

__all__ = ["Finding", "Report", "examine"]
