# The Highland Clans board of the browser client.
# A name never stands behind "de": it might begin with a vowel.

## Cubes, cards, courts and estates

web-hc-cube =
    { $colour ->
        [yellow] Cube jaune
        [blue] Cube bleu
        [green] Cube vert
       *[red] Cube rouge
    }
web-hc-cubes =
    { $number ->
        [one]
            { $colour ->
                [yellow] { $number } jaune
                [blue] { $number } bleu
                [green] { $number } vert
               *[red] { $number } rouge
            }
       *[other]
            { $colour ->
                [yellow] { $number } jaunes
                [blue] { $number } bleus
                [green] { $number } verts
               *[red] { $number } rouges
            }
    }
web-hc-field =
    { $colour ->
        [yellow] Guerriers
        [blue] Cornemuses
       *[green] Moines
    }
web-hc-court =
    { $colour ->
        [yellow]
            { $number ->
                [one] { $number } guerrier
               *[other] { $number } guerriers
            }
        [blue]
            { $number ->
                [one] { $number } joueur de cornemuse
               *[other] { $number } joueurs de cornemuse
            }
       *[green]
            { $number ->
                [one] { $number } moine
               *[other] { $number } moines
            }
    }
web-hc-court-of =
    { $yours ->
        [yes] Votre cour
       *[no] La cour, chez { $whom }
    }
web-hc-to-court = Vers votre cour : { $what }
web-hc-estates =
    { $all ->
        [one] { $all } domaine
       *[other] { $all } domaines
    } : { $cattle } avec un bovin, { $castles } avec un château fort, { $monasteries } avec un monastère, { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
web-hc-estates-of =
    { $yours ->
        [yes] Vos domaines
       *[no] Les domaines, chez { $whom }
    }
web-hc-own-estates = Domaines
web-hc-own-free =
    { $all } sur six, { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
web-hc-place =
    { $place ->
        [cattle] Domaine avec un bovin
        [castle] Domaine avec un château fort
        [monastery] Domaine avec un monastère
        [free] Domaine libre
       *[none] Pas encore de domaine
    }
web-hc-about =
    { $what ->
        [yellow] Chaque guerrier vous donne une carte de combat, et vous en avez toujours au moins trois. Le joueur qui en a le plus a la Plus grande suite. (HC-4.9, HC-7.1)
        [blue] Chaque joueur de cornemuse compte 1 bleu au décompte. Dans une razzia, il ajoute 1 à une carte, puis va dans le sac. (HC-5.3, HC-7.4)
        [green] Chaque moine compte 1 vert au décompte. Les moines peuvent aussi payer un domaine. (HC-4.12, HC-7.2)
        [cattle] Un bovin rapporte 1 point à chaque décompte, et le plus grand troupeau 2 de plus. Il réduit les points bleus des autres. (HC-7.3, HC-7.4)
        [castle] Un château fort compte 2 bleus à chaque décompte. (HC-7.4)
        [monastery] Un monastère compte 3 verts à chaque décompte. (HC-7.2)
        [free] Un domaine libre a de la place pour un bovin, un château fort ou un monastère. (HC-4.8)
       *[none] Il y a ici de la place pour un domaine de plus. Il coûte 1 jaune, plus 1 rouge ou 2 verts au choix. (HC-4.12)
    }
web-hc-to-estate = Domaine libre : placer ici
web-hc-site-name =
    { $site ->
        [cattle] bovin
        [castle] château fort
       *[monastery] monastère
    }
web-hc-site =
    { $site ->
        [cattle]
            { $number ->
                [one] Bovin
               *[other] Bovins
            }
        [castle]
            { $number ->
                [one] Château fort
               *[other] Châteaux forts
            }
       *[monastery]
            { $number ->
                [one] Monastère
               *[other] Monastères
            }
    } : { $number }
web-hc-site-goes =
    { $site ->
        [home] un pour votre domaine libre
        [full] un pour le sac, faute de domaine libre
        [none] il n’y en a pas
       *[bag] un pour le sac
    }
web-hc-card = Carte de combat { $card }
web-hc-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
web-hc-hand = Vos cartes
web-hc-new = nouvelle
web-hc-following = Plus grande suite
web-hc-following-note = Plus grande suite : ce joueur peut repiocher des cubes
web-hc-start = Premier joueur
web-hc-has =
    { $you ->
        [yes] vous { $number }
       *[no] { $who } { $number }
    }
web-hc-track = Points : { $scores }. La zone rouge commence à { $zone }.
web-hc-zone = Zone rouge : dès { $number }, une tuile peut mettre fin à la partie
web-hc-round = Manche { $number }
web-hc-bag = Dans le sac
web-hc-bag-note = À moins de six, la partie s’arrête.
web-hc-bag-short = Sac
web-hc-deck = Pioche
web-hc-discards = Défausse
web-hc-tiles = Tuiles Domaine
web-hc-tiles-left =
    { $number ->
        [0] Plus aucune tuile Domaine
        [1] Encore une tuile Domaine
       *[other] Encore { $number } tuiles Domaine
    }
web-hc-times = { $card } : { $number } défaussées
web-hc-discarded = Défaussées
web-hc-seen = Tuiles retournées : { $numbers }.

## The eight actions

web-hc-actions = Actions
web-hc-action =
    { $action ->
        [cattle] Bovin
        [castle] Château
        [monastery] Monastère
        [warrior] Guerrier
        [piper] Cornemuse
        [monks] Moines
        [bard] Barde
       *[estate] Domaine
    }
web-hc-action-note =
    { $action ->
        [cattle] sur un domaine
        [castle] sur un domaine
        [monastery] sur un domaine
        [warrior] et une carte
        [piper] à la cour
        [monks]
            { $most ->
                [one] un, à la cour
               *[other] un ou deux, à la cour
            }
        [bard] prend dans une cour
       *[estate] un domaine de plus
    }
web-hc-price =
    { $action ->
        [cattle] 1 cube rouge
        [castle] 2 cubes bleus
        [monastery] 3 cubes verts
        [warrior] 1 cube jaune
        [piper] 1 cube bleu
        [monks] 1 ou 2 cubes verts
        [bard] 1 cube bleu ; votre seule action
       *[estate] 1 cube jaune, plus 1 rouge ou 2 verts au choix
    }
web-hc-tile =
    { $noted ->
        [yes] { $name }, { $note } :
       *[no] { $name } :
    } { $price }
web-hc-or = ou
web-hc-short =
    { $why ->
        [done] déjà faite ce tour-ci
        [alone] seule action du tour
        [places] vous avez les six
        [tiles] plus de tuile
        [cubes] il manque des cubes
        [free] aucun domaine libre
        [four] plus de quatre cubes
        [lack]
            { $colour ->
                [yellow] jaune : manque { $number }
                [blue] bleu : manque { $number }
                [green] vert : manque { $number }
               *[red] rouge : manque { $number }
            }
       *[other] pas maintenant
    }
web-hc-drawn = Cubes piochés
web-hc-drew =
    { $you ->
        [yes] Vous avez pioché
       *[no] { $who } a pioché
    }
web-hc-pips =
    { $would ->
        [0] { $used } sur 4 utilisés
       *[other] { $used } sur 4 utilisés, { $would } en vue
    }
web-hc-payment = Payer le domaine
web-hc-from =
    { $from ->
        [court] votre cour
       *[drawn] pioché
    }
web-hc-rest =
    { $rest ->
        [0] 1 cube rouge pioché
        [1] 2 cubes verts piochés
        [2] 1 cube vert pioché et 1 moine de votre cour
       *[3] 2 moines de votre cour
    }
web-hc-rest-short =
    { $rest ->
        [0] pioché
        [1] piochés
        [2] pioché, cour
       *[3] votre cour
    }
web-hc-keep = À garder pour votre cour :
web-hc-keep-one =
    { $colour ->
        [yellow] le guerrier
        [blue] le joueur de cornemuse
        [green] le moine
       *[none] rien
    }

## What is asked

web-hc-ask-return =
    { $number ->
        [0] Plus grande suite : avant votre première action, vous pouvez repiocher des cubes.
        [1] Repiocher un cube ?
       *[other] Repiocher { $number } cubes ?
    }
web-hc-ask-act =
    { $turn ->
        [second]
            { $left ->
                [0] Choisissez une deuxième action (plus aucun cube), ou passez.
                [1] Choisissez une deuxième action (encore 1 cube), ou passez.
               *[other] Choisissez une deuxième action ({ $left } cubes au plus), ou passez.
            }
       *[first]
            { $only ->
                [yes] Vous jouez en dernier dans cette manche. Choisissez votre unique action.
               *[no] Choisissez votre première action. Deux actions utilisent quatre cubes au plus.
            }
    }
web-hc-chosen =
    { $action ->
        [cattle] Un bovin sur un domaine libre rapporte 1 point par manche, et le plus grand troupeau 2 de plus.
        [castle] Un château fort sur un domaine libre compte 2 bleus à chaque décompte.
        [monastery] Un monastère sur un domaine libre compte 3 verts à chaque décompte.
        [warrior] Un guerrier vous donne une carte de plus. Le joueur qui a le plus de guerriers a la Plus grande suite.
        [piper] Un joueur de cornemuse compte 1 bleu, ou ajoute 1 à une carte dans un combat.
        [monks]
            { $most ->
                [one] Un moine compte 1 vert à chaque décompte.
               *[other] Chaque moine compte 1 vert à chaque décompte. En recrutez-vous un ou deux ?
            }
        [bard]
            { $rival ->
                [yes] Envoyer le Barde chez { $whom } ? Ce sera votre seule action.
               *[no] Le Barde prend des cubes dans une autre cour. C’est votre seule action. Choisissez un clan.
            }
       *[estate]
            { $court ->
                [yes] Vous payez avec un guerrier de votre cour : vous perdez aussi une carte.
               *[no] Choisissez comment payer : 1 jaune, plus 1 rouge ou 2 verts. Les cubes de votre cour ne comptent pas comme utilisés.
            }
    }
web-hc-ask-take =
    { $number ->
        [0] Avec le Barde, prenez un cube chez { $whom }, ou deux de couleurs différentes pour en garder un.
        [1] Ce cube va dans le sac. Ne prenez que celui-ci, ou choisissez-en un second d’une autre couleur.
       *[other] De ces deux cubes, vous pouvez en garder un. L’autre va dans le sac.
    }
web-hc-ask-lose = Vous avez perdu un guerrier. Défaussez une carte.
web-hc-ask-raid =
    { $poor ->
        [yes] Razzia chez { $whom } ? Gagner rapporte 2 points (il n’y a rien à prendre), une égalité 1 point. Perdre coûte 1 point, et { $whom } en gagne 2.
       *[no] Razzia chez { $whom } ? Gagner rapporte 1 point et un butin, une égalité 1 point. Perdre coûte 1 point, et { $whom } en gagne 2.
    }
web-hc-ask-third =
    { $number ->
        [0] Faites une razzia, échangez jusqu’à trois cartes, ou terminez votre tour.
        [1] Échanger une carte ?
       *[other] Échanger { $number } cartes ?
    }
web-hc-ask-loot = Vous avez gagné la razzia chez { $whom }. Prenez un butin, ou rien.
web-hc-against =
    { $pipers ->
        [yes] Votre force est { $card }, ou { $piped } avec une cornemuse.
       *[no] Votre force est { $card }.
    } { $whom } peut avoir de { $low } à { $high }.
web-hc-ask-piper = Dépenser une cornemuse pour passer d’une force de { $card } à { $piped } ? La force de { $whom } peut aller de { $low } à { $high }.

## Buttons

web-hc-do =
    { $action ->
        [cattle] Placer le bovin
        [castle] Construire le château fort
        [monastery] Construire le monastère
        [warrior] Recruter le guerrier
        [piper] Recruter la cornemuse
        [monks]
            { $number ->
                [one] Recruter un moine
               *[other] Recruter { $number } moines
            }
        [bard] Envoyer le Barde
       *[estate] Acheter le domaine
    }
web-hc-do-bard = Envoyer le Barde chez { $whom }
web-hc-no-second = Pas de deuxième action
web-hc-keep-cubes = Garder les six
web-hc-put-back = En repiocher { $number }
web-hc-take =
    { $number ->
        [one] Prendre le cube
       *[other]
            { $kept ->
                [yellow] Prendre, garder le guerrier
                [blue] Prendre, garder la cornemuse
                [green] Prendre, garder le moine
               *[none] Prendre, ne rien garder
            }
    }
web-hc-raid = Razzia chez { $whom }
web-hc-exchange =
    { $number ->
        [one] Échanger { $number } carte
       *[other] Échanger { $number } cartes
    }
web-hc-discard =
    { $number ->
        [one] Défausser la carte
       *[other] Défausser { $number } cartes
    }
web-hc-neither = Terminer le tour
web-hc-lay = Jouer le { $card }
web-hc-add = Avec
web-hc-add-none = Sans
web-hc-loot =
    { $site ->
        [cattle]
            { $goes ->
                [home] Voler le bovin
               *[bag] Retirer le bovin
            }
        [castle] Retirer le château
       *[monastery] Retirer le monastère
    }
web-hc-loot-nothing = Ne rien prendre
web-hc-see-courts = Voir les cours
web-hc-see-raid = Retour à la razzia
web-hc-last-scoring = Décompte de la manche { $round }
web-hc-if-scored = Si l’on comptait maintenant
web-hc-next-round = Manche { $round }
web-hc-close = Fermer

## The raid

web-hc-duel =
    { $yours ->
        [yes] { $who } fait une razzia chez vous
       *[no]
            { $you ->
                [yes] Vous faites une razzia chez { $whom }
               *[no] { $who } fait une razzia chez { $whom }
            }
    }
web-hc-attacks = à l’attaque
web-hc-defends = en défense
web-hc-left =
    { $pipers ->
        [one] { $pipers } cornemuse
       *[other] { $pipers } cornemuses
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-hc-duel-how = Une égalité ne compte pour personne. Gagnez plus de combats que l’adversaire pour gagner la razzia. Une cornemuse ajoute 1.
web-hc-combat = Combat { $number }
web-hc-no-piper = sans cornemuse
web-hc-strength = force
web-hc-only-you = vous seul la voyez
web-hc-undecided = Égalité : { $number } de chaque côté
web-hc-won =
    { $you ->
        [yes] Vous gagnez : { $high } contre { $low }
       *[no] { $who } gagne : { $high } contre { $low }
    }
web-hc-stake = En jeu
web-hc-stake-defender =
    { $you ->
        [yes] Si vous gagnez, vous marquez 2 et { $whom } perd { $lost }.
       *[no]
            { $yours ->
                [yes] Si { $who } gagne, { $who } marque 2 et vous perdez { $lost }.
               *[no] Si { $who } gagne, { $who } marque 2 et { $whom } perd { $lost }.
            }
    }
web-hc-stake-drawn =
    { $you ->
        [yes] En cas d’égalité, vous marquez 1.
       *[no] En cas d’égalité, { $who } marque 1.
    }
web-hc-stake-attacker =
    { $you ->
        [yes] Si vous gagnez, vous marquez { $points }.
       *[no] Si { $who } gagne, { $who } marque { $points }.
    }
web-hc-stake-take = S’il gagne, l’agresseur peut aussi prendre un de ces butins :
web-hc-odds =
    { $last ->
        [yes] Votre { $card } au dernier combat
       *[no] Votre { $card } dans ce combat
    }
web-hc-odds-mine =
    { $piper ->
        [yes] avec cornemuse
       *[no] sans cornemuse
    }
web-hc-odds-row = contre { $number }
web-hc-odds-cell =
    { $ahead ->
        [0] égalité
        [1] gagné
       *[other] perdu
    }
web-hc-odds-raid =
    { $ahead ->
        [0] razzia à égalité
        [1] razzia gagnée
       *[other] razzia perdue
    }

## Le journal

web-hc-log-cubes =
    { $you ->
        [yes] Vous piochez { $cubes }.
       *[no] { $who } pioche { $cubes }.
    }
web-hc-log-cards =
    { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $who } pioche { $cards }.
    }
web-hc-log-drawn =
    { $you ->
        [yes] { $number ->
            [one] Vous piochez une carte.
           *[other] Vous piochez { $number } cartes.
        }
       *[no] { $number ->
            [one] { $who } pioche une carte.
           *[other] { $who } pioche { $number } cartes.
        }
    }
web-hc-log-estate =
    { $from ->
        [court]
            { $you ->
                [yes] Vous achetez un domaine avec { $cubes } de votre cour.
               *[no] { $who } achète un domaine avec { $cubes } de sa cour.
            }
       *[drawn]
            { $you ->
                [yes] Vous achetez un domaine avec { $cubes }.
               *[no] { $who } achète un domaine avec { $cubes }.
            }
    }

## The scoring

web-hc-scored = Décompte de la manche { $round }
web-hc-if-round = La manche { $round }, comptée maintenant
web-hc-same-position = les quatre se comptent en même temps
web-hc-row =
    { $row ->
        [yellow] Guerriers
        [green] Cubes verts
        [red] Bovins
       *[blue] Cubes bleus
    }
web-hc-row-rule =
    { $row ->
        [yellow] majorité : Plus grande suite
        [green] majorité 3, deuxième 2
        [red] 1 chacun, majorité +2
       *[blue] moins le plus grand troupeau rival
    }
web-hc-row-why =
    { $row ->
        [yellow] Le joueur qui a le plus de guerriers reçoit la Plus grande suite et peut repiocher des cubes. À égalité, le nombre de cubes à la cour départage. (HC-7.1)
        [green] Un moine compte 1, un monastère 3. La majorité rapporte 3 points, la deuxième place 2. À égalité, chacun en marque 1. (HC-7.2)
        [red] Chaque bovin rapporte 1 point. Le plus grand troupeau, s’il est seul, en rapporte 2 de plus. (HC-7.3)
       *[blue] Un joueur de cornemuse compte 1, un château fort 2. On retire les bovins du plus grand autre troupeau. (HC-7.4)
    }
web-hc-counted =
    { $row ->
        [yellow]
            { $number ->
                [one] { $number } guerrier
               *[other] { $number } guerriers
            }
        [green]
            { $number ->
                [one] { $number } vert
               *[other] { $number } verts
            }
        [red]
            { $number ->
                [one] { $number } bovin
               *[other] { $number } bovins
            }
       *[blue]
            { $number ->
                [one] { $number } bleu
               *[other] { $number } bleus
            } − { $less ->
                [one] { $less } bovin
               *[other] { $less } bovins
            }
    }{ $row ->
        [blue] { "" }
       *[other]
            { $rank ->
                [most] , majorité
                [shared] , égalité
                [second] , deuxième
                [level] , deuxième à égalité
               *[plain] { "" }
            }
    }
web-hc-total = Total
web-hc-total-rule = avec les points d’avant
web-hc-tile-unseen = Personne n’est dans la zone rouge. Une tuile Domaine quitte le jeu sans être vue. (HC-7.5)
web-hc-if-unseen = Personne ne serait dans la zone rouge. La partie continuerait. (HC-7.5)
web-hc-if-tile = Le meilleur score serait { $best }. Une tuile Domaine de { $best } ou moins mettrait fin à la partie. (HC-8.1)
web-hc-tile-none = La zone rouge est atteinte et il ne reste plus de tuile Domaine. La partie est terminée. (HC-8.1)
web-hc-tile-up =
    { $you ->
        [yes] Vous êtes
       *[no] { $who } est
    } dans la zone rouge, à { $best }. La tuile indique { $number } : { $ends ->
        [yes] la partie est terminée.
       *[no] la partie continue.
    } (HC-8.1)

## Dessins à côté des règles

web-hc-figure-board = Au début, un clan a quatre guerriers et deux joueurs de cornemuse à la cour. Il a deux domaines, dont un avec un bovin, et de la place pour quatre autres.
web-hc-figure-builds = Un cube rouge est un bovin, deux cubes bleus sont un château fort et trois cubes verts un monastère. Chacun occupe un domaine libre.
web-hc-figure-bard = Un cube bleu envoie le Barde, qui prend un moine et un guerrier. Vous gardez le moine. Le guerrier va dans le sac.
web-hc-figure-to-court = votre cour
web-hc-figure-to-bag = sac
web-hc-figure-pays = Les cubes encadrés viennent de la pioche ou de votre cour. Le rouge vient toujours de la pioche.
web-hc-figure-strength = Un 3 avec un joueur de cornemuse et un 4 sans ont tous deux la force 4 : le combat finit à égalité.
web-hc-figure-herd = Trois joueurs de cornemuse et deux châteaux forts font 7 bleus. Le plus grand autre troupeau a 3 bovins, ce qui donne 7 − 3 = 4 points.
web-hc-figure-tile = Le meilleur score est { $best }. Une tuile de ce nombre ou moins met fin à la partie. Avec un nombre plus haut, elle continue.
web-hc-figure-ends =
    { $ends ->
        [yes] la partie finit
       *[no] elle continue
    }
