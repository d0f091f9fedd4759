"""HTTP: everything that can be asked of the house, versioned and described."""
