"""The migration steps, one file per step."""
