# The first game of Schotten Totten.

web-guide-st-goal = Neuf bornes vous séparent de votre adversaire. Revendiquez-en cinq, ou trois adjacentes, et vous gagnez.
web-guide-st-hand = Voici vos cartes : six couleurs, avec des forces de 1 à 9. À chaque borne, trois de vos cartes affrontent trois cartes adverses.
web-guide-st-formations = Le mieux est la suite couleur, comme vos 7, 8 et 9 verts. Puis viennent le brelan, la couleur, la suite et enfin la somme.
web-guide-st-first = Jouez la première : choisissez le 9 vert, puis votre côté de la borne 5, au milieu.
web-guide-st-answer = Vous avez pioché, et votre adversaire a joué. Une carte jouée devant une borne y reste, face visible.
web-guide-st-second = Jouez maintenant le 8 vert devant la même borne. Un côté est complet avec trois cartes.
web-guide-st-third = Le 7 vert complète la suite couleur. Jouez-le là aussi.
web-guide-st-another = Vous avez votre propre plan : très bien ! Jouez une carte là où une bonne combinaison reste possible.
web-guide-st-claim = Aucune carte inconnue ne peut battre les vôtres. Inutile donc d’attendre votre adversaire. Revendiquez la borne !
web-guide-st-unproven = Vous pouvez revendiquer une borne dès que votre côté est complet et que l’adversaire ne peut plus le battre. D’ici là, continuez à jouer.
web-guide-st-beside = Votre première borne ! Trois bornes adjacentes font gagner : jouez une carte devant la borne voisine.
web-guide-st-go-on = Jouez encore une carte, là où elle vous sert le mieux.
web-guide-st-end = Voilà tout le jeu. À égalité, le côté complet le premier l’emporte. À vous de gagner maintenant !
