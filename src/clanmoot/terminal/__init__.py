"""The terminal client: the same table as everywhere, read and typed."""
