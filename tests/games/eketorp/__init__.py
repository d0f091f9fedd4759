"""Eketorp, a file a section of its rules."""
