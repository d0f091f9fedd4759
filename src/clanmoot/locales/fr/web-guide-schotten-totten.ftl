# The first game of Schotten Totten.

web-guide-st-goal = Neuf bornes vous séparent de votre adversaire. Gagnez-en cinq, ou trois côte à côte, et la partie est à vous.
web-guide-st-hand = Voici vos cartes : six couleurs, chacune avec des forces de 1 à 9. Trois cartes de votre côté d’une borne se battent pour elle.
web-guide-st-formations = Le mieux : trois cartes d’une couleur qui se suivent, comme vos 7, 8 et 9 verts. Puis viennent le brelan, la couleur, la suite et enfin la simple somme.
web-guide-st-first = Posez la première : touchez le 9 vert, puis votre côté de la borne 5, au milieu.
web-guide-st-answer = Vous avez pioché, et votre adversaire a répondu. Toute carte posée devant une borne y reste, visible par tous.
web-guide-st-second = Maintenant le 8 vert, devant la même borne. Un côté est complet avec trois cartes.
web-guide-st-third = Le 7 vert complète la suite. Posez-le là aussi.
web-guide-st-another = Vous avez votre propre plan : très bien. Posez une carte là où trois cartes pourront s’accorder.
web-guide-st-claim = Aucune carte restante ne peut battre les vôtres, inutile donc d’attendre l’autre côté. Revendiquez la borne !
web-guide-st-unproven = On revendique une borne quand ses trois cartes y sont et que rien en face ne peut plus les battre. Jusque-là, chacun continue de poser.
web-guide-st-beside = Votre première borne ! Trois côte à côte feraient gagner : commencez par une carte devant la borne voisine.
web-guide-st-go-on = Posez encore une carte, là où elle vous sert le mieux.
web-guide-st-end = Voilà tout le jeu. À égalité, le côté complet le premier l’emporte. À vous de gagner maintenant !
