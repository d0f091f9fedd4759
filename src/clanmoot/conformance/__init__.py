"""The conformance kit: checks of what every game must guarantee, whatever its rules (`core/game.py`)."""

from .kit import Finding, Report, examine

__all__ = ["Finding", "Report", "examine"]
