"""Schotten Totten, a file a section of its rules."""
