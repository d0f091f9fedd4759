"""HTTP: every request that the server answers, versioned and described."""
