"""The conformance kit: it passes honest games, and it bites."""
