"""Small versions of the games with exact solutions, to measure how far search is from best play; and the solver."""
