"""Glen More, a file a section of its rules."""
