"""Random players play all five games through OpenSpiel. Chance is drawn with OpenSpiel's probabilities."""

import random

import pyspiel

from clanmoot.adapters import openspiel

GAMES = (
    "clanmoot_schotten_totten(tactics=True)",
    "clanmoot_tain",
    "clanmoot_highland_clans(players=5)",
    "clanmoot_eketorp(discharge=late)",
    "clanmoot_glen_more",
)


def play(name: str, rng: random.Random) -> tuple[int, list[float]]:
    """Play one game. Return the number of decisions, and the returns by seat."""
    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, likely)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions, state.returns()


openspiel.register()
for name in GAMES:
    decisions, returns = play(name, random.Random(1))
    print(f"{name}: {decisions} decisions, {[round(value, 2) for value in returns]}")
