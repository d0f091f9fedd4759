# Táin: tokens and places, prompts, log, refusals, endings. The terms of the French rulebook: entrée, gardien, éclaireur,
# razzia, prisonnier, bête; jetons en réserve (derrière le paravent) ou utilisés. Capturer, libérer, dévoiler, retirer.

## Tokens and places

ta-chieftain = le Chef
ta-warrior = un Guerrier
ta-lad = un Garçon
ta-daughter = la Fille du chef
ta-bluff = un Bluff
ta-place =
    { $yours ->
        [yes]
            votre { $part ->
                [pasture] Pâture { $number }
               *[house] Maison { $number }
            }
       *[no]
            la { $part ->
                [pasture] Pâture { $number }
               *[house] Maison { $number }
            } chez { $whom }
    }
ta-inside =
    dans { $yours ->
        [yes] votre
       *[no] sa
    } { $part ->
        [pasture] Pâture { $number }
       *[house] Maison { $number }
    }
ta-outside = devant { $place }
ta-in-kingdom = dans le Royaume étranger
ta-unguarded = entrée sans gardien
ta-against = contre { $token }

## What is asked

ta-aim = Volez à vos voisins des bêtes (2 points chacune) et des bijoux (3 points chacun). Gardez les vôtres, et trompez les autres avec des Bluffs. La partie s’arrête dès que quelqu’un a 11 bêtes, ou après le tour 8.
ta-ask-scout = Tour { $round } : posez un jeton face cachée à l’intérieur d’une de vos entrées, à l’extérieur de celle d’un autre joueur, ou dans le Royaume étranger. Vous pouvez aussi passer.
ta-ask-free = Votre razzia sur { $place } libère un prisonnier : choisissez un Garçon ou la Fille du chef.
ta-wait = { $who } réfléchit.
ta-wait-chance = Résolution des razzias…
ta-over = La partie est terminée.

## What happened

ta-log-start =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
ta-log-lay =
    { $you ->
        [yes] Vous posez { $token } { $spot }.
       *[no] { $who } pose { $token } { $spot }.
    }
ta-log-laid =
    { $you ->
        [yes] Vous posez un jeton { $spot }.
       *[no] { $who } pose un jeton { $spot }.
    }
ta-log-pass =
    { $you ->
        [yes] Vous passez.
       *[no] { $who } passe.
    }
ta-log-turn =
    { $you ->
        [yes] Votre jeton { $spot } : c’est { $token }.
       *[no] Le jeton posé par { $who } { $spot } : c’est { $token }.
    }
ta-log-bluffs =
    { $number ->
        [0] Aucun Bluff n’est retiré.
        [1] Un Bluff est retiré.
       *[other] { $number } Bluffs sont retirés.
    }
ta-log-kingdom = Dans le Royaume étranger, { $end }.
ta-kingdom-takes =
    { $you ->
        [yes] vous prenez une bête avec { $token }
       *[no] { $who } prend une bête avec { $token }
    }
ta-kingdom-misses =
    { $you ->
        [yes] vous n’obtenez rien avec { $token }
       *[no] { $who } n’obtient rien avec { $token }
    }
ta-log-raid =
    { $you ->
        [yes] Vous lancez une razzia sur { $place } avec { $scout }, { $guard } : { $end }.
       *[no] { $who } lance une razzia sur { $place } avec { $scout }, { $guard } : { $end }.
    }
ta-end-fails = échec
ta-end-lad-caught = échec, et le Garçon est capturé
ta-end-daughter-caught = échec, mais la Fille du chef est capturée
ta-end-cattle = une bête est prise
ta-end-no-cattle = il ne reste pas de bétail à prendre
ta-end-jewel = un bijou est pris
ta-end-no-jewel = il ne reste pas de bijou à prendre
ta-end-freed = { $token } retrouve la liberté
ta-end-choice = un prisonnier est libéré
ta-log-free =
    { $you ->
        [yes] Vous libérez { $token } dans { $place }.
       *[no] { $who } libère { $token } dans { $place }.
    }
ta-log-settle = Le tour { $round } est terminé : { $end }.
ta-refilled =
    { $you ->
        [yes] vous reprenez tous vos jetons utilisés
       *[no] { $who } reprend tous ses jetons utilisés
    }
ta-next-round =
    { $you ->
        [yes] le tour { $round } commence par vous
       *[no] le tour { $round } commence par { $who }
    }
ta-last-round = la partie s’arrête

## What is in the way

ta-not-a-choice = C’est le hasard qui en décide.
ta-not-begun = Le premier joueur n’est pas encore tiré au sort.
ta-not-your-turn = Ce n’est pas à vous de jouer.
ta-passed = Vous avez passé : vous ne pouvez plus poser de jeton ce tour-ci.
ta-scouting-over = Vous ne pouvez pas poser de jeton maintenant. Les jetons se posent avant les razzias.
ta-nobody-to-free = Vous ne pouvez pas libérer de prisonnier maintenant. Vous en choisissez un quand vous réussissez une razzia sur une Maison qui retient à la fois un de vos Garçons et votre Fille du chef.
ta-no-board = Personne ne joue le clan { $board }.
ta-daughter-at-home = La Fille du chef ne peut être posée que sur votre propre tableau.
ta-no-lads = Les Garçons ne peuvent pas aller dans le Royaume étranger. Seuls le Chef, les Guerriers et les Bluffs le peuvent.
ta-kingdom-once = Vous avez déjà un jeton dans le Royaume étranger.
ta-kingdom-full = Les deux emplacements du Royaume étranger sont pris.
ta-inside-taken = Vous avez déjà un jeton dans { $place }.
ta-outside-taken =
    { $you ->
        [yes] Vous avez déjà un jeton devant { $place }.
       *[no] { $who } a déjà un jeton devant { $place }.
    }
ta-none-left = Vous n’avez pas { $token } derrière votre paravent.
ta-allowed = C’est permis.

## How it ended

ta-eleven = Onze bêtes mettent fin à la partie. { $result }
ta-eight-rounds = Les huit tours sont joués. { $result }
# The result behind either ending: a clear win, a tie on points that something else broke, a shared win.
ta-won =
    { $you ->
        [yes] Vous gagnez par { $points } points à { $second } !
       *[no] { $who } gagne par { $points } points à { $second }.
    }
ta-won-tie =
    À { $points } points partout, { $you ->
        [yes] vous gagnez
       *[no] { $who } gagne
    } grâce { $by ->
        [cattle] au bétail
        [jewels] aux bijoux
       *[tokens] aux jetons en réserve
    } ({ $best } à { $second }).
ta-shared = { $winners } : victoire partagée à { $points } points.
ta-score-cattle = Bétail
ta-score-jewels = Bijoux
ta-score-lads = Garçons capturés
ta-score-daughters = Filles du chef capturées
ta-score-herd = Troupeau de onze bêtes
