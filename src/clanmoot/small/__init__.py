"""Small versions of the games, and a solver for them. Exact solutions measure how far search is from best play."""

# The public modules: three small games, each as `GAME`, and what solves them.
__all__ = ["eketorp", "game_tree", "schotten_totten", "solve", "tain"]
