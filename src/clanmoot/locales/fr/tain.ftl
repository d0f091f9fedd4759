# Táin: tokens and places, what is asked, what happened, what is in the way.

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
       *[no] sa propre
    } { $part ->
        [pasture] Pâture { $number }
       *[house] Maison { $number }
    }
ta-outside = devant { $place }
ta-in-kingdom = dans le Royaume étranger
ta-unguarded = sans gardien en face
ta-against = contre { $token }

## What is asked

ta-aim = Volez à vos voisins du bétail (2 points la bête) et des bijoux (3 points pièce), gardez les vôtres, et trompez votre monde avec des Bluffs. La partie s’arrête à onze bêtes, ou après le huitième tour.
ta-ask-scout = Tour { $round } : posez un jeton face cachée, à l’intérieur chez vous, à l’extérieur ailleurs, ou dans le Royaume étranger ; ou passez.
ta-ask-free = Votre razzia sur { $place } libère un prisonnier : un Garçon ou la Fille du chef ?
ta-wait = { $who } réfléchit.
ta-wait-chance = Les razzias se préparent.
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
        [0] Aucun Bluff ne rentre au clan.
        [1] Un Bluff rentre au clan.
       *[other] { $number } Bluffs rentrent au clan.
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
ta-end-fails = elle échoue
ta-end-lad-caught = elle échoue, et le Garçon est fait prisonnier
ta-end-daughter-caught = elle échoue, mais la Fille du chef est enlevée
ta-end-cattle = une bête est prise
ta-end-no-cattle = elle réussit, mais il ne reste pas de bétail à prendre
ta-end-jewel = un bijou est pris
ta-end-no-jewel = elle réussit, mais il ne reste pas de bijou à prendre
ta-end-freed = { $token } retrouve la liberté
ta-end-choice = un prisonnier retrouve la liberté
ta-log-free =
    { $you ->
        [yes] Vous libérez { $token } dans { $place }.
       *[no] { $who } libère { $token } dans { $place }.
    }
ta-log-settle = Le tour { $round } est terminé, le butin rentre au clan : { $end }.
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
ta-last-round = place au décompte

## What is in the way

ta-not-a-choice = Ce n’est pas aux joueurs d’en décider.
ta-not-begun = On n’a pas encore tiré au sort qui commence.
ta-not-your-turn = Ce n’est pas à vous de jouer.
ta-passed = Vous ne posez plus rien ce tour-ci : vous avez passé, ou ne pouviez plus rien poser.
ta-scouting-over = Les jetons se posent avant les razzias, pas maintenant.
ta-nobody-to-free = On libère un prisonnier quand on réussit une razzia sur la Maison qui retient à la fois un de ses Garçons et sa Fille du chef, pas maintenant.
ta-no-board = Personne ne joue le clan { $board }.
ta-daughter-at-home = La Fille du chef ne quitte jamais le clan : elle garde votre propre tableau.
ta-no-lads = Les Garçons sont trop jeunes pour le Royaume étranger : seuls le Chef, les Guerriers et les Bluffs s’y rendent.
ta-kingdom-once = Vous avez déjà un jeton dans le Royaume étranger.
ta-kingdom-full = Les deux emplacements du Royaume étranger sont pris.
ta-inside-taken = Vous avez déjà un jeton dans { $place }.
ta-outside-taken =
    { $you ->
        [yes] Vous avez déjà un jeton devant { $place }.
       *[no] { $who } a déjà un jeton devant { $place }.
    }
ta-none-left = Il faudrait { $token } derrière votre écran, et ce n’est pas le cas.
ta-allowed = Rien ne s’y oppose.

## How it ended

ta-eleven =
    { $you ->
        [yes] Un troupeau de onze bêtes met fin à la partie, et vous avez le plus de points : vous gagnez !
        [no] Un troupeau de onze bêtes met fin à la partie, et { $who } gagne avec le plus de points.
       *[nobody] Un troupeau de onze bêtes met fin à la partie, et la victoire est partagée.
    }
ta-eight-rounds =
    { $you ->
        [yes] Les huit tours sont joués, et vous avez le plus de points : vous gagnez !
        [no] Les huit tours sont joués, et { $who } gagne avec le plus de points.
       *[nobody] Les huit tours sont joués, et la victoire est partagée.
    }
ta-score-cattle = Bétail
ta-score-jewels = Bijoux
ta-score-lads = Garçons prisonniers
ta-score-daughters = Filles de chef prisonnières
ta-score-herd = Troupeau de onze bêtes
