"""Small games on the contract, for tests of everything that knows no game."""
