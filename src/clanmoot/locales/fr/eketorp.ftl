# Eketorp: fields and bricks, what is asked, what happened, what is in the way.
# A name never stands behind "de" or "que": it might begin with a vowel. Colours agree with "pierre".

## Fields, bricks, cards

ek-store = la case { $store }
ek-catapult =
    { $yours ->
        [yes] la case catapulte de votre village
       *[no] la case catapulte chez { $whom }
    }
ek-ship =
    { $yours ->
        [yes] la case bateau de votre village
       *[no] la case bateau chez { $whom }
    }
ek-ram =
    { $yours ->
        [yes] la case bélier de votre village
       *[no] la case bélier chez { $whom }
    }
ek-green = verte
ek-brown = brune
ek-clay = d’argile
ek-stone = grise
ek-card = { $value }

## What is asked

ek-aim = Envoyez vos Vikings chercher des pierres sur les cases de matériaux et dans les autres villages. Bâtissez la muraille la plus précieuse. La partie finit quand une muraille compte dix-huit pierres, ou après dix manches.
ek-ask-plan =
    { $count ->
        [0] Planifiez en secret. Tous vos Vikings sont en mission. Confirmez, ou reprenez-en pour défendre votre village.
        [1] Planifiez en secret. Un Viking est au village. Envoyez-le en mission, ou confirmez et il défendra votre village.
       *[other] Planifiez en secret. { $count } Vikings sont au village. Envoyez-les en mission, puis confirmez. Ceux qui restent défendent votre village.
    }
ek-ask-fight = À vous de jouer. Quel combat ou quel siège voulez-vous engager ?
ek-ask-swap =
    { $cards ->
        [one] Payer une amulette (vous en avez { $amulets }) pour une nouvelle carte, ou garder votre carte ?
       *[other] Payer { $cards } amulettes (vous en avez { $amulets }) pour une nouvelle main, ou garder votre main ?
    }
ek-ask-card = Choisissez une carte à jouer contre { $whom }, sur { $field }.
ek-ask-loot = Vous avez gagné le siège. Prenez sur les deux cases de construction des pierres valant au plus { $damage } en tout.
ek-ask-keep = Quelle pierre voulez-vous garder ?
ek-ask-build = Posez vos pierres. Choisissez une pierre et une case de construction.
ek-wait = On attend { $who }.
ek-wait-plans = Les autres planifient encore.
ek-wait-cards =
    { $you ->
        [yes] Vous et { $whom } choisissez une carte.
       *[no] { $yours ->
            [yes] { $who } et vous choisissez une carte.
           *[no] { $who } et { $whom } choisissent une carte.
        }
    }
ek-wait-chance = Tirage des cartes…
ek-over = La partie est terminée.

## What happened

ek-log-place =
    { $you ->
        [yes] Vous prévoyez d’envoyer un Viking sur { $field }.
       *[no] { $who } prévoit d’envoyer un Viking sur { $field }.
    }
ek-log-ready =
    { $you ->
        [yes] Votre plan est prêt.
       *[no] { $who } a terminé son plan.
    }
ek-log-fight =
    { $yours ->
        [yes] { $who } vous combat sur { $field }.
       *[no] { $you ->
            [yes] Vous combattez { $whom } sur { $field }.
           *[no] { $who } combat { $whom } sur { $field }.
        }
    }
ek-log-siege =
    { $you ->
        [yes] Vous lancez le siège depuis { $field }.
       *[no] { $who } lance le siège depuis { $field }.
    }
ek-log-swap =
    { $count ->
        [one] { $you ->
            [yes] Vous échangez une carte.
           *[no] { $who } échange une carte.
        }
       *[other] { $you ->
            [yes] Vous échangez { $count } cartes.
           *[no] { $who } échange { $count } cartes.
        }
    }
ek-log-stand =
    { $you ->
        [yes] Vous gardez votre main.
       *[no] { $who } garde sa main.
    }
ek-log-play =
    { $you ->
        [yes] Vous jouez un { $value } face cachée.
       *[no] { $who } joue un { $value } face cachée.
    }
ek-log-loot =
    { $count ->
        [0] { $you ->
            [yes] Vous ne prenez aucune pierre.
           *[no] { $who } ne prend aucune pierre.
        }
        [one] { $you ->
            [yes] Vous prenez une pierre à la muraille, chez { $whom }.
           *[no] { $who } prend une pierre { $yours ->
                [yes] à votre muraille.
               *[no] à la muraille, chez { $whom }.
            }
        }
       *[other] { $you ->
            [yes] Vous prenez { $count } pierres à la muraille, chez { $whom }.
           *[no] { $who } prend { $count } pierres { $yours ->
                [yes] à votre muraille.
               *[no] à la muraille, chez { $whom }.
            }
        }
    }
ek-log-keep =
    { $you ->
        [yes] Vous gardez une pierre { $colour }.
       *[no] { $who } garde une pierre { $colour }.
    }
ek-log-build =
    { $you ->
        [yes] Vous posez une pierre { $colour } sur la case de construction { $section }.
       *[no] { $who } pose une pierre { $colour } sur la case de construction { $section }.
    }
ek-log-start =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
ek-log-deal =
    { $you ->
        [yes] Vous piochez un { $value }.
       *[no] { $who } pioche un { $value }.
    }
ek-log-drawn =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $who } pioche une carte.
    }
ek-log-stands = Cette main a une carte au-dessus de 3. Le joueur la garde donc.
ek-log-apart =
    { $you ->
        [yes] Vous n’avez aucune carte au-dessus de 3. Vous montrez { $cards } et recevez quatre nouvelles cartes.
       *[no] { $who } n’a aucune carte au-dessus de 3, montre { $cards } et reçoit quatre nouvelles cartes.
    }
ek-log-material = De nouvelles pierres arrivent (carte de matériaux { $card }).
ek-log-home =
    { $count ->
        [0] { $you ->
            [yes] Vous ne gardez aucun Viking au village.
           *[no] { $who } ne garde aucun Viking au village.
        }
        [1] { $you ->
            [yes] Vous gardez un Viking au village.
           *[no] { $who } garde un Viking au village.
        }
       *[other] { $you ->
            [yes] Vous gardez { $count } Vikings au village.
           *[no] { $who } garde { $count } Vikings au village.
        }
    }
ek-log-show =
    { $count ->
        [one] { $you ->
            [yes] Vous envoyez un Viking sur { $field }.
           *[no] { $who } envoie un Viking sur { $field }.
        }
       *[other] { $you ->
            [yes] Vous envoyez { $count } Vikings sur { $field }.
           *[no] { $who } envoie { $count } Vikings sur { $field }.
        }
    }
ek-log-turn =
    { $you ->
        [yes] Vous jouez { $attack }, { $whom } { $defence } : { $result }
       *[no] { $yours ->
            [yes] { $who } joue { $attack }, vous { $defence } : { $result }
           *[no] { $who } joue { $attack }, { $whom } { $defence } : { $result }
        }
    }
ek-draw =
    { $round ->
        [0] égalité. Les deux Vikings vont à l’hôpital.
       *[other] égalité. Les deux Vikings vont à l’hôpital et reviennent à la manche { $round }.
    }
ek-beaten =
    { $you ->
        [yes] { $round ->
            [0] votre Viking va à l’hôpital.
           *[other] votre Viking va à l’hôpital et revient à la manche { $round }.
        }
       *[no] { $round ->
            [0] { $who } a un Viking à l’hôpital.
           *[other] { $who } a un Viking à l’hôpital, qui revient à la manche { $round }.
        }
    }
ek-undefended =
    { $damage ->
        [one] personne ne défend le village, donc { $damage } dégât.
       *[other] personne ne défend le village, donc { $damage } dégâts.
    }
ek-stormed =
    { $yours ->
        [yes] { $damage ->
            [one] { $damage } dégât.
           *[other] { $damage } dégâts.
        }{" "}{ $round ->
            [0] Votre défenseur va à l’hôpital.
           *[other] Votre défenseur va à l’hôpital et revient à la manche { $round }.
        }
       *[no] { $damage ->
            [one] { $damage } dégât.
           *[other] { $damage } dégâts.
        }{" "}{ $round ->
            [0] { $whom } a un défenseur à l’hôpital.
           *[other] { $whom } a un défenseur à l’hôpital, qui revient à la manche { $round }.
        }
    }

## What is in the way

ek-not-a-choice = C’est le hasard qui en décide.
ek-allowed = C’est permis.
ek-no-planning = Vous ne pouvez envoyer des Vikings que pendant la planification.
ek-planned = Vous avez déjà terminé votre plan pour cette manche.
ek-nobody-home = Vous n’avez plus de Viking au village.
ek-no-castle = Ce village n’est à personne dans cette partie.
ek-own-castle = Vous ne pouvez pas assiéger votre propre village.
ek-one-besieger = Vous avez déjà un Viking sur { $field } et ne pouvez y en envoyer qu’un seul.
ek-ascending = Envoyez vos Vikings dans l’ordre des cases. Il fallait choisir { $field } plus tôt.
ek-no-choosing = Ce n’est pas à vous d’engager un combat.
ek-not-there = Vous n’avez pas de Viking sur { $field }.
ek-alone = Il n’y a que vos propres Vikings sur { $field }. Il n’y a personne à combattre.
ek-enough =
    { $count ->
        [one] Il y a { $count } pierre sur { $field }, assez pour tous. Personne ne se bat.
       *[other] Il y a { $count } pierres sur { $field }, assez pour tous. Personne ne se bat.
    }
ek-no-opponent = Vous ne pouvez pas combattre ce joueur sur { $field }.
ek-rivals-first = Combattez d’abord vos rivaux sur { $field }. Le siège commence quand il ne reste qu’un Viking.
ek-siege-over = Le siège depuis { $field } est terminé pour cette manche.
ek-no-swapping = Vous ne pouvez échanger votre main qu’avant un de vos combats, quand le jeu vous le propose.
ek-few-amulets =
    { $count ->
        [one] Il faut une amulette pour échanger votre carte, mais vous en avez { $amulets }.
       *[other] Il faut { $count } amulettes pour échanger vos { $count } cartes, mais vous en avez { $amulets }.
    }
ek-no-laying = Aucun combat ne demande de carte de votre part en ce moment.
ek-laid = Vous avez déjà joué votre carte.
ek-not-in-hand = Vous n’avez pas de { $value } en main.
ek-no-looting = Vous ne pouvez prendre des pierres que juste après avoir gagné un siège.
ek-no-bricks = Ces cases de construction n’ont pas autant de pierres.
ek-too-dear =
    Ces pierres valent { $worth }, mais il n’y a que { $damage ->
        [one] { $damage } dégât.
       *[other] { $damage } dégâts.
    }
ek-no-keeping = Vous n’avez pris aucune pierre à garder.
ek-not-taken = Vous n’avez pris aucune pierre { $colour }.
ek-no-building = Vous ne pouvez pas poser de pierres maintenant.
ek-no-brick = Vous n’avez aucune pierre { $colour } à poser.
ek-full = La case de construction { $section } a déjà trois pierres.

## How it ended

ek-wall = Une muraille compte dix-huit pierres. { $result }
ek-rounds = La dixième manche est finie. { $result }
ek-won =
    { $you ->
        [yes] Vous gagnez { $points } à { $second } !
       *[no] { $who } gagne { $points } à { $second }.
    }
ek-shared = { $winners } : victoire partagée à { $points } points.
ek-score-green = Pierres vertes
ek-score-brown = Pierres brunes
ek-score-clay = Pierres d’argile
ek-score-stone = Pierres grises
ek-score-wall = Muraille complète
ek-score-amulets = Amulettes
