"""Small versions of the games with exact solutions, to measure how far search is from best play; and the solver."""

# The public modules: three small games, each as `GAME`, and what solves them.
__all__ = ["eketorp", "game_tree", "schotten_totten", "solve", "tain"]
