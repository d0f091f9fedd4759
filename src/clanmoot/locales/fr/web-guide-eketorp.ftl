# The first game of Eketorp.

web-guide-ek-goal = Bâtissez une muraille autour de votre village. Les pierres comptent : verte 1, brune 2, argile 3, grise 4 points. Le plus de points l’emporte.
web-guide-ek-stores = À chaque manche, de nouvelles pierres arrivent dans les cases A à G. Tous envoient leurs Vikings en même temps, en secret.
web-guide-ek-stone = Chaque Viking peut emporter une pierre. La case G a la meilleure, une pierre grise : touchez-la pour y envoyer un Viking.
web-guide-ek-plan = La case A a trois pierres brunes : envoyez trois Vikings. Puis un là où il reste des pierres ; gardez-en deux chez vous pour la défense.
web-guide-ek-ready = Un bon plan. Vous pouvez le changer jusqu’à ce que tous soient prêts ; alors tous les Vikings partent à la fois. Confirmez-le.
web-guide-ek-contested = Les plans sont révélés. Dans la case A, quatre Vikings pour trois pierres : il faut se battre. Ailleurs, il y en a assez pour vous.
web-guide-ek-shown = Les plans sont révélés. Là où plusieurs joueurs ont plus de Vikings qu’il n’y a de pierres, on se bat ; ailleurs, c’est la paix.
web-guide-ek-fight = Commencez un combat : choisissez une case où votre Viking n’est pas seul, et qui vous défiez.
web-guide-ek-stand = Avant un combat, vous pouvez racheter une main avec des amulettes. Chaque amulette gardée vaut un point, et vous avez un 6 : gardez votre main.
web-guide-ek-card = Choisissez une carte en secret. La plus haute gagne ; plus l’écart est grand, plus le Viking battu reste à l’hôpital.
web-guide-ek-loot = Siège gagné ! Prenez des pierres de la muraille, à hauteur de vos dégâts, et gardez-en une.
web-guide-ek-watch = Les autres se battent encore. Suivez leurs cartes : ce qui a été joué change de main.
web-guide-ek-build = Vos Vikings rentrent avec leurs pierres. Touchez une pierre, puis une case de construction de votre muraille. Chacune en porte trois.
web-guide-ek-cards = Après un combat, on échange les cartes jouées. La vôtre reste visible à côté de votre main jusqu’à ce que les quatre aient servi.
web-guide-ek-siege = Bientôt les murailles vaudront un siège : devant chaque village, catapulte, bateau et bélier. Qui gagne là prend des pierres de la muraille.
web-guide-ek-end = La partie finit par une muraille de dix-huit pierres, qui rapporte 5 points de plus, ou après dix manches. À vous de planifier !
