"""Highland Clans, a file a section of its rules."""
