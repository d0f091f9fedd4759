"""The rules, a file a section."""
