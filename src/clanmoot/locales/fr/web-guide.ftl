# The coach of a first game.

web-learn = Apprendre en jouant
web-lesson = Leçon
web-guide-step = Étape { $number } sur { $count }
web-guide-next = Suite
web-guide-skip = Passer
web-guide-play-on = Continuer la partie
web-guide-leave = Quitter la leçon et continuer la partie
web-guide-rule = Voir la règle { $rule }
web-proof-lesson = Dans une leçon, la donne est la même pour tous : il n’y a pas de secret à vérifier.
