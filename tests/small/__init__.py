"""Small games, the solver, and how far search is from the solution."""
