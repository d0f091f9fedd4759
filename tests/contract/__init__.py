"""What every game on the shelf must keep."""
