"""The arena: bots play each other until it is clear which one is better."""
