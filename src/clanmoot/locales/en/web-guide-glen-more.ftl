# The first game of Glen More.

web-guide-gm-goal = Here your landscape grows, tile by tile along the river. Tiles yield goods, goods yield points, and three times whisky, chieftains and places are compared.
web-guide-gm-ring = Whoever is last on the ring moves next, and takes any tile ahead. A near tile brings you back soon; a far one lets the others move more often.
web-guide-gm-take = You are last. The first tile is a meadow: touch it, then take it.
web-guide-gm-place = River joins river, road joins road, and one of your clan members must stand next to it. Lit places fit: choose one, then lay the tile.
web-guide-gm-use = The new tile and all its neighbours work now. The meadow gives a sheep: use it, then say that you are done.
web-guide-gm-march = Your village gave a step. Let your clan member walk to the meadow: you build only beside your members.
web-guide-gm-butcher = You are last again. Far ahead is a butcher, who turns sheep into points: he is worth the way. Take him.
web-guide-gm-again = Your turn again: take another tile, one that you can pay for and that fits beside what you have.
web-guide-gm-beside = Lay it right beside the tile that should work with it: all eight neighbours are used when it is laid.
web-guide-gm-sheep = The meadow first: a second sheep. Then the butcher: give him both sheep for 4 points.
web-guide-gm-work = Use what lies around the new tile, as you like; then say that you are done.
web-guide-gm-warehouse = Here goods are bought and sold: every purchase makes a good dearer, every sale cheaper. Coins left at the end are points.
web-guide-gm-end = Last of all: in the end each tile more than the smallest landscape costs 3 points. Few good tiles win. Now play on!
