"""What the games promise to the libraries of others."""
