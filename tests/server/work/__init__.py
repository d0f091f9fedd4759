"""The bot scheduler: real processes think, and no table waits for them."""
