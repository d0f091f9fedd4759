"""OpenSpiel's CFR+ learns a small Schotten Totten. What a perfect opponent could win against it falls towards zero."""

import pyspiel
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import exploitability

from clanmoot.adapters import openspiel
from clanmoot.small.schotten_totten import GAME

LOOKS = (1, 3, 9)

openspiel.register_game(GAME, "clanmoot_small_schotten_totten")
game = pyspiel.load_game("clanmoot_small_schotten_totten(colours=2,strengths=3,stones=1)")
solver = CFRPlusSolver(game)
for number in range(1, LOOKS[-1] + 1):
    solver.evaluate_and_update_policy()
    if number in LOOKS:
        print(f"after {number} rounds: exploitability {exploitability(game, solver.average_policy()):.4f}")
