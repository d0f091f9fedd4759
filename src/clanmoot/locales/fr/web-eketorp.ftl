# The Eketorp board of the browser client.
# A name never stands behind "de": it might begin with a vowel.

## Things and places

web-ek-bricks =
    { $number ->
        [one] { $colour ->
            [green] pierre verte
            [brown] pierre brune
            [clay] pierre d’argile
           *[stone] pierre grise
        }
       *[other] { $number } { $colour ->
            [green] pierres vertes
            [brown] pierres brunes
            [clay] pierres d’argile
           *[stone] pierres grises
        }
    }
web-ek-nothing = rien
web-ek-nobody = personne
web-ek-vikings =
    { $number ->
        [one] { $yours ->
            [yes] un de vos Vikings
           *[no] un Viking ({ $whom })
        }
       *[other] { $yours ->
            [yes] { $number } de vos Vikings
           *[no] { $number } Vikings ({ $whom })
        }
    }
web-ek-closed =
    { $number ->
        [one] une carte cachée
       *[other] { $number } cartes cachées
    }
web-ek-under = butin : { $what }
web-ek-stores = Cases de matériaux
web-ek-castle =
    { $yours ->
        [yes] votre village
       *[no] village chez { $whom }
    }
web-ek-wall =
    { $yours ->
        [yes] Votre muraille, { $number } sur 18 : { $what }
       *[no] Muraille chez { $whom }, { $number } sur 18 : { $what }
    }
web-ek-section = Case de construction { $section } de votre muraille : { $what }
web-ek-your-castle = Votre village
web-ek-castle-note =
    { $number ->
        [one] { $number } pierre sur 18
       *[other] { $number } pierres sur 18
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-ek-of-eighteen = sur 18
web-ek-bricks-label =
    { $number ->
        [one] { $number } pierre sur 18
       *[other] { $number } pierres sur 18
    }
web-ek-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-ek-starts = commence
web-ek-home = au village
web-ek-home-label =
    { $you ->
        [yes] { $number ->
            [0] Aucun de vos Vikings n’est au village
            [1] Un de vos Vikings est au village
           *[other] { $number } de vos Vikings sont au village
        }
       *[no] { $number ->
            [0] { $who } n’a aucun Viking au village
            [1] { $who } a un Viking au village
           *[other] { $who } a { $number } Vikings au village
        }
    }
web-ek-hand = main
web-ek-known = main connue
web-ek-known-short = connue
web-ek-aside = de côté
web-ek-aside-label = Cartes mises de côté : { $cards }
web-ek-amulets = amulettes
web-ek-amulets-worth =
    { $number ->
        [0] plus d’amulette
        [1] 1 point
       *[other] 1 point chacune
    }
web-ek-amulets-label =
    { $number ->
        [0] Aucune amulette
        [1] Une amulette
       *[other] { $number } amulettes
    }
web-ek-cards = Vos cartes de combat
web-ek-cards-title = Cartes de combat
web-ek-card = Carte de combat { $value }
web-ek-card-down = Carte de combat { $value }, posée face cachée
web-ek-card-closed = Une carte face cachée
web-ek-hand-known = connues de tous
web-ek-your-card = votre carte
web-ek-their-card = carte adverse
web-ek-pile = Pierres à poser
web-ek-taken = Pierres que vous avez prises

## The hospital and the rounds

web-ek-hospital = Hôpital
web-ek-hospital-by =
    { $station ->
        [0] dégâts 3+
        [1] dégâts 1‑2
        [2] égalité
       *[3] dernière
    }
web-ek-hospital-step = une station par manche
web-ek-station =
    { $station ->
        [last] Dernière station
       *[other] Station { $station }
    } : { $who }, { $again ->
        [yes] de retour à la manche { $round }
       *[no] plus dans cette partie
    }
web-ek-last = dernière
web-ek-back = de retour à la manche { $round }
web-ek-back-short = manche { $round }
web-ek-back-never = plus dans cette partie
web-ek-back-never-short = hors jeu
web-ek-round =
    { $round ->
        [10] Manche 10, la dernière
       *[other] Manche { $round } sur 10
    }
web-ek-starter =
    { $you ->
        [yes] vous commencez
       *[no] { $who } commence
    }
web-ek-is-ready = Plan prêt
web-ek-is-planning = Planifie
web-ek-seat-ready =
    { $you ->
        [yes] Votre plan est prêt
       *[no] { $who } a terminé son plan
    }
web-ek-seat-planning =
    { $you ->
        [yes] Vous planifiez
       *[no] { $who } planifie
    }

## Planning

web-ek-may-send = vous pouvez y envoyer un Viking
web-ek-may-take = reprendre votre Viking
web-ek-send = Envoyer un Viking sur { $field }
web-ek-take = Reprendre le Viking prévu pour { $field }
web-ek-plan = Votre plan
web-ek-plan-secret = visible pour vous seulement
web-ek-plan-note = Tous les plans sont dévoilés quand tous ont confirmé. (EK-3.3)
web-ek-plan-store =
    { $number ->
        [0] aucune pierre
        [1] 1 pierre { $colour ->
            [green] verte
            [brown] brune
            [clay] d’argile
           *[stone] grise
        }
       *[other] { $number } pierres { $colour ->
            [green] vertes
            [brown] brunes
            [clay] d’argile
           *[stone] grises
        }
    }
web-ek-plan-siege = cases { $first } et { $second } : { $what }
web-ek-plan-vain = Il n’y a aucune pierre au-dessus de { $field } : un siège n’y rapporte rien.
web-ek-stay = restent au village
web-ek-ready = Confirmer
web-ek-withdraw = Changer de plan
web-ek-clear = Effacer le plan
web-ek-sealed =
    { $number ->
        [1] Une personne planifie encore. En attendant, vous pouvez changer votre plan.
       *[other] { $number } personnes planifient encore. En attendant, vous pouvez changer votre plan.
    }

## Fights

web-ek-may-fight = vous pouvez y engager un combat
web-ek-whom = Qui voulez-vous combattre sur { $field } ?
web-ek-fight-there = Combattre { $whom } sur { $field } ?
web-ek-besiege-there = Lancer le siège depuis { $field } ?
web-ek-fight = Combattre { $whom }
web-ek-besiege = Assiéger { $whom }
web-ek-quarrels = Combats à venir
web-ek-quarrels-note = à tour de rôle
web-ek-fights = Combats de cette manche
web-ek-now = en cours
web-ek-siege-title =
    { $yours ->
        [yes] Siège de votre village, { $kind ->
            [0] à la catapulte
            [1] au bateau
           *[2] au bélier
        }
       *[no] Siège chez { $whom }, { $kind ->
            [0] à la catapulte
            [1] au bateau
           *[2] au bélier
        }
    }
web-ek-fight-title = Combat sur { $field }
web-ek-role =
    { $role ->
        [besieger] assiégeant
        [owner] défenseur du village
        [absent] propriétaire
        [attacker] attaquant
       *[defender] défenseur
    }
web-ek-defenders =
    { $number ->
        [0] aucun Viking au village : la carte compte 0
        [one] un seul Viking au village, qui se bat
       *[other] { $number } Vikings au village, dont un se bat
    }
web-ek-store-note =
    { $bricks ->
        [0] Aucune pierre pour { $vikings } Vikings. Ils se battent jusqu’à ce qu’il ne reste qu’un joueur, qui ne gagne rien. Ensuite, les deux cartes sont échangées. (EK-4.1, 4.7)
        [1] Une pierre pour { $vikings } Vikings. Ils se battent jusqu’à ce qu’il ne reste qu’un joueur. Ensuite, les deux cartes sont échangées. (EK-4.1, 4.7)
       *[other] { $bricks } pierres pour { $vikings } Vikings. Ils se battent jusqu’à ce qu’il y ait une pierre pour chacun ou qu’il ne reste qu’un joueur. Ensuite, les deux cartes sont échangées. (EK-4.1, 4.7)
    }
web-ek-rivals-note = Un seul Viking peut assiéger d’ici. Les rivaux se battent donc d’abord. Ensuite, les deux cartes sont échangées. (EK-4.2, 4.7)
web-ek-siege-dashed =
    { $most ->
        [0] Aucune carte ne rapporte de pierre ici. Après le combat, les deux cartes sont échangées. (EK-4.7)
       *[other] Le pointillé montre les pierres à portée de { $most } dégâts. Après le combat, les deux cartes sont échangées. (EK-4.7)
    }
web-ek-siege-note = Le vainqueur d’un siège prend sur les deux cases de construction des pierres valant au plus les dégâts. Ensuite, les deux cartes sont échangées. (EK-4.7, 4.10)
web-ek-loot-note = Prenez les pierres par le haut. Vous en gardez une, les autres vont à la réserve. (EK-4.10)
web-ek-pairs = Résultats possibles
web-ek-pairs-known =
    { $yours ->
        [yes] Votre main est connue.
       *[no] Main connue : { $whom }.
    }
web-ek-pairs-closed = Main cachée : { $whom }. Le tableau montre toutes les cartes qu’elle peut contenir.
web-ek-pairs-open = Personne ne défend le village : la carte de son propriétaire compte 0. (EK-4.8)
web-ek-pairs-signs =
    { $stake ->
        [mine] Avec un plus, vous prenez des pierres valant au plus ce nombre, et le Viking adverse va à l’hôpital. Avec un moins, le vôtre y va. Avec 0, les deux y vont.
        [theirs] Avec un moins, l’adversaire prend des pierres valant au plus ce nombre, et votre Viking va à l’hôpital. Avec un plus, le sien y va. Avec 0, les deux y vont.
       *[store] Avec un plus, le Viking adverse va à l’hôpital. Avec un moins, le vôtre y va. Avec 0, les deux y vont. Une différence de 3 ou plus donne le séjour le plus long.
    }
web-ek-against = contre { $value }
web-ek-against-any = contre toute carte
web-ek-left =
    { $number ->
        [one] { $number } non vue
       *[other] { $number } non vues
    }
web-ek-you-play = vous jouez { $value }
web-ek-outcome =
    { $result ->
        [draw] égalité, les deux Vikings vont à l’hôpital
        [open]
            { $side ->
                [mine] { $spoils ->
                    [0] aucune pierre à portée
                   *[other] vous prenez des pierres valant { $spoils } au plus
                }
               *[theirs] { $spoils ->
                    [0] aucune pierre à portée adverse
                   *[other] l’adversaire prend des pierres valant { $spoils } au plus
                }
            }
        [win]
            { $spoils ->
                [0] le Viking adverse va à l’hôpital, station { $station }
               *[other] vous prenez des pierres valant { $spoils } au plus, et le Viking adverse va à l’hôpital, station { $station }
            }
       *[loss]
            { $spoils ->
                [0] votre Viking va à l’hôpital, station { $station }
               *[other] l’adversaire prend des pierres valant { $spoils } au plus, et votre Viking va à l’hôpital, station { $station }
            }
    }
web-ek-spoils =
    { $most ->
        [0] Pas de butin
       *[other] { $you ->
            [yes] Butin si vous gagnez de { $most }
           *[no] Butin si { $who } gagne de { $most }
        }
    }
web-ek-spoils-where = en haut des cases { $first } et { $second }
web-ek-spoils-worth = { $what }, valeur { $worth }
web-ek-spoils-keep =
    { $number ->
        [1] à garder
       *[other] une à garder, le reste à la réserve
    }
web-ek-spoils-none = Aucune pierre n’est à portée.
web-ek-spoils-more =
    { $number ->
        [1] Il y a un autre choix.
       *[other] Il y a { $number } autres choix.
    }
web-ek-spoils-note =
    { $you ->
        [yes] Vous pouvez aussi ne rien prendre. Vous choisissez une fois les cartes retournées. (EK-4.10)
       *[no] { $who } choisit une fois les cartes retournées. (EK-4.10)
    }
web-ek-rival-may = peut échanger cette main, une amulette par carte
web-ek-rival-may-not = ne peut pas échanger cette main (trop peu d’amulettes)
web-ek-swap-offer = Échanger d’abord votre main ?
web-ek-swap-note =
    { $number ->
        [one] Payez une amulette (il en restera { $left }) pour une nouvelle carte cachée. Chaque amulette gardée vaut 1 point. (EK-4.4)
       *[other] Payez { $number } amulettes (il en restera { $left }) pour { $number } nouvelles cartes cachées. Chaque amulette gardée vaut 1 point. (EK-4.4)
    }
web-ek-swap-again =
    { $number ->
        [one] Vous avez pioché { $cards }. Payer encore une amulette (vous en avez { $amulets }) pour une nouvelle carte, ou garder celle-ci ?
       *[other] Vous avez pioché { $cards }. Payer encore { $number } amulettes (vous en avez { $amulets }) pour une nouvelle main, ou garder celle-ci ?
    }
web-ek-swap-offer-again = Échanger encore ?
web-ek-swap-sure =
    { $number ->
        [one] { $last ->
            [yes] Échanger votre dernière carte ? Vous ne récupérez pas l’amulette, et la nouvelle carte est jouée aussitôt.
           *[no] Échanger votre dernière carte ? Vous ne récupérez pas l’amulette.
        }
       *[other] Échanger toute votre main ? Vous ne récupérez pas les amulettes.
    }
web-ek-swap-yes =
    { $number ->
        [one] Payer { $number } amulette
       *[other] Payer { $number } amulettes
    }
web-ek-back-button = Retour
web-ek-stand = Garder ma main
web-ek-stand-one = Garder et jouer le { $value }
web-ek-play = Jouer le { $value }
web-ek-unplay = Reprendre la carte
web-ek-laid-down = Vous avez joué votre carte. Vous pouvez la reprendre tant que l’adversaire n’a pas choisi.

## Loot and building

web-ek-loot-brick = { $what }, case de construction { $section }, position { $number } à partir du haut
web-ek-ask-loot = Vous avez gagné le siège. Prenez sur les deux cases de construction des pierres valant au plus { $damage } en tout (déjà choisi : { $worth }).
web-ek-loot =
    { $number ->
        [0] Ne rien prendre
        [1] Prendre une pierre, valeur { $worth }
       *[other] Prendre { $number } pierres, valeur { $worth }
    }
web-ek-keep =
    Garder { $colour ->
        [green] la pierre verte
        [brown] la pierre brune
        [clay] la pierre d’argile
       *[stone] la pierre grise
    }
web-ek-ask-brick = Choisissez une pierre, puis une case de construction de votre muraille.
web-ek-build-note = La catapulte, le bateau et le bélier n’atteignent chacun que les deux cases de construction au-dessus, par le haut. (EK-4.10)
web-ek-ask-section =
    Posez { $colour ->
        [green] la pierre verte
        [brown] la pierre brune
        [clay] la pierre d’argile
       *[stone] la pierre grise
    } sur une case de construction de votre muraille.

## The story of a round

web-ek-story-plans = Les plans
web-ek-story-others = Les autres combats
web-ek-story-fight = combat
web-ek-story-peace = en paix
web-ek-story-note = Les haches signalent plus de Vikings que de pierres : ils se battent. La coche signale une pierre pour chacun. Les Vikings au village le défendent. (EK-4.1)
web-ek-story-choosing = { $who } choisit des pierres.
web-ek-story-unreached = Aucune pierre n’est prise.
web-ek-story-draw = Égalité
web-ek-story-both = Les deux Vikings vont à l’hôpital.
web-ek-story-won =
    { $you ->
        [yes] Vous gagnez de { $by }
       *[no] { $who } gagne de { $by }
    }
web-ek-story-change =
    { $you ->
        [yes] Les cartes sont échangées. Vous mettez de côté le { $defence } et { $whom } le { $attack }.
       *[no] { $yours ->
            [yes] Les cartes sont échangées. Vous mettez de côté le { $attack } et { $who } le { $defence }.
           *[no] Les cartes sont échangées. { $who } met de côté le { $defence } et { $whom } le { $attack }.
        }
    }
web-ek-story-again = La manche jusqu’ici

## The log, several steps in a line

web-ek-log-drawn =
    { $number ->
        [1] { $you ->
            [yes] Vous piochez une carte.
           *[no] { $who } pioche une carte.
        }
       *[other] { $you ->
            [yes] Vous piochez { $number } cartes.
           *[no] { $who } pioche { $number } cartes.
        }
    }
web-ek-log-deal =
    { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $who } pioche { $cards }.
    }
web-ek-log-show =
    { $you ->
        [yes] Vous envoyez { $fields }.
       *[no] { $who } envoie { $fields }.
    }
web-ek-log-none =
    { $you ->
        [yes] Vous gardez tous les Vikings au village.
       *[no] { $who } garde tous les Vikings au village.
    }
web-ek-log-to =
    { $count ->
        [1] un Viking sur { $field }
       *[other] { $count } Vikings sur { $field }
    }
web-ek-log-build =
    { $you ->
        [yes] Vous posez { $bricks }.
       *[no] { $who } pose { $bricks }.
    }
web-ek-log-on = une pierre { $colour } sur la case { $section }

## Pictures beside the rules

web-ek-figure-castle = Une muraille a six cases de construction de trois pierres au plus. La catapulte, le bateau et le bélier touchent chacun les deux cases de construction au-dessus. Un Viking de Keith assiège depuis la case bateau, et un Viking de Campbell défend.
web-ek-figure-bricks = La pierre verte vaut 1 point, la brune 2, celle d’argile 3 et la grise 4.
web-ek-figure-contested = La case A a une pierre pour chaque Viking : elle est en paix. La case B a plus de Vikings que de pierres : ils se battent.
web-ek-figure-damage = Un 5 contre un 3 fait 2 dégâts. Le Viking battu va à l’hôpital, station « 1-2 ».
web-ek-figure-change = Après un 5 contre un 3, chacun met de côté, face visible, la carte que l’autre a jouée.
web-ek-figure-spoils = Un siège gagné de 2 met à portée les pierres du haut : deux vertes (vous en gardez une), une verte, ou la brune.
web-ek-figure-stations = À la fin d’une manche, chaque Viking avance d’une station. De « 0 », il rentre au village.

## The legend

web-ek-about = Légende
web-ek-about-siege = Un Viking placé à la catapulte, au bateau ou au bélier assiège le village et peut prendre des pierres sur les deux cases de construction au-dessus. (EK-4.10)
web-ek-about-hand = Voici une main de cartes de combat. Une main de cartes mises de côté est connue de tous jusqu’à son échange. (EK-4.12)
web-ek-about-aside = Les cartes reçues au combat sont mises de côté, face visible. Quand la main est vide, ces quatre cartes deviennent la main. (EK-4.7)
web-ek-about-amulets = Avant un combat, vous pouvez payer une amulette par carte pour échanger toute votre main. Chaque amulette gardée vaut 1 point. (EK-4.4, 7.1)
web-ek-about-hospital = Les Vikings battus vont à l’hôpital. Ils avancent d’une station par manche et rentrent au village depuis la dernière. (EK-6.1)
