"""Analysis of recorded games: what every decision was worth, judged by what its player knew."""
