"""What the computer opponents promise."""
