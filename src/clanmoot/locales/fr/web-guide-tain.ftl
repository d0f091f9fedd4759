# The first game of Táin.

web-guide-ta-goal = Une bête vaut 2 points, un bijou 3. Gardez les vôtres et volez ceux de votre voisin. La partie s’arrête à onze bêtes, ou après le tour 8.
web-guide-ta-tokens = Voici vos jetons. Le Chef bat un Guerrier, un Guerrier bat un Garçon. La Fille du chef reste sur votre tableau, et un Bluff ne fait rien du tout.
web-guide-ta-guard = Commencez par un gardien : choisissez un Garçon et posez-le à l’intérieur de votre Pâture. Les jetons se posent face cachée : vous seul connaissez les vôtres.
web-guide-ta-answer = Chacun pose un jeton à tour de rôle. Un jeton à l’extérieur d’une de vos entrées est un éclaireur qui l’attaque, à moins que ce ne soit un Bluff.
web-guide-ta-scout = Envoyez maintenant un éclaireur : choisissez un Guerrier et posez-le à l’extérieur de la Pâture adverse. Il bat un Garçon et passe par une entrée sans gardien.
web-guide-ta-kingdom = Le bétail du Royaume étranger n’est à personne. Envoyez votre Chef : il prend une bête, et un Guerrier à côté de lui n’obtient rien.
web-guide-ta-bluff = Une ruse à présent : posez un Bluff à l’extérieur de la Maison, où sont les bijoux. Il occupe un gardien, et personne ne voit ce que c’est.
web-guide-ta-guards = Gardez les entrées attaquées, en commençant par la Maison. À l’intérieur, un Guerrier capture le Garçon qui attaque. Un Garçon l’arrête seulement.
web-guide-ta-pass = C’est assez pour ce tour. Vous ne reprenez vos jetons que lorsque tous sont utilisés. Gardez-en donc quelques-uns, et passez.
web-guide-ta-raids = Tous les jetons ont été dévoilés, puis les razzias résolues une par une. Un Garçon capturé vaut 1 point, une Fille du chef capturée 5.
web-guide-ta-end = Voilà tout le jeu. Retenez ce que votre adversaire a déjà utilisé : seuls les autres jetons peuvent encore apparaître. À vous de continuer !
