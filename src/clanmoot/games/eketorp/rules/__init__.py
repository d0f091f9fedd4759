"""One file a phase or a section of the rules."""
