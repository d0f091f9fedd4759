"""The games: siblings that know the contract and nothing of each other."""
