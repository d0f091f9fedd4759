"""Táin, a file a section of its rules."""
