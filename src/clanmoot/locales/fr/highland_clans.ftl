# Highland Clans: cubes and cards, what is asked, what happened, what is in the way.

## Cubes, cards and buildings

hc-yellow =
    { $number ->
        [one] { $number } jaune
       *[other] { $number } jaunes
    }
hc-blue =
    { $number ->
        [one] { $number } bleu
       *[other] { $number } bleus
    }
hc-green =
    { $number ->
        [one] { $number } vert
       *[other] { $number } verts
    }
hc-red =
    { $number ->
        [one] { $number } rouge
       *[other] { $number } rouges
    }
hc-none = aucun
hc-nothing = rien
hc-card = un { $card }
hc-with-piper = un { $card } avec un joueur de cornemuse (force { $strength })
hc-cattle = un bovin
hc-castle = un château fort
hc-monastery = un monastère
hc-buy-cattle = un bovin (1 rouge)
hc-buy-castle = un château fort (2 bleus)
hc-buy-monastery = un monastère (3 verts)
hc-buy-warrior = un guerrier (1 jaune)
hc-buy-piper = un joueur de cornemuse (1 bleu)
hc-buy-monks = des moines (1 ou 2 verts)
hc-buy-estate = un domaine (1 jaune et 1 rouge, ou 1 jaune et 2 verts ; votre cour peut payer)
hc-buy-bard = un Barde (1 bleu, et rien d’autre ce tour-ci)

## What is asked

hc-aim = Réunissez guerriers, joueurs de cornemuse, moines, bovins et châteaux forts, faites des razzias chez vos voisins, et ayez le plus de points quand une tuile met fin à la partie, une fois la zone rouge atteinte.
hc-ask-return = Vous avez la Plus grande suite et avez pioché { $cubes }. Remettez des cubes pour en repiocher autant, ou n’en remettez aucun. Tels quels, ils permettent : { $options }.
hc-ask-act = Vous avez pioché { $cubes }. Choisissez une action : { $options }.
hc-ask-second =
    { $left ->
        [0] Une deuxième action, ou bien vous avez terminé. Vous ne pouvez plus utiliser aucun cube ({ $cubes }) : { $options }.
        [1] Une deuxième action, ou bien vous avez terminé. Vous pouvez encore utiliser un cube ({ $cubes }) : { $options }.
       *[other] Une deuxième action, ou bien vous avez terminé. Vous pouvez encore utiliser { $left } cubes ({ $cubes }) : { $options }.
    }
hc-ask-take = Barde : prenez un cube dans cette cour, ou deux de couleurs différentes, dont vous pouvez garder un.
hc-ask-lose = Vous avez perdu un guerrier : défaussez une carte.
hc-ask-third = Faites une razzia, ou échangez jusqu’à trois cartes. Pour ne rien faire, n’en défaussez aucune.
hc-ask-attack = Combat { $combat } contre { $whom } : posez une carte face cachée.
hc-ask-defend = Combat { $combat } contre { $whom } : défendez-vous avec une carte.
hc-ask-piper = Ajoutez-vous un joueur de cornemuse à votre carte ?
hc-ask-loot = La razzia est gagnée : que prenez-vous ?
hc-ask-cut = Vous avez pioché cinq cartes : défaussez deux cartes de votre main.
hc-ask-cut-five = Vous avez pioché { $cards } : défaussez-en deux.
hc-wait = { $who } réfléchit.
hc-wait-chance = Cubes et cartes arrivent.
hc-over = La partie est terminée.

## What happened

hc-log-begin =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
hc-log-cube =
    { $you ->
        [yes] Vous piochez { $cube }.
       *[no] { $who } pioche { $cube }.
    }
hc-log-return =
    { $you ->
        [yes] Cubes que vous remettez dans le sac : { $cubes }.
       *[no] Cubes remis dans le sac par { $who } : { $cubes }.
    }
hc-log-cattle =
    { $you ->
        [yes] Vous placez un bovin sur un domaine.
       *[no] { $who } place un bovin sur un domaine.
    }
hc-log-castle =
    { $you ->
        [yes] Vous construisez un château fort.
       *[no] { $who } construit un château fort.
    }
hc-log-monastery =
    { $you ->
        [yes] Vous fondez un monastère.
       *[no] { $who } fonde un monastère.
    }
hc-log-warrior =
    { $you ->
        [yes] Vous appelez un guerrier à votre cour.
       *[no] { $who } appelle un guerrier à sa cour.
    }
hc-log-piper =
    { $you ->
        [yes] Vous appelez un joueur de cornemuse à votre cour.
       *[no] { $who } appelle un joueur de cornemuse à sa cour.
    }
hc-log-monks =
    { $you ->
        [yes] { $number ->
            [one] Vous appelez un moine à votre cour.
           *[other] Vous appelez { $number } moines à votre cour.
        }
       *[no] { $number ->
            [one] { $who } appelle un moine à sa cour.
           *[other] { $who } appelle { $number } moines à sa cour.
        }
    }
hc-log-estate =
    { $you ->
        [yes] Vous achetez un domaine ; cubes piochés : { $drawn }, cubes de votre cour : { $court }.
       *[no] { $who } achète un domaine ; cubes piochés : { $drawn }, cubes de sa cour : { $court }.
    }
hc-log-bard =
    { $yours ->
        [yes] { $who } envoie un Barde à votre cour.
       *[no] { $you ->
            [yes] Vous envoyez un Barde chez { $whom }.
           *[no] { $who } envoie un Barde chez { $whom }.
        }
    }
hc-log-done =
    { $you ->
        [yes] Vous ne faites rien de plus.
       *[no] { $who } ne fait rien de plus.
    }
hc-log-take =
    { $yours ->
        [yes] Le Barde prend { $cubes } dans votre cour.
       *[no] Le Barde prend { $cubes } chez { $whom }.
    }
hc-log-take-keep =
    { $yours ->
        [yes] Le Barde prend { $cubes } dans votre cour, et { $who } garde { $kept }.
       *[no] { $you ->
            [yes] Le Barde prend { $cubes } chez { $whom }, et vous gardez { $kept }.
           *[no] Le Barde prend { $cubes } chez { $whom }, et { $who } garde { $kept }.
        }
    }
hc-log-raid =
    { $yours ->
        [yes] { $who } fait une razzia chez vous !
       *[no] { $you ->
            [yes] Vous faites une razzia chez { $whom } !
           *[no] { $who } fait une razzia chez { $whom } !
        }
    }
hc-log-discard =
    { $you ->
        [yes] Vous défaussez { $cards }.
       *[no] { $who } défausse { $cards }.
    }
hc-log-rest =
    { $you ->
        [yes] Vous ne faites pas de razzia et n’échangez pas de cartes.
       *[no] { $who } ne fait pas de razzia et n’échange pas de cartes.
    }
hc-log-lay =
    { $you ->
        [yes] Vous posez un { $card } face cachée.
       *[no] { $who } pose un { $card } face cachée.
    }
hc-log-laid =
    { $you ->
        [yes] Vous posez une carte face cachée.
       *[no] { $who } pose une carte face cachée.
    }
hc-log-add =
    { $you ->
        [yes] Vous ajoutez un joueur de cornemuse.
       *[no] { $who } ajoute un joueur de cornemuse.
    }
hc-log-no-piper =
    { $you ->
        [yes] Vous n’ajoutez pas de joueur de cornemuse.
       *[no] { $who } n’ajoute pas de joueur de cornemuse.
    }
hc-log-fight =
    { $you ->
        [yes] Vous montrez { $mine }, { $whom } { $theirs } : { $result }
       *[no] { $yours ->
            [yes] { $who } montre { $mine }, vous { $theirs } : { $result }
           *[no] { $who } montre { $mine }, { $whom } { $theirs } : { $result }
        }
    }
hc-log-fight-last =
    { $you ->
        [yes] Vous montrez { $mine }, { $whom } { $theirs } : { $result } { $raid }
       *[no] { $yours ->
            [yes] { $who } montre { $mine }, vous { $theirs } : { $result } { $raid }
           *[no] { $who } montre { $mine }, { $whom } { $theirs } : { $result } { $raid }
        }
    }
hc-undecided = égalité.
hc-combat-won =
    { $you ->
        [yes] vous gagnez le combat.
       *[no] { $who } gagne le combat.
    }
hc-raid-won =
    { $you ->
        [yes] Vous gagnez la razzia, et un point.
       *[no] { $who } gagne la razzia, et un point.
    }
hc-raid-poor =
    { $you ->
        [yes] Vous gagnez la razzia et, comme il n’y a rien à prendre, deux points.
       *[no] { $who } gagne la razzia et, comme il n’y a rien à prendre, deux points.
    }
hc-raid-repelled =
    { $you ->
        [yes] Vous repoussez la razzia : deux points pour vous, un de moins pour l’agresseur.
       *[no] { $who } repousse la razzia : deux points, et un de moins pour l’agresseur.
    }
hc-raid-even =
    { $you ->
        [yes] La razzia finit à égalité : un point pour vous.
       *[no] La razzia finit à égalité : un point pour { $who }.
    }
hc-log-loot =
    { $goes ->
        [home] { $yours ->
            [yes] { $who } emmène { $site } de chez vous sur un domaine libre.
           *[no] { $you ->
                [yes] Vous emmenez { $site } de chez { $whom } sur votre domaine libre.
               *[no] { $who } emmène { $site } de chez { $whom } sur un domaine libre.
            }
        }
        [nowhere] { $you ->
            [yes] Vous ne prenez rien.
           *[no] { $who } ne prend rien.
        }
       *[bag] { $yours ->
            [yes] { $who } retire { $site } de chez vous : cela va dans le sac.
           *[no] { $you ->
                [yes] Vous retirez { $site } de chez { $whom } : cela va dans le sac.
               *[no] { $who } retire { $site } de chez { $whom } : cela va dans le sac.
            }
        }
    }
hc-log-card =
    { $you ->
        [yes] Vous piochez un { $card }.
       *[no] { $who } pioche un { $card }.
    }
hc-log-drawn =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $who } pioche une carte.
    }
hc-log-score = Décompte de la manche { $round } : { $points }. { $following }
hc-points =
    { $you ->
        [yes] vous marquez { $points } (total { $total })
       *[no] { $who } marque { $points } (total { $total })
    }
hc-following =
    { $you ->
        [yes] Vous avez la Plus grande suite.
       *[no] { $who } a la Plus grande suite.
    }
hc-nobody-follows = Personne n’a la Plus grande suite.
hc-log-tile = Une tuile est retournée : { $number }. Le meilleur score est { $best }.

## What is in the way

hc-not-a-choice = Ce n’est pas aux joueurs d’en décider.
hc-not-you = Ce n’est pas à vous de décider maintenant.
hc-allowed = Rien ne s’y oppose.
hc-order = Pas maintenant : un tour, ce sont les cubes, puis les actions, puis une razzia ou un échange.
hc-no-following = Il faut avoir la Plus grande suite pour remettre des cubes.
hc-return-late = On remet des cubes une seule fois, avant la première action.
hc-not-drawn = Vous ne pouvez remettre que des cubes piochés : { $cubes }.
hc-two-actions = Vous avez exécuté deux actions ; davantage n’est pas permis.
hc-last-acts-once = Le dernier joueur d’une manche n’a qu’une action.
hc-bard-alone = Le Barde est la seule action d’un tour ; rien ne vient avant ni après.
hc-twice = Vous avez déjà choisi cette action ; aucune ne s’exécute deux fois dans un tour.
hc-few-cubes = Il faudrait pour cela { $cubes } parmi les cubes piochés, et ce n’est pas le cas.
hc-four =
    { $used ->
        [one] Vous avez utilisé { $used } cube pioché ; un tour en permet quatre au plus.
       *[other] Vous avez utilisé { $used } cubes piochés ; un tour en permet quatre au plus.
    }
hc-no-free = Vous n’avez pas de domaine libre.
hc-six = Vous avez six domaines ; il n’y a pas de place pour un autre.
hc-no-tiles = Il ne reste plus de domaine à acheter.
hc-guard = Une cour garde au moins trois guerriers.
hc-few-court = Il faudrait pour cela { $cubes } dans votre cour, et ce n’est pas le cas.
hc-no-rival = Il n’y a pas autant de joueurs à cette table.
hc-no-spoils =
    { $yours ->
        [yes] Il n’y a rien dans votre cour qu’un Barde puisse prendre.
       *[no] Il n’y a rien à la cour, chez { $whom }, qu’un Barde puisse prendre.
    }
hc-must-act = Vous pouvez exécuter une action, c’est donc obligatoire.
hc-no-bard = Seul un Barde prend des cubes dans une autre cour.
hc-their-guard =
    { $yours ->
        [yes] Vous n’avez que trois guerriers ; aucun ne peut vous être pris.
       *[no] { $whom } n’a que trois guerriers ; aucun ne peut être pris.
    }
hc-they-lack =
    { $yours ->
        [yes] Votre cour n’a pas cela : { $cubes }.
       *[no] { $whom } n’a pas cela dans sa cour : { $cubes }.
    }
hc-third = Les razzias et les échanges viennent après les actions.
hc-one-card = On défausse une carte pour le guerrier perdu.
hc-two-cards = Après une razzia, on défausse exactement deux cartes.
hc-not-in-hand = Vous n’avez pas cela en main : { $cards }.
hc-not-of-five = Les deux cartes doivent être parmi celles que vous venez de piocher : { $cards }.
hc-no-raid = On pose ses cartes dans une razzia, une à la fois.
hc-no-card-laid = Un joueur de cornemuse s’ajoute juste après une carte posée, s’il y en a un à la cour.
hc-no-victory = Seul celui qui vient de gagner une razzia prend quelque chose.
hc-no-such-site =
    { $yours ->
        [yes] Impossible de prendre { $site } : vous n’en avez pas.
       *[no] Impossible de prendre { $site } : { $whom } n’en a pas.
    }

## How it ended

hc-by-tile =
    { $you ->
        [yes] La tuile retournée met fin à la partie, et votre clan est le plus puissant !
        [no] La tuile retournée met fin à la partie, et { $who } mène le clan le plus puissant.
       *[nobody] La tuile retournée met fin à la partie, et la victoire est partagée.
    }
hc-no-tile =
    { $you ->
        [yes] Il ne reste plus de tuile, la partie est donc terminée, et votre clan est le plus puissant !
        [no] Il ne reste plus de tuile, la partie est donc terminée, et { $who } mène le clan le plus puissant.
       *[nobody] Il ne reste plus de tuile, la partie est donc terminée, et la victoire est partagée.
    }
hc-bag-empty =
    { $you ->
        [yes] Le sac contient moins de six cubes, la partie est donc terminée, et votre clan est le plus puissant !
        [no] Le sac contient moins de six cubes, la partie est donc terminée, et { $who } mène le clan le plus puissant.
       *[nobody] Le sac contient moins de six cubes, la partie est donc terminée, et la victoire est partagée.
    }
hc-last-round =
    { $you ->
        [yes] La dernière des 25 manches est jouée, et votre clan est le plus puissant !
        [no] La dernière des 25 manches est jouée, et { $who } mène le clan le plus puissant.
       *[nobody] La dernière des 25 manches est jouée, et la victoire est partagée.
    }
hc-count-start = Au départ
hc-count-green = Moines et monastères
hc-count-red = Bovins
hc-count-blue = Joueurs de cornemuse et châteaux forts
hc-count-raids = Razzias
