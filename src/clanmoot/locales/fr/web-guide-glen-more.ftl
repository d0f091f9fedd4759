# The first game of Glen More.

web-guide-gm-goal = Votre territoire grandit ici, tuile après tuile. Ses ressources donnent des points, et trois décomptes comparent whisky, chefs de clan et lieux spéciaux.
web-guide-gm-ring = Le dernier sur la piste joue, et prend n’importe quelle tuile devant lui. Proche, vous rejouez bientôt ; loin, les autres jouent plus souvent.
web-guide-gm-take = Vous êtes dernier. La première tuile est une prairie : touchez-la, puis prenez-la.
web-guide-gm-place = La rivière rejoint la rivière, la route la route, et un membre de votre clan doit être à côté. Choisissez un emplacement doré, puis posez.
web-guide-gm-use = La nouvelle tuile et toutes ses voisines travaillent. La prairie donne un mouton : utilisez-la, puis dites que vous avez fini.
web-guide-gm-march = Votre village a donné un pas. Menez votre membre du clan à la prairie : on ne bâtit qu’à côté des siens.
web-guide-gm-butcher = Vous êtes de nouveau dernier. Plus loin se trouve une boucherie, qui change les moutons en points : elle vaut le chemin. Prenez-la.
web-guide-gm-again = À vous de nouveau : prenez une autre tuile, que vous pouvez payer et qui s’accorde aux vôtres.
web-guide-gm-beside = Posez-la juste à côté de la tuile qui doit travailler avec elle : les huit voisines servent quand on la pose.
web-guide-gm-sheep = La prairie d’abord : un deuxième mouton. Puis la boucherie : donnez-lui les deux moutons pour 4 points.
web-guide-gm-work = Utilisez à votre gré ce qui entoure la nouvelle tuile ; puis dites que vous avez fini.
web-guide-gm-warehouse = Ici on achète et on vend : chaque achat rend une ressource plus chère, chaque vente la rend moins chère. À la fin, les pièces sont des points.
web-guide-gm-end = Enfin : chaque tuile de plus que le plus petit territoire coûte 3 points à la fin. Peu de bonnes tuiles l’emportent. À vous de continuer !
