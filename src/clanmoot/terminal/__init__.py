"""The commands of `clanmoot`, and the client that plays in a terminal."""
