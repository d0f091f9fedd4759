# The first game of Eketorp.

web-guide-ek-goal = Bâtissez une muraille autour de votre village. Chaque pierre vaut des points : verte 1, brune 2, argile 3, grise 4. Le joueur qui a le plus de points gagne.
web-guide-ek-stores = À chaque manche, de nouvelles pierres arrivent sur les cases A à G. Tous envoient leurs Vikings en même temps, en secret.
web-guide-ek-stone = Chaque Viking peut rapporter une pierre. La case G a une pierre grise, la plus précieuse. Choisissez la case G pour y envoyer un Viking.
web-guide-ek-plan = La case A a trois pierres brunes : envoyez-y trois Vikings. Envoyez-en ensuite un sur chaque autre case qui a des pierres. Gardez-en deux au village pour le défendre.
web-guide-ek-ready = C’est un bon plan. Vous pouvez le modifier jusqu’à ce que tous soient prêts. Tous les Vikings partent alors en même temps. Confirmez votre plan.
web-guide-ek-contested = Les plans sont dévoilés. La case A a quatre Vikings mais trois pierres : ils se battent. Vos autres cases ont assez de pierres.
web-guide-ek-shown = Les plans sont dévoilés. Là où plusieurs joueurs ont ensemble plus de Vikings qu’il n’y a de pierres, ils se battent. Ailleurs, c’est la paix.
web-guide-ek-fight = Engagez un combat. Choisissez une case où un autre joueur a un Viking à côté du vôtre, puis votre adversaire.
web-guide-ek-stand = Avant un combat, vous pouvez payer une nouvelle main avec des amulettes. Chaque amulette gardée vaut 1 point, et vous avez déjà un 6. Gardez donc votre main.
web-guide-ek-card = Choisissez une carte en secret. La plus haute gagne. Plus la différence est grande, plus le Viking battu reste à l’hôpital.
web-guide-ek-loot = Siège gagné ! Prenez sur la muraille des pierres qui valent au plus vos dégâts, et gardez-en une.
web-guide-ek-watch = Les autres se battent encore. Suivez leurs cartes : après chaque combat, les deux joueurs échangent les cartes jouées.
web-guide-ek-build = Vos Vikings rentrent avec leurs pierres. Posez-les sur votre muraille : choisissez une pierre, puis une case de construction. Chaque case en porte trois.
web-guide-ek-cards = Après un combat, les deux joueurs échangent les cartes jouées. Celle que vous recevez est mise de côté, face visible. Quand vos quatre cartes sont de côté, elles deviennent votre nouvelle main.
web-guide-ek-siege = Un siège sera bientôt rentable. Chaque village a une catapulte, un bateau et un bélier. Envoyez-y un Viking pour prendre des pierres de la muraille.
web-guide-ek-end = La partie se termine après dix manches, ou quand une muraille compte dix-huit pierres. Une muraille complète rapporte 5 points de plus. Préparez votre prochain plan !
