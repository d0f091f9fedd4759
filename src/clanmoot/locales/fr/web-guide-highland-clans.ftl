# The first game of Highland Clans.

web-guide-hc-goal = Chaque manche finit par un décompte. Dès que quelqu’un a 30 points, toute manche peut être la dernière ; alors le plus haut score l’emporte.
web-guide-hc-clan = Voici votre clan : une cour de guerriers (jaune), joueurs de cornemuse (bleu) et moines (vert), et des domaines pour bovins, châteaux et monastères.
web-guide-hc-cubes = Voici vos six cubes. Utilisez-en jusqu’à quatre, pour une ou deux actions différentes ; celles que vous pouvez payer s’illuminent.
web-guide-hc-first = Commencez par un bovin : un cube rouge sur votre domaine libre. Chaque bovin vaut un point par manche, et qui en a le plus en gagne deux autres.
web-guide-hc-second = Une deuxième action : appelez des moines avec vos cubes verts. Avoir le plus de vert rapporte trois points, la deuxième place deux.
web-guide-hc-raid = Vous pouvez maintenant faire une razzia. Vous avez autant de cartes que de guerriers, et les vôtres sont bonnes : choisissez le premier clan, puis attaquez.
web-guide-hc-duel = Trois combats : posez une carte face cachée, avec ou sans cornemuse, qui ajoute 1. Le plus fort gagne ; la majorité des combats gagne la razzia.
web-guide-hc-loot = Gagné ! Un point pour vous, et vous pouvez prendre quelque chose sur ses domaines : choisissez le bovin.
web-guide-hc-refill = Après une razzia, chacun pioche cinq cartes et en défausse deux. Défaussez les plus faibles.
web-guide-hc-others = Aux autres de jouer maintenant. Leurs cubes et le contenu du sac sont connus de tous : regardez ce qui reste.
web-guide-hc-defend = On vous attaque ! Posez vos meilleures cartes ; qui repousse une razzia gagne deux points.
web-guide-hc-scoring = Le décompte, ligne par ligne : vert pour moines et monastères, rouge pour les bovins, et les cubes bleus moins les bovins de votre plus fort rival.
web-guide-hc-end = Vous savez tout : bâtissez, attaquez, et surveillez ce qui rapporte aux autres. Plus de domaines, c’est plus de place. Continuez maintenant !
