"""The arena: opponents play each other until it is clear who is better."""
