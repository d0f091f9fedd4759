"""The workshop: real processes think, and no table waits for them."""
