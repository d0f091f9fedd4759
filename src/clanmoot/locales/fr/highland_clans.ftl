# Highland Clans : cubes et cartes, questions, journal, refus, fin. Les termes sont expliqués dans le catalogue anglais.

## Cubes, cartes et bâtiments

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
hc-buy-monks = 1 ou 2 moines (1 vert chacun)
hc-buy-estate = un domaine (1 jaune, plus 1 rouge ou 2 verts au choix ; votre cour peut fournir le jaune et les verts)
hc-buy-bard = le Barde (1 bleu, votre seule action du tour)

## Questions

hc-aim = Essayez d’avoir le plus de points à la fin de la partie. Développez votre clan et faites des razzias chez vos voisins. Dès qu’un joueur a 30 points, chaque manche peut être la dernière.
hc-ask-return = Vous avez la Plus grande suite et avez pioché { $cubes }. Repiochez les cubes de votre choix, ou gardez-les tous. Tels quels, ils permettent d’acheter : { $options }.
hc-ask-act = Vous avez pioché { $cubes }. Choisissez une action : { $options }.
hc-ask-second =
    { $left ->
        [0] Choisissez une deuxième action ou terminez vos actions. Vous ne pouvez plus utiliser aucun cube ({ $cubes }) : { $options }.
        [1] Choisissez une deuxième action ou terminez vos actions. Vous pouvez encore utiliser un cube ({ $cubes }) : { $options }.
       *[other] Choisissez une deuxième action ou terminez vos actions. Vous pouvez encore utiliser { $left } cubes ({ $cubes }) : { $options }.
    }
hc-ask-take = Avec le Barde, prenez un cube, ou deux de couleurs différentes. De deux cubes, vous pouvez en garder un.
hc-ask-lose = Vous avez perdu un guerrier. Défaussez une carte.
hc-ask-third = Faites une razzia ou échangez jusqu’à trois cartes. Pour passer, ne défaussez aucune carte.
hc-ask-attack = Combat { $combat } contre { $whom } : jouez une carte face cachée.
hc-ask-defend = Combat { $combat } contre { $whom } : jouez une carte pour vous défendre.
hc-ask-piper = Ajoutez-vous un joueur de cornemuse à votre carte ?
hc-ask-loot = Vous avez gagné la razzia. Que prenez-vous ?
hc-ask-cut = Vous avez pioché cinq cartes. Défaussez deux cartes de votre main.
hc-ask-cut-five = Vous avez pioché { $cards }. Défaussez deux de ces cinq cartes.
hc-wait = { $who } réfléchit.
hc-wait-chance = Pioche des cubes et des cartes…
hc-over = La partie est terminée.

## Journal

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
        [yes] Vous construisez un monastère.
       *[no] { $who } construit un monastère.
    }
hc-log-warrior =
    { $you ->
        [yes] Vous recrutez un guerrier.
       *[no] { $who } recrute un guerrier.
    }
hc-log-piper =
    { $you ->
        [yes] Vous recrutez un joueur de cornemuse.
       *[no] { $who } recrute un joueur de cornemuse.
    }
hc-log-monks =
    { $you ->
        [yes] { $number ->
            [one] Vous recrutez un moine.
           *[other] Vous recrutez { $number } moines.
        }
       *[no] { $number ->
            [one] { $who } recrute un moine.
           *[other] { $who } recrute { $number } moines.
        }
    }
hc-log-estate =
    { $you ->
        [yes] Vous achetez un domaine (cubes piochés : { $drawn } ; de votre cour : { $court }).
       *[no] { $who } achète un domaine (cubes piochés : { $drawn } ; de sa cour : { $court }).
    }
hc-log-bard =
    { $yours ->
        [yes] { $who } envoie le Barde à votre cour.
       *[no] { $you ->
            [yes] Vous envoyez le Barde chez { $whom }.
           *[no] { $who } envoie le Barde chez { $whom }.
        }
    }
hc-log-done =
    { $you ->
        [yes] Vous terminez vos actions.
       *[no] { $who } termine ses actions.
    }
hc-log-take =
    { $yours ->
        [yes] Le Barde prend { $cubes } dans votre cour.
       *[no] Le Barde prend { $cubes } chez { $whom }.
    }
hc-log-take-keep =
    { $yours ->
        [yes] Le Barde prend { $cubes } dans votre cour. { $who } garde { $kept }.
       *[no] { $you ->
            [yes] Le Barde prend { $cubes } chez { $whom }. Vous gardez { $kept }.
           *[no] Le Barde prend { $cubes } chez { $whom }. { $who } garde { $kept }.
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
        [yes] Vous ne faites ni razzia ni échange.
       *[no] { $who } ne fait ni razzia ni échange.
    }
hc-log-lay =
    { $you ->
        [yes] Vous jouez un { $card } face cachée.
       *[no] { $who } joue un { $card } face cachée.
    }
hc-log-laid =
    { $you ->
        [yes] Vous jouez une carte face cachée.
       *[no] { $who } joue une carte face cachée.
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
        [yes] Vous révélez { $mine } et { $whom } { $theirs } : { $result }
       *[no] { $yours ->
            [yes] { $who } révèle { $mine } et vous { $theirs } : { $result }
           *[no] { $who } révèle { $mine } et { $whom } { $theirs } : { $result }
        }
    }
hc-log-fight-last =
    { $you ->
        [yes] Vous révélez { $mine } et { $whom } { $theirs } : { $result } { $raid }
       *[no] { $yours ->
            [yes] { $who } révèle { $mine } et vous { $theirs } : { $result } { $raid }
           *[no] { $who } révèle { $mine } et { $whom } { $theirs } : { $result } { $raid }
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
        [yes] Vous gagnez la razzia et 1 point.
       *[no] { $who } gagne la razzia et 1 point.
    }
hc-raid-poor =
    { $you ->
        [yes] Vous gagnez la razzia et 2 points, car il n’y a rien à prendre.
       *[no] { $who } gagne la razzia et 2 points, car il n’y a rien à prendre.
    }
hc-raid-repelled =
    { $you ->
        [yes] Vous repoussez la razzia et gagnez 2 points. L’agresseur en perd 1.
       *[no] { $who } repousse la razzia et gagne 2 points. L’agresseur en perd 1.
    }
hc-raid-even =
    { $you ->
        [yes] La razzia finit à égalité. Vous gagnez 1 point.
       *[no] La razzia finit à égalité. { $who } gagne 1 point.
    }
hc-log-loot =
    { $goes ->
        [home] { $yours ->
            [yes] { $who } vole { $site } chez vous.
           *[no] { $you ->
                [yes] Vous volez { $site } chez { $whom }.
               *[no] { $who } vole { $site } chez { $whom }.
            }
        }
        [nowhere] { $you ->
            [yes] Vous ne prenez rien.
           *[no] { $who } ne prend rien.
        }
       *[bag] { $yours ->
            [yes] { $who } retire { $site } de vos domaines et remet les cubes dans le sac.
           *[no] { $you ->
                [yes] Chez { $whom }, vous retirez { $site } et remettez les cubes dans le sac.
               *[no] Chez { $whom }, { $who } retire { $site } et remet les cubes dans le sac.
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
hc-log-tile = La tuile Domaine indique { $number }. Le meilleur score est { $best }.

## Refus

hc-not-a-choice = C’est le hasard qui en décide.
hc-not-you = Vous n’avez rien à décider pour le moment.
hc-allowed = La règle le permet.
hc-order = Ce n’est pas le moment. Un tour commence par les cubes, puis viennent les actions, puis une razzia ou un échange.
hc-no-following = Seul le joueur qui a la Plus grande suite peut remettre des cubes.
hc-return-late = Vous ne pouvez remettre des cubes qu’une fois, avant votre première action.
hc-not-drawn = Vous ne pouvez remettre que des cubes piochés : { $cubes }.
hc-two-actions = Vous avez déjà effectué deux actions.
hc-last-acts-once = Le dernier joueur d’une manche n’effectue qu’une action.
hc-bard-alone = Le Barde doit être votre seule action du tour.
hc-twice = Vous avez déjà effectué cette action ce tour-ci.
hc-few-cubes = Il vous faut { $cubes } parmi vos cubes piochés.
hc-four =
    { $used ->
        [one] Un tour permet d’utiliser quatre cubes piochés au plus. Vous en avez utilisé { $used }.
       *[other] Un tour permet d’utiliser quatre cubes piochés au plus. Vous en avez utilisé { $used }.
    }
hc-no-free = Vous n’avez pas de domaine libre.
hc-six = Vous avez déjà six domaines.
hc-no-tiles = Il ne reste plus de tuile Domaine.
hc-guard = Vous devez garder au moins trois guerriers à votre cour.
hc-few-court = Il vous faut { $cubes } à votre cour.
hc-no-rival = Ce joueur n’existe pas à cette table.
hc-no-spoils =
    { $yours ->
        [yes] Votre cour n’a aucun cube qu’un Barde puisse prendre.
       *[no] Chez { $whom }, la cour n’a aucun cube qu’un Barde puisse prendre.
    }
hc-must-act = Vous devez effectuer une action si c’est possible.
hc-no-bard = Seul un Barde peut prendre des cubes dans une autre cour.
hc-their-guard =
    { $yours ->
        [yes] Vous n’avez que trois guerriers : personne ne peut vous en prendre un.
       *[no] { $whom } n’a que trois guerriers : vous ne pouvez pas en prendre un.
    }
hc-they-lack =
    { $yours ->
        [yes] Il n’y a pas { $cubes } à votre cour.
       *[no] Chez { $whom }, il n’y a pas { $cubes } à la cour.
    }
hc-third = Les razzias et les échanges ne viennent qu’après les actions.
hc-one-card = Vous avez perdu un guerrier : défaussez exactement une carte.
hc-two-cards = Après une razzia, défaussez exactement deux cartes.
hc-not-in-hand = Vous n’avez pas ces cartes en main : { $cards }.
hc-not-of-five = Défaussez deux des cartes que vous venez de piocher : { $cards }.
hc-no-raid = Vous ne pouvez jouer une carte que lorsqu’un combat le demande.
hc-no-card-laid = Vous ne pouvez ajouter un joueur de cornemuse de votre cour que juste après avoir joué une carte.
hc-no-victory = Vous ne pouvez prendre un butin que juste après avoir gagné une razzia.
hc-no-such-site =
    { $yours ->
        [yes] Impossible de prendre { $site } : vous n’en avez pas.
       *[no] Impossible de prendre { $site } : { $whom } n’en a pas.
    }

## Fin

hc-by-tile =
    { $you ->
        [yes] Vous gagnez par { $best } à { $rest } ! La tuile Domaine a mis fin à la partie.
        [no] { $who } gagne par { $best } à { $rest }. La tuile Domaine a mis fin à la partie.
       *[nobody] La victoire est partagée avec { $best } points. La tuile Domaine a mis fin à la partie.
    }
hc-no-tile =
    { $you ->
        [yes] Vous gagnez par { $best } à { $rest } ! Il ne reste plus de tuile Domaine.
        [no] { $who } gagne par { $best } à { $rest }. Il ne reste plus de tuile Domaine.
       *[nobody] La victoire est partagée avec { $best } points. Il ne reste plus de tuile Domaine.
    }
hc-bag-empty =
    { $you ->
        [yes] Vous gagnez par { $best } à { $rest } ! Le sac contient moins de six cubes.
        [no] { $who } gagne par { $best } à { $rest }. Le sac contient moins de six cubes.
       *[nobody] La victoire est partagée avec { $best } points. Le sac contient moins de six cubes.
    }
hc-last-round =
    { $you ->
        [yes] Vous gagnez par { $best } à { $rest } ! La dernière des 25 manches est jouée.
        [no] { $who } gagne par { $best } à { $rest }. La dernière des 25 manches est jouée.
       *[nobody] La victoire est partagée avec { $best } points. La dernière des 25 manches est jouée.
    }
hc-count-start = Points de départ
hc-count-green = Moines et monastères
hc-count-red = Bovins
hc-count-blue = Joueurs de cornemuse et châteaux forts
hc-count-raids = Razzias
