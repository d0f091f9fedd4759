"""The HTTP interface: every request that the server answers, with a version and a description."""
