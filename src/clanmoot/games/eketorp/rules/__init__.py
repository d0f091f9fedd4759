"""The rules, one module per phase or section of the digest."""
