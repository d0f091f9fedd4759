"""Games made so small that they can be solved exactly, and the solver: to see how far search is from the truth."""
