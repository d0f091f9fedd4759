# The first game of Highland Clans.

web-guide-hc-goal = Chaque manche se termine par un décompte. Dès qu’un joueur a 30 points, chaque manche peut être la dernière. Le plus haut score l’emporte.
web-guide-hc-clan = Voici votre clan. Sa cour compte des guerriers (jaunes), des joueurs de cornemuse (bleus) et des moines (verts). Ses domaines portent des bovins, des châteaux forts et des monastères.
web-guide-hc-cubes = Voici vos six cubes. Utilisez-en jusqu’à quatre, pour une ou deux actions différentes. Celles que vous pouvez payer sont mises en évidence.
web-guide-hc-first = Commencez par un bovin : placez un cube rouge sur votre domaine libre. Chaque bovin rapporte 1 point par manche, et le plus grand troupeau 2 de plus.
web-guide-hc-second = Deuxième action : recrutez des moines avec vos cubes verts. Le joueur qui a le plus de cubes verts marque 3 points, et le deuxième 2.
web-guide-hc-raid = Faites maintenant une razzia. Vous avez une carte par guerrier, et vos cartes sont bonnes. Choisissez le clan mis en évidence, puis attaquez.
web-guide-hc-duel = Une razzia compte trois combats. Jouez une carte face cachée ; une cornemuse ajoute 1. La plus grande force l’emporte. Gagnez plus de combats que votre adversaire pour gagner la razzia.
web-guide-hc-loot = Gagné ! Vous marquez 1 point et pouvez prendre un butin sur ses domaines. Choisissez le bovin.
web-guide-hc-refill = Après une razzia, chacun pioche cinq cartes et en défausse deux. Défaussez les plus faibles.
web-guide-hc-others = Aux autres de jouer. Vous voyez les cubes qu’ils utilisent et ce qui reste dans le sac.
web-guide-hc-defend = On vous attaque ! Jouez vos meilleures cartes. Repousser une razzia rapporte 2 points.
web-guide-hc-scoring = Le décompte se fait ligne par ligne : vert pour les moines et les monastères, rouge pour les bovins, et bleu pour les joueurs de cornemuse et les châteaux forts. Le plus grand troupeau rival est retiré de vos points bleus.
web-guide-hc-end = Vous connaissez les règles. Bâtissez, faites des razzias et surveillez ce qui rapporte aux autres. Plus de domaines, c’est plus de place. À vous !
