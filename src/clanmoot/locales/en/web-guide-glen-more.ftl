# The first game of Glen More.

web-guide-gm-goal = This is your territory. It grows tile by tile. Tiles give resources, and resources give points. Three scorings compare whisky, chieftains and special places.
web-guide-gm-ring = The last player on the track moves next and takes any tile ahead. After a short move, you play again soon. After a long one, the others get more turns before you.
web-guide-gm-take = You’re last. The first tile is a meadow. Select it, then take it.
web-guide-gm-place = River joins river, road joins road, and one of your clan members must be next to the space. Choose a gold space, then place the tile.
web-guide-gm-use = Now you may activate the new tile and all its neighbours. The meadow gives a sheep. Activate it, then choose Done activating.
web-guide-gm-march = Your village gave a movement point. Move your clan member to the meadow, because you can build only next to your clan members.
web-guide-gm-butcher = You’re last again. Far ahead is a butcher, who turns sheep into points. Take that tile.
web-guide-gm-again = It’s your turn again. Take another tile that you can pay for and place.
web-guide-gm-beside = Place it right next to the tile you want to activate. Placing a tile activates all eight neighbours.
web-guide-gm-sheep = First activate the meadow for a second sheep. Then give both sheep to the butcher for 4 points.
web-guide-gm-work = Activate any tiles you like around the new one. Then choose Done activating.
web-guide-gm-warehouse = Buy and sell resources here. Each purchase raises the price, and each sale lowers it. Each coin you have left at the end is worth 1 point.
web-guide-gm-end = At the end, you lose 3 points for every extra tile compared with the smallest territory. So a few good tiles can win. Play on!
