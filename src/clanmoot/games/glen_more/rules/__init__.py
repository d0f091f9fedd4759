"""The rules of Glen More, a file a phase of the turn."""
