# Eketorp: fields and bricks, what is asked, what happened, what is in the way.
# A name never stands behind "de" or "que": it might begin with a vowel. Colours agree with "pierre".

## Fields, bricks, cards

ek-store = la case { $store }
ek-catapult =
    { $yours ->
        [yes] la case catapulte devant votre village
       *[no] la case catapulte devant chez { $whom }
    }
ek-ship =
    { $yours ->
        [yes] la case bateau devant votre village
       *[no] la case bateau devant chez { $whom }
    }
ek-ram =
    { $yours ->
        [yes] la case bélier devant votre village
       *[no] la case bélier devant chez { $whom }
    }
ek-green = verte
ek-brown = brune
ek-clay = d’argile
ek-stone = grise
ek-card = { $value }

## What is asked

ek-aim = Envoyez vos Vikings chercher des pierres, sur les cases de matériaux et dans les murailles des autres villages, et bâtissez la muraille la plus précieuse ; dix-huit pierres mettent fin à la partie.
ek-ask-plan =
    { $count ->
        [0] Planifiez en secret : aucun Viking ne reste au village. Il n’y a plus qu’à confirmer.
        [1] Planifiez en secret : un Viking est au village. Envoyez-le en mission, ou confirmez, et il défendra votre village.
       *[other] Planifiez en secret : { $count } Vikings sont au village. Envoyez-les en mission, puis confirmez ; ceux qui restent défendent votre village.
    }
ek-ask-fight = À vous de jouer : quel combat ou quel siège engagez-vous ?
ek-ask-swap =
    { $cards ->
        [one] Échanger votre carte en main contre une amulette (il vous en reste { $amulets }), ou la garder ?
       *[other] Échanger vos { $cards } cartes en main contre autant d’amulettes (il vous en reste { $amulets }), ou les garder ?
    }
ek-ask-card = Posez une carte face cachée contre { $whom }, sur { $field }.
ek-ask-loot = Vous avez gagné le siège : prenez sur les deux cases de construction des pierres d’une valeur totale d’au plus { $damage }.
ek-ask-keep = Laquelle de ces pierres gardez-vous ?
ek-ask-build = Posez vos pierres : laquelle, et sur quelle case de construction ?
ek-wait = { $who } réfléchit.
ek-wait-plans = Les autres planifient encore.
ek-wait-cards =
    { $you ->
        [yes] Vous et { $whom } posez une carte.
       *[no] { $yours ->
            [yes] { $who } et vous posez une carte.
           *[no] { $who } et { $whom } posent une carte.
        }
    }
ek-wait-chance = Les cartes arrivent.
ek-over = La partie est terminée.

## What happened

ek-log-place =
    { $you ->
        [yes] Vous prévoyez un Viking pour { $field }.
       *[no] { $who } prévoit un Viking pour { $field }.
    }
ek-log-ready =
    { $you ->
        [yes] Votre plan est fait.
       *[no] { $who } a terminé son plan.
    }
ek-log-fight =
    { $yours ->
        [yes] { $who } vous défie sur { $field }.
       *[no] { $you ->
            [yes] Vous défiez { $whom } sur { $field }.
           *[no] { $who } défie { $whom } sur { $field }.
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
        [yes] Vous posez un { $value } face cachée.
       *[no] { $who } pose un { $value } face cachée.
    }
ek-log-loot =
    { $count ->
        [0] { $you ->
            [yes] Vous ne prenez rien.
           *[no] { $who } ne prend rien.
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
        [yes] C’est vous qui commencez.
       *[no] C’est { $who } qui commence.
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
ek-log-stands = Cette main convient.
ek-log-apart =
    { $you ->
        [yes] Vous n’avez aucune carte au-dessus de 3 : vous montrez { $cards } et recevez quatre autres cartes.
       *[no] { $who } n’a aucune carte au-dessus de 3, montre { $cards } et reçoit quatre autres cartes.
    }
ek-log-material = Nouvelles pierres, selon la carte de matériaux { $card }.
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
        [yes] Vous montrez un { $attack }, { $whom } un { $defence } : { $result }
       *[no] { $yours ->
            [yes] { $who } montre un { $attack }, vous un { $defence } : { $result }
           *[no] { $who } montre un { $attack }, { $whom } un { $defence } : { $result }
        }
    }
ek-draw = égalité, et un Viking de chaque camp part à l’hôpital, station 0.
ek-beaten =
    { $you ->
        [yes] votre Viking part à l’hôpital, station { $station }.
       *[no] { $who } envoie son Viking à l’hôpital, station { $station }.
    }
ek-undefended = personne ne défend le village, la différence est donc de { $damage }.
ek-stormed =
    { $yours ->
        [yes] la différence est de { $damage }, et votre défenseur part à l’hôpital, station { $station }.
       *[no] la différence est de { $damage }, et { $whom } envoie son défenseur à l’hôpital, station { $station }.
    }

## What is in the way

ek-not-a-choice = Ce n’est pas aux joueurs d’en décider.
ek-allowed = Rien ne s’y oppose.
ek-no-planning = On envoie ses Vikings quand une carte de matériaux vient d’être dévoilée, pas maintenant.
ek-planned = Vous n’avez plus rien à planifier pour cette manche.
ek-nobody-home = Vous n’avez plus de Viking au village.
ek-no-castle = Personne ne joue ce village.
ek-own-castle = Vous ne pouvez pas assiéger votre propre village.
ek-one-besieger = Vous avez déjà un Viking sur { $field } ; il n’y a de place que pour un seul des vôtres.
ek-ascending = Un plan s’annonce case par case, dans l’ordre ; il fallait nommer { $field } plus tôt.
ek-no-choosing = Ce n’est pas à vous d’engager un combat.
ek-not-there = Vous n’avez pas de Viking sur { $field }.
ek-alone = Il n’y a que vos propres Vikings sur { $field } : personne à combattre.
ek-enough =
    { $count ->
        [one] Il y a { $count } pierre sur { $field }, assez pour tous ceux qui s’y trouvent : personne ne se bat.
       *[other] Il y a { $count } pierres sur { $field }, assez pour tous ceux qui s’y trouvent : personne ne se bat.
    }
ek-no-opponent = Vous ne pouvez pas combattre ce joueur sur { $field }.
ek-rivals-first = Il y a des rivaux sur { $field } : le siège commence quand il n’y reste qu’un seul Viking.
ek-siege-over = Le siège depuis { $field } est terminé pour cette manche.
ek-no-swapping = On échange sa main avant les cartes de son propre combat, l’attaquant en premier ; pas maintenant.
ek-few-amulets = Un échange coûte une amulette pour chaque carte en main : il en faut { $count }, et vous en avez { $amulets }.
ek-no-laying = Aucun combat n’attend de carte de votre part.
ek-laid = Votre carte est déjà posée.
ek-not-in-hand = Vous n’avez pas de { $value } en main.
ek-no-looting = Seul celui qui vient de gagner un siège prend des pierres à une muraille.
ek-no-bricks = Il n’y a pas autant de pierres sur ces cases de construction.
ek-too-dear = Ces pierres valent { $worth }, et la différence était de { $damage }.
ek-no-keeping = Vous n’avez pas pris de pierres parmi lesquelles choisir.
ek-not-taken = Vous n’avez pris aucune pierre { $colour }.
ek-no-building = Vous n’avez pas de pierre à poser maintenant.
ek-no-brick = Vous n’avez aucune pierre { $colour } à poser.
ek-full = La case de construction { $section } porte déjà trois pierres.

## How it ended

ek-wall =
    { $you ->
        [yes] Une muraille compte dix-huit pierres, et vous avez le plus de points : vous gagnez !
        [no] Une muraille compte dix-huit pierres, et { $who } gagne avec le plus de points.
       *[nobody] Une muraille compte dix-huit pierres, et la victoire est partagée.
    }
ek-rounds =
    { $you ->
        [yes] La dixième manche est jouée, et vous avez le plus de points : vous gagnez !
        [no] La dixième manche est jouée, et { $who } gagne avec le plus de points.
       *[nobody] La dixième manche est jouée, et la victoire est partagée.
    }
ek-score-green = Pierres vertes
ek-score-brown = Pierres brunes
ek-score-clay = Pierres d’argile
ek-score-stone = Pierres grises
ek-score-wall = Muraille complète
ek-score-amulets = Amulettes
