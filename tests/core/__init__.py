"""The core, tried on Schotten Totten and on a toy."""
