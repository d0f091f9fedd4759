# The first game of Glen More.

web-guide-gm-goal = Votre territoire grandit ici, tuile après tuile. Les tuiles donnent des ressources, et les ressources donnent des points. Trois décomptes comparent le whisky, les chefs de clan et les lieux spéciaux.
web-guide-gm-ring = Le dernier joueur sur la piste joue et prend la tuile de son choix devant lui. Si vous avancez peu, vous rejouez bientôt. Si vous avancez beaucoup, les autres jouent plus souvent avant vous.
web-guide-gm-take = Vous êtes dernier. La première tuile est une prairie. Sélectionnez-la, puis prenez-la.
web-guide-gm-place = La rivière rejoint la rivière, la route la route, et un de vos membres du clan doit être à côté. Choisissez un emplacement doré, puis posez la tuile.
web-guide-gm-use = Vous pouvez activer la nouvelle tuile et toutes ses voisines. La prairie donne un mouton : activez-la, puis terminez l’activation.
web-guide-gm-march = Votre village a donné un point de déplacement. Déplacez votre membre du clan sur la prairie : vous ne pouvez bâtir qu’à côté de vos membres du clan.
web-guide-gm-butcher = Vous êtes de nouveau dernier. Plus loin se trouve une boucherie, qui transforme les moutons en points. Prenez-la.
web-guide-gm-again = C’est de nouveau à vous. Prenez une autre tuile que vous pouvez payer et poser.
web-guide-gm-beside = Posez-la juste à côté de la tuile que vous voulez activer. Poser une tuile active ses huit voisines.
web-guide-gm-sheep = Activez d’abord la prairie pour un deuxième mouton. Donnez ensuite les deux moutons à la boucherie pour 4 points.
web-guide-gm-work = Activez les tuiles de votre choix autour de la nouvelle. Terminez ensuite l’activation.
web-guide-gm-warehouse = Achetez et vendez vos ressources ici. Chaque achat fait monter le prix, chaque vente le fait baisser. À la fin, chaque pièce vaut 1 point.
web-guide-gm-end = À la fin, vous perdez 3 points pour chaque tuile que vous avez de plus que le plus petit territoire. Quelques bonnes tuiles peuvent donc suffire. À vous de continuer !
