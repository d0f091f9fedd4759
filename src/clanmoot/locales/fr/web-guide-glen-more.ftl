# The first game of Glen More.

web-guide-gm-goal = Votre territoire grandit ici, tuile après tuile. Les tuiles donnent des ressources, les ressources des points. Trois décomptes comparent whisky, chefs de clan et lieux spéciaux.
web-guide-gm-ring = Le dernier sur la piste joue et prend n’importe quelle tuile devant lui. Après un petit pas, vous rejouez bientôt. Après un grand, les autres jouent plus souvent.
web-guide-gm-take = Vous êtes dernier. La première tuile est une prairie. Sélectionnez-la, puis prenez-la.
web-guide-gm-place = La rivière rejoint la rivière, la route la route, et un de vos membres du clan doit être à côté. Choisissez un emplacement doré, puis posez.
web-guide-gm-use = Vous pouvez activer la nouvelle tuile et toutes ses voisines. La prairie donne un mouton : activez-la, puis terminez l’activation.
web-guide-gm-march = Votre village a donné un point de déplacement. Menez votre membre du clan à la prairie : vous ne bâtissez qu’à côté de vos membres.
web-guide-gm-butcher = Vous êtes de nouveau dernier. Plus loin se trouve une boucherie, qui change les moutons en points. Prenez-la.
web-guide-gm-again = À vous de nouveau. Prenez une autre tuile que vous puissiez payer et poser.
web-guide-gm-beside = Posez-la juste à côté de la tuile que vous voulez activer. Poser une tuile active ses huit voisines.
web-guide-gm-sheep = Activez d’abord la prairie pour un deuxième mouton. Donnez ensuite les deux moutons à la boucherie pour 4 points.
web-guide-gm-work = Activez les tuiles de votre choix autour de la nouvelle. Terminez ensuite l’activation.
web-guide-gm-warehouse = Ici, achetez et vendez des ressources. Chaque achat fait monter le prix, chaque vente le fait baisser. À la fin, les pièces sont des points.
web-guide-gm-end = À la fin, vous perdez 3 points par tuile de plus que le plus petit territoire. Quelques bonnes tuiles peuvent donc suffire. À vous de continuer !
