"""The tests: what the rulebook and the contract say, one sentence each."""
