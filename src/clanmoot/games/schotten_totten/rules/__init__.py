"""The rules, one module per section of the digest."""
