"""The rules of Glen More, one module per phase of the turn."""
