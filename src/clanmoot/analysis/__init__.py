"""The analysis room: what every decision of a recorded game was worth, from what its decider knew."""
