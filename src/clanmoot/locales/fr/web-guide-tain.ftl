# The first game of Táin.

web-guide-ta-goal = Une bête compte 2 points, un bijou 3. Gardez les vôtres, volez ceux du voisin. La partie finit après huit tours, ou dès que quelqu’un a onze bêtes.
web-guide-ta-tokens = Voici vos jetons. Le Chef est plus fort qu’un Guerrier, un Guerrier plus fort qu’un Garçon ; la Fille reste au clan, et un Bluff ne fait rien du tout.
web-guide-ta-guard = D’abord un gardien : choisissez un Garçon et posez-le à l’intérieur de votre Pâture. Les jetons restent face cachée ; vous seul connaissez les vôtres.
web-guide-ta-answer = Un jeton chacun, à tour de rôle. Ce qui est posé devant une de vos entrées veut y passer, à moins que ce ne soit un Bluff.
web-guide-ta-scout = Maintenant un pillard : choisissez un Guerrier et posez-le devant la Pâture adverse. Une entrée vide est facile, et il bat aussi un Garçon.
web-guide-ta-kingdom = Le bétail du Royaume étranger n’est à personne. Envoyez votre Chef : il prend une bête et en écarte les Guerriers.
web-guide-ta-bluff = Une ruse à présent : posez un Bluff devant la Maison, là où sont les bijoux. Il occupe un gardien, et nul ne voit ce qu’il est.
web-guide-ta-guards = Gardez les entrées menacées, la Maison d’abord : à l’intérieur, un Guerrier capture le Garçon qui tente de passer. Un Garçon arrête un Garçon.
web-guide-ta-pass = Assez pour ce tour. Les jetons ne reviennent que lorsque tous ont servi, gardez-en donc : passez.
web-guide-ta-raids = Tous les jetons ont été retournés, et les razzias se sont suivies. Le butin est au clan maintenant ; un Garçon captif vaut 1 point, la Fille 5.
web-guide-ta-end = Voilà tout le jeu. Retenez ce que l’adversaire a déjà joué : il ne peut venir que le reste. À vous de continuer !
