# The Táin board of the browser client.
# A name never stands behind "de": it might begin with a vowel.

## Tokens and places

web-ta-kind =
    { $kind ->
        [chieftain] Chef
        [warrior]
            { $number ->
                [one] Guerrier
               *[other] Guerriers
            }
        [lad]
            { $number ->
                [one] Garçon
               *[other] Garçons
            }
        [daughter] Fille du chef
        [bluff]
            { $number ->
                [one] Bluff
               *[other] Bluffs
            }
       *[token] Jeton
    }
web-ta-owned =
    { $yours ->
        [yes]
            votre { $kind ->
                [chieftain] Chef
                [warrior] Guerrier
                [lad] Garçon
                [daughter] Fille du chef
                [bluff] Bluff
               *[token] jeton
            }
       *[no]
            { $kind ->
                [chieftain] Chef
                [warrior] Guerrier
                [lad] Garçon
                [daughter] Fille du chef
                [bluff] Bluff
               *[token] jeton
            } ({ $whom })
    }
web-ta-captives =
    { $yours ->
        [yes]
            { $kind ->
                [lad]
                    { $number ->
                        [one] votre Garçon
                       *[other] { $number } de vos Garçons
                    }
               *[daughter] votre Fille du chef
            }
       *[no]
            { $kind ->
                [lad]
                    { $number ->
                        [one] un Garçon
                       *[other] { $number } Garçons
                    }
               *[daughter] la Fille du chef
            } ({ $whom })
    }
web-ta-entry =
    { $part ->
        [pasture] Pâture
       *[house] Maison
    }, entrée { $number }
web-ta-entry-plain =
    { $part ->
        [pasture] Pâture { $number }
       *[house] Maison { $number }
    }
web-ta-entry-short =
    { $part ->
        [pasture] P{ $number }
       *[house] M{ $number }
    }
web-ta-kingdom = Royaume étranger
web-ta-round = Tour
web-ta-cattle =
    { $number ->
        [one] { $number } bête
       *[other] { $number } bêtes
    }
web-ta-jewels =
    { $number ->
        [one] { $number } bijou
       *[other] { $number } bijoux
    }

## The table

web-ta-table = Les tableaux autour du Royaume étranger. Les flèches mènent d’un emplacement à l’autre.
web-ta-board =
    { $yours ->
        [yes] Votre tableau
       *[no] Tableau ({ $whom })
    } : { $cattle ->
        [one] { $cattle } bête
       *[other] { $cattle } bêtes
    }, { $jewels ->
        [one] { $jewels } bijou
       *[other] { $jewels } bijoux
    }, prisonniers : { $captives ->
        [none] aucun
       *[other] { $captives }
    }
web-ta-kingdom-board =
    Le Royaume étranger : { $cattle ->
        [one] { $cattle } bête
       *[other] { $cattle } bêtes
    }, tour { $round } sur 8
web-ta-inside = Côté intérieur, { $place }
web-ta-outside = Côté extérieur, { $place }
web-ta-in-kingdom = Emplacement { $number } du Royaume étranger
web-ta-slot-free = { $where } : libre
web-ta-slot-lit = { $where } : poser ici ({ $what })
web-ta-slot-holds = { $where } : { $what }
web-ta-slot-secret = { $where } : { $what }, face cachée pour tous les autres
web-ta-free-it = Libérer { $what }
web-ta-active = joueur actif
web-ta-passed = a passé
web-ta-tokens =
    { $behind } en réserve · { $used ->
        [one] { $used } utilisé
       *[other] { $used } utilisés
    }
web-ta-hand = Vos jetons derrière le paravent
web-ta-prisoners = Vos jetons prisonniers
web-ta-pile = { $name } : { $number }

## What is asked

web-ta-ask = Tour { $round } : choisissez un jeton à poser face cachée, ou passez.
web-ta-lay-it =
    Posez { $kind ->
        [chieftain] le Chef
        [warrior] un Guerrier
        [lad] un Garçon
        [daughter] la Fille du chef
       *[bluff] un Bluff
    } sur un emplacement doré, ou choisissez un autre jeton.
web-ta-ask-free = Votre razzia sur { $place } libère un prisonnier : choisissez un Garçon ou la Fille du chef.
web-ta-pass = Passer ce tour
web-ta-pass-sure =
    { $number ->
        [0] Passer pour le reste du tour ? Il n’y a plus de jeton derrière votre paravent.
        [1] Passer pour le reste du tour ? Votre dernier jeton reste derrière le paravent.
       *[other] Passer pour le reste du tour ? { $number } jetons restent derrière votre paravent.
    }
web-ta-pass-yes = Oui, passer
web-ta-pass-no = Continuer à poser
web-ta-raids = Dernières razzias
web-ta-aim = But du jeu
web-ta-aim-note = Une zone verte est une Pâture avec ses bêtes, une zone brune une Maison avec ses bijoux. À l’intérieur d’une de vos entrées, un jeton la garde. À l’extérieur d’une entrée adverse, il l’attaque.

## What all know

web-ta-unseen = Pas encore dévoilés
web-ta-unseen-note = Ces jetons sont encore derrière un paravent ou face cachée.
web-ta-used = utilisés
web-ta-prisons = Prisonniers
web-ta-holds-none = Personne ne retient de prisonnier.
web-ta-holds =
    { $you ->
        [yes] Vous retenez { $captives }.
       *[no] { $who } retient { $captives }.
    }

## What a token can do

web-ta-about =
    { $kind ->
        [chieftain] Votre Chef
        [warrior] Votre Guerrier
        [lad] Votre Garçon
        [daughter] Votre Fille du chef
       *[bluff] Votre Bluff
    }
web-ta-about-chieftain-scout = En éclaireur, il bat un Garçon ou un Guerrier, et passe par une entrée sans gardien.
web-ta-about-chieftain-guard = En gardien, il arrête tout le monde mais ne capture personne.
web-ta-about-chieftain-kingdom = Dans le Royaume étranger, il prend une bête. Un Guerrier à côté de lui n’obtient rien.
web-ta-about-warrior-scout = En éclaireur, il bat un Garçon, passe par une entrée sans gardien, et capture la Fille du chef.
web-ta-about-warrior-guard = En gardien, il capture un Garçon et arrête un Guerrier.
web-ta-about-warrior-kingdom = Dans le Royaume étranger, il prend une bête, sauf si un Chef s’y trouve.
web-ta-about-lad-scout = En éclaireur, il ne passe que par une entrée sans gardien. Un Guerrier le capture.
web-ta-about-lad-guard = En gardien, il arrête un Garçon.
web-ta-about-lad-kingdom = Il ne peut pas aller dans le Royaume étranger.
web-ta-about-daughter-guard = Elle arrête les Garçons et les Chefs.
web-ta-about-daughter-risk = Un Guerrier la capture. Elle vaut alors 5 points pour son clan.
web-ta-about-daughter-kingdom = Elle reste sur votre propre tableau.
web-ta-about-bluff-scout = Il ne prend rien et n’arrête personne. Une entrée avec un Bluff est sans gardien.
web-ta-about-bluff-guard = Une fois dévoilé, il rejoint vos jetons utilisés.
web-ta-about-bluff-kingdom = Il peut se poser partout, même dans le Royaume étranger.

## The raids, one by one

web-ta-title-turned = Tous les jetons sont dévoilés
web-ta-title-kingdom = Razzia sur le Royaume étranger
web-ta-title-settled = Le tour est terminé
web-ta-title-end = Les dernières razzias sont terminées
web-ta-raids-on =
    { $yours ->
        [yes] Razzias chez vous
       *[no] Razzias chez { $whom }
    }
web-ta-chip-turned = Dévoilés
web-ta-chip-kingdom = Royaume
web-ta-chip-settled = Bilan
web-ta-round-number = tour { $round }
web-ta-raid-number = tour { $round } · razzia { $number } sur { $all } ici
web-ta-next = Ensuite : { $title }
web-ta-next-here = Ensuite : une autre razzia sur ce tableau
web-ta-turned =
    { $tokens ->
        [one] { $tokens } jeton dévoilé
       *[other] { $tokens } jetons dévoilés
    }, { $bluffs ->
        [0] sans aucun Bluff.
        [1] dont un Bluff, qui est retiré avant les razzias.
       *[other] dont { $bluffs } Bluffs, qui sont retirés avant les razzias.
    }
web-ta-turned-key = P : Pâture, M : Maison. La lettre devant indique le tableau.
web-ta-turned-kingdom = { $name } dans le Royaume étranger
web-ta-turned-at =
    { $name }, { $side ->
        [inside] à l’intérieur
       *[outside] à l’extérieur
    }, { $entry } { $yours ->
        [yes] chez vous
       *[no] chez { $whom }
    }
web-ta-kingdom-short = Royaume
web-ta-nothing-laid = rien de posé
web-ta-kingdom-takes = une bête prise
web-ta-kingdom-misses = rien
web-ta-kingdom-herd =
    { $took ->
        [0] Rien n’est pris. Bêtes du Royaume étranger : { $had }.
       *[other] Bêtes du Royaume étranger : { $had } → { $left }.
    }
web-ta-kingdom-because = Un Chef l’emporte. Un Guerrier ne l’emporte qu’en l’absence de Chef. Chaque vainqueur prend une bête tant qu’il en reste.
web-ta-scout-outside = éclaireur, à l’extérieur
web-ta-guard-inside = gardien, à l’intérieur
web-ta-nobody = personne
web-ta-succeeds = La razzia réussit
web-ta-fails = La razzia échoue
web-ta-end-fails =
    { $you ->
        [yes] Vous ne prenez rien.
       *[no] { $who } ne prend rien.
    }
web-ta-end-lad-caught =
    { $yours ->
        [yes] Vous capturez
       *[no] { $whom } capture
    } { $you ->
        [yes] votre Garçon, jusqu’à ce que votre clan le libère.
       *[no] le Garçon envoyé par { $who }, jusqu’à ce que son clan le libère.
    }
web-ta-end-daughter-caught =
    { $you ->
        [yes] Vous capturez
       *[no] { $who } capture
    } { $yours ->
        [yes] votre Fille du chef.
       *[no] la Fille du chef chez { $whom }.
    }
web-ta-end-cattle =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } une bête { $yours ->
        [yes] dans votre Pâture
       *[no] dans la Pâture chez { $whom }
    } : { $had } → { $left }.
web-ta-end-no-cattle =
    Il ne reste pas de bétail { $yours ->
        [yes] dans votre Pâture
       *[no] dans la Pâture chez { $whom }
    }.
web-ta-end-jewel =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } un bijou { $yours ->
        [yes] dans votre Maison
       *[no] dans la Maison chez { $whom }
    } : { $had } → { $left }.
web-ta-end-no-jewel =
    Il ne reste pas de bijou { $yours ->
        [yes] dans votre Maison
       *[no] dans la Maison chez { $whom }
    }.
web-ta-end-freed =
    { $kind ->
        [daughter]
            { $you ->
                [yes] Vous libérez votre Fille du chef
               *[no] { $who } libère sa Fille du chef
            }
       *[lad]
            { $you ->
                [yes] Vous libérez un de vos Garçons
               *[no] { $who } libère un de ses Garçons
            }
    } : aucun bijou n’est pris.
web-ta-end-choice =
    { $you ->
        [yes] Vous libérez un Garçon ou votre Fille du chef. Choisissez.
       *[no] { $who } libère un Garçon ou la Fille du chef, et choisit maintenant.
    }
web-ta-until-end =
    { $you ->
        [yes] Ce butin reste à côté de votre tableau jusqu’à la fin du tour.
       *[no] Ce butin reste à côté du tableau de { $who } jusqu’à la fin du tour.
    }
web-ta-because-beats =
    { $guard ->
        [nobody] L’entrée est sans gardien
        [bluff] Un Bluff n’arrête personne
       *[other]
            { $scout ->
                [chieftain] Un Chef bat
               *[warrior] Un Guerrier bat
            } { $guard ->
                [warrior] un Guerrier
               *[lad] un Garçon
            }
    }.
web-ta-because-stops =
    { $guard ->
        [chieftain] Un Chef arrête
        [warrior] Un Guerrier arrête
        [daughter] La Fille du chef arrête
       *[lad] Un Garçon arrête
    } { $scout ->
        [chieftain] un Chef
        [warrior] un Guerrier
       *[lad] un Garçon
    }.
web-ta-because-lad-caught = Un Guerrier gardien capture un Garçon.
web-ta-because-daughter-caught = La Fille du chef arrête un Guerrier, mais il la capture.
web-ta-short =
    { $scout } contre { $guard ->
        [none] personne
        [chieftain] le Chef
        [warrior] un Guerrier
        [lad] un Garçon
        [daughter] la Fille du chef
       *[bluff] un Bluff
    } : { $end ->
        [fails] échoue
        [lad-caught] est capturé
        [daughter-caught] la capture
        [cattle] prend une bête
        [jewel] prend un bijou
        [freed] libère un prisonnier
        [choice] libère un prisonnier
       *[nothing] ne trouve plus rien
    }
web-ta-nothing-won = rien
web-ta-takes-back = reprend tous ses jetons utilisés
web-ta-begins =
    { $you ->
        [yes] Vous commencez le tour suivant.
       *[no] { $who } commence le tour suivant.
    }

## The count

web-ta-count = Score final
web-ta-each = × { $each }
web-ta-total = Points

## Dessins à côté des règles

web-ta-figure-tokens = Dix-huit jetons par clan : 1 Chef, 2 Guerriers, 6 Garçons, 1 Fille du chef et 8 Bluffs. Face cachée, ils ressemblent tous au dernier.
web-ta-figure-kingdom = Un Guerrier seul prend une bête. Deux jetons de même rang en prennent une chacun. À côté d’un Chef, un Guerrier ne prend rien.
web-ta-figure-raids = Les éclaireurs sont à gauche, les gardiens en haut. Un emplacement vide compte comme un Bluff. « Entre » veut dire que la razzia réussit. Un Guerrier capture le Garçon qui l’attaque, et la Fille du chef qu’il attaque.
web-ta-figure-outcome =
    { $outcome ->
        [in] entre
        [lad] échoue, Garçon capturé
        [daughter] échoue, Fille capturée
       *[out] échoue
    }
web-ta-figure-points = Vous marquez 2 points par bête, 3 par bijou, 1 par Garçon capturé, 5 par Fille du chef capturée, et 3 de plus pour onze bêtes.
