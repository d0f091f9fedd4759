# Glen More: tiles, what is asked, what happened, what is in the way.
# Tiles bring their article, so none stands behind "de" or "à"; resources are labels without one.

## Resources and tiles

gm-wood = bois
gm-stone = pierre
gm-grain = blé
gm-cattle = vache
gm-sheep = mouton
gm-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
gm-points =
    { $count ->
        [one] point
       *[other] points
    }
gm-barrels =
    { $count ->
        [one] tonneau
       *[other] tonneaux
    }
gm-members =
    { $count ->
        [one] membre du clan
       *[other] membres du clan
    }
gm-chieftains =
    { $count ->
        [one] chef de clan
       *[other] chefs de clan
    }
# The label goes first, so that resources need no plural.
gm-more = { $thing } +{ $count }
gm-less = { $thing } −{ $count }
gm-home = le village de départ
# Where one sees the board, tiles need no code: .plain is what is said there.
gm-forest = la forêt { $code }
    .plain = la forêt
gm-quarry = la carrière { $code }
    .plain = la carrière
gm-field = le champ { $code }
    .plain = le champ de blé
gm-pasture = le pâturage { $code }
    .plain = le pâturage
gm-meadow = la prairie { $code }
    .plain = la prairie
gm-distillery = la distillerie { $code }
    .plain = la distillerie
gm-fair = la foire { $code }
    .plain =
        { $code ->
            [Fa49] la moyenne foire
            [Fa55] la grande foire
           *[other] la petite foire
        }
gm-butcher = la boucherie { $code }
    .plain =
        { $code ->
            [Bu31] la boucherie bovine
            [Bu34] la boucherie
           *[other] la boucherie ovine
        }
gm-grocer = l’épicerie { $code }
    .plain = l’épicerie
gm-bridge = le pont { $code }
    .plain = le pont
gm-tavern = la taverne { $code }
    .plain = la taverne
gm-village = le village { $code }
    .plain = le village
gm-lochy = le loch Lochy
gm-moil = le château de Moil
gm-stalker = le château de Stalker
gm-armadale = le château d’Armadale
gm-morar = le loch Morar
gm-ness = le loch Ness
gm-mey = le château de Mey
gm-duart = le château de Duart
gm-iona = l’abbaye d’Iona
gm-cawdor = le château de Cawdor
gm-shiel = le loch Shiel
gm-oich = le loch Oich
gm-donan = le château de Donan
gm-north = nord
gm-east = est
gm-south = sud
gm-west = ouest

## Questions

gm-aim = Essayez d’avoir le plus de points après trois décomptes. Le dernier sur la piste prend une tuile, la pose et active toutes les tuiles qui l’entourent. Un trop grand nombre de tuiles coûte des points.
gm-ask-move = À vous de jouer. Quelle tuile prenez-vous ?
gm-ask-place = Où posez-vous { $tile } ?
gm-ask-offer = Payez-vous le loch Ness avec un membre du clan ou avec un chef de clan ?
gm-ask-pair = Le loch Oich coûte deux ressources différentes. Lesquelles payez-vous ?
gm-ask-pay =
    { $coins ->
        [one] Il vous manque une pièce pour { $tile }. Que vendez-vous ?
       *[other] Il vous manque { $coins } pièces pour { $tile }. Que vendez-vous ?
    }
gm-ask-fill = Quelles deux ressources mettez-vous sur le loch Lochy ?
gm-ask-empty = Le loch Shiel garnit chaque tuile de production vide. Vendez-vous d’abord des ressources ?
gm-ask-activate = Activez la nouvelle tuile et ses voisines, ou vendez des ressources. Ce qui est gratuit est ajouté automatiquement.
gm-ask-give = Que donnez-vous pour { $tile } ?
gm-ask-kind = Quelle ressource prenez-vous à l’abbaye d’Iona ?
gm-ask-take = Sur quelle tuile prenez-vous la ressource ({ $kind }) ?
gm-ask-member =
    { $steps ->
        [one] Vous avez un point de déplacement. Choisissez un membre du clan à déplacer ou à promouvoir, ou arrêtez-vous.
       *[other] Vous avez { $steps } points de déplacement. Choisissez un membre du clan à déplacer ou à promouvoir, ou arrêtez-vous.
    }
gm-ask-to = Où va le membre du clan qui est sur { $tile } ? Vous pouvez aussi en faire un chef de clan.
gm-wait = { $who } réfléchit.
gm-wait-chance = Pioche de nouvelles tuiles…
gm-over = La partie est terminée.

## Journal

gm-with = { $told } ({ $changes })
gm-scored = { $told } Décompte { $number } : { $awards }.
gm-award =
    { $you ->
        [yes] vous +{ $points }
       *[no] { $who } +{ $points }
    }
gm-log-start =
    { $you ->
        [yes] Vous êtes à la dernière place sur la piste et commencez.
       *[no] { $who } est à la dernière place sur la piste et commence.
    }
gm-log-draw = Nouvelle tuile sur la piste : { $tile }.
gm-log-roll = Le dé indique { $pips } et retire { $tile } du jeu.
gm-log-pass =
    { $you ->
        [yes] Vous ne pouvez prendre aucune tuile. Vous avancez jusqu’à la plus proche, qui quitte le jeu.
       *[no] { $who } ne peut prendre aucune tuile et avance jusqu’à la plus proche, qui quitte le jeu.
    }
gm-log-move =
    { $you ->
        [yes] Vous prenez { $tile }.
       *[no] { $who } prend { $tile }.
    }
gm-log-place =
    { $you ->
        [yes] Vous posez { $tile } contre { $other }, côté { $side }.
       *[no] { $who } pose { $tile } contre { $other }, côté { $side }.
    }
gm-log-chieftain =
    { $you ->
        [yes] Vous payez avec un chef de clan.
       *[no] { $who } paie avec un chef de clan.
    }
gm-log-member-paid =
    { $you ->
        [yes] Vous payez avec le membre du clan qui est sur { $tile }.
       *[no] { $who } paie avec un membre du clan qui est sur { $tile }.
    }
gm-log-member =
    { $you ->
        [yes] Vous choisissez un membre du clan sur { $tile }.
       *[no] { $who } choisit un membre du clan sur { $tile }.
    }
gm-log-sell =
    { $you ->
        [yes] Vous vendez 1 { $kind }.
       *[no] { $who } vend 1 { $kind }.
    }
gm-log-take =
    { $you ->
        [yes] Vous prenez la ressource sur { $tile }.
       *[no] { $who } prend la ressource sur { $tile }.
    }
gm-log-give =
    { $you ->
        [yes] Pour { $tile }, vous donnez : { $kinds }.
       *[no] Pour { $tile }, { $who } donne : { $kinds }.
    }
gm-log-three =
    { $you ->
        [yes] Pour { $tile }, vous donnez : { $kinds }.
       *[no] Pour { $tile }, { $who } donne : { $kinds }.
    }
gm-log-two =
    { $you ->
        [yes] Sur { $tile }, vous mettez : { $kinds }.
       *[no] Sur { $tile }, { $who } met : { $kinds }.
    }
gm-log-count =
    { $you ->
        [yes] { $count ->
            [one] Pour { $tile }, vous donnez une bête.
           *[other] Pour { $tile }, vous donnez { $count } bêtes.
        }
       *[no] { $count ->
            [one] Pour { $tile }, { $who } donne une bête.
           *[other] Pour { $tile }, { $who } donne { $count } bêtes.
        }
    }
gm-log-kind =
    { $you ->
        [yes] Vous prenez 1 { $kind } à l’abbaye d’Iona.
       *[no] { $who } prend 1 { $kind } à l’abbaye d’Iona.
    }
gm-log-act =
    { $you ->
        [yes] Vous activez { $tile }.
       *[no] { $who } active { $tile }.
    }
gm-log-done =
    { $you ->
        [yes] Vous avez terminé.
       *[no] { $who } a terminé.
    }
gm-log-to =
    { $you ->
        [yes] Votre membre du clan va sur { $tile }.
       *[no] { $who } envoie le membre du clan sur { $tile }.
    }
gm-log-promote =
    { $you ->
        [yes] Vous faites d’un membre du clan un chef de clan.
       *[no] { $who } fait d’un membre du clan un chef de clan.
    }
gm-log-stop =
    { $you ->
        [yes] Vous ne déplacez plus de membre du clan.
       *[no] { $who } ne déplace plus de membre du clan.
    }

## Refus

gm-not-a-choice = C’est le hasard qui en décide.
gm-not-your-turn = Ce n’est pas à vous de jouer.
gm-allowed = La règle le permet.
gm-first-move = Prenez d’abord une tuile sur la piste.
gm-first-place = Choisissez d’abord où poser votre tuile.
gm-first-offer = Payez d’abord le loch Ness.
gm-first-pair = Choisissez d’abord les deux ressources avec lesquelles payer le loch Oich.
gm-first-pay = Vendez d’abord des ressources pour payer votre tuile.
gm-first-fill = Choisissez d’abord deux ressources pour le loch Lochy.
gm-first-empty = Décidez d’abord si vous vendez des ressources avant l’effet du loch Shiel.
gm-first-activate = Terminez d’abord l’activation de vos tuiles.
gm-first-give = Choisissez d’abord ce que vous donnez.
gm-first-kind = Choisissez d’abord votre ressource à l’abbaye d’Iona.
gm-first-take = Choisissez d’abord la tuile d’où vient la ressource.
gm-first-member = Terminez d’abord le déplacement de vos membres du clan.
gm-first-to = Choisissez d’abord où va le membre du clan.
gm-no-pass = Vous ne pouvez pas passer tant que vous pouvez prendre une tuile.
gm-not-on-ring = Vous ne pouvez pas prendre { $tile } : cette tuile n’est pas sur la piste.
gm-no-whisky = Il vous faut un tonneau de whisky pour payer { $tile }.
gm-no-person = Vous n’avez ni membre du clan disponible ni chef de clan pour payer { $tile }.
gm-no-pair = Vous ne pouvez pas réunir deux ressources différentes pour payer { $tile }.
gm-too-dear = Vous ne pouvez pas payer { $tile }, même en vendant et en achetant des ressources.
gm-no-place = Il n’y a pas d’emplacement pour { $tile } près de vos membres du clan.
gm-no-river = Près de vos membres du clan, aucun emplacement ne permet de prolonger votre rivière avec { $tile }.
gm-no-road = Près de vos membres du clan, aucun emplacement ne permet de prolonger votre route avec { $tile }.
gm-not-yours = Vous n’avez pas { $tile } sur votre territoire.
gm-taken = Contre { $other }, côté { $side }, il y a déjà { $tile }.
gm-open-end = Votre rivière ou votre route mène à cette case. Seule une tuile qui la prolonge y convient.
gm-blocked = Vous ne pouvez pas la prolonger là : de l’autre côté, { $tile } bloque le passage.
gm-off-river = Une tuile avec rivière doit prolonger votre rivière à son extrémité nord ou sud.
gm-off-road = Une tuile avec route doit prolonger votre route à son extrémité ouest ou est.
gm-lonely = Vous n’avez aucun membre du clan sur les tuiles autour de cet emplacement.
gm-renamed = Vous pouvez poser la tuile là. Nommez cet emplacement ainsi : contre { $other }, côté { $side }.
gm-only-ness = Un chef de clan ne peut payer que le loch Ness.
gm-no-chieftain = Vous n’avez pas de chef de clan.
gm-nobody-there = Vous n’avez pas de membre du clan sur { $tile }.
gm-must-stay = Ce membre du clan doit rester : il est le seul à côté de l’emplacement du loch Ness.
gm-there-already = Le membre du clan est déjà là.
gm-too-far =
    { $steps ->
        [1] Avec un seul point de déplacement, vous n’atteignez pas { $tile }.
       *[other] Avec { $steps } points de déplacement, vous n’atteignez pas { $tile }.
    }
gm-nobody-called = Vous n’avez pas encore choisi de membre du clan. Vous le ferez à la fin de votre tour.
gm-last-member = Votre dernier membre du clan doit rester sur votre territoire jusqu’à votre dernier tour.
gm-nothing-given = Vous ne choisissez une tuile que si la ressource peut venir de plusieurs tuiles.
gm-holds-none = Il n’y a pas de { $kind } à prendre sur { $tile }.
gm-just-two = Le loch Oich coûte exactement deux ressources différentes.
gm-cannot-give = Vous n’avez pas toutes ces ressources et ne pouvez pas acheter le reste.
gm-no-fair = Vous ne donnez pas de ressources à une foire en ce moment.
gm-too-many =
    { $most ->
        [one] Une seule sorte de ressource au plus convient pour { $tile }.
       *[other] Au plus { $most } sortes de ressources conviennent pour { $tile }.
    }
gm-no-grocer = Vous ne donnez pas de ressources à l’épicerie en ce moment.
gm-no-butcher = Vous ne choisissez pas de bêtes pour une boucherie en ce moment.
gm-no-lochy = Vous ne choisissez deux ressources qu’en posant le loch Lochy.
gm-sell-early = Vous ne pouvez pas encore vendre. Vous pouvez vendre en payant la tuile et après l’avoir posée.
gm-sell-late = Vous ne pouvez plus vendre ce tour-ci. Vendez avant de déplacer les membres du clan.
gm-none-owned = Vous n’avez pas de { $kind }.
gm-row-empty = L’entrepôt n’a pas de pièces pour cette ressource ({ $kind }).
gm-needed = Cette ressource ({ $kind }) vous est nécessaire pour payer { $tile }.
gm-empties-none = Vendre 1 { $kind } maintenant ne viderait aucune tuile. Vous pourrez vendre cette ressource après l’effet du loch Shiel.
gm-no-abbey = L’abbaye d’Iona ne vous donne pas de ressource en ce moment.
gm-once = Vous avez déjà activé { $tile } ce tour-ci.
gm-not-around = Vous ne pouvez pas activer { $tile } : la nouvelle tuile ne touche pas cette tuile.
gm-ness-used = La nouvelle tuile ne touche pas { $tile }, et le loch Ness a déjà servi ce tour-ci.
gm-full = Il y a déjà trois ressources sur { $tile }.
gm-gives-anyway = Inutile d’activer { $tile } : sa ressource arrive quand vous avez terminé.
gm-cannot-serve = Vous n’avez pas ce que demande { $tile } et ne pouvez pas l’acheter.

## Fin

gm-most-points =
    { $you ->
        [yes] Vous gagnez par { $best } à { $rest } après le troisième décompte !
       *[no] { $who } gagne par { $best } à { $rest } après le troisième décompte.
    }
gm-most-resources =
    { $you ->
        [yes] Vous gagnez ! Les points sont à égalité ({ $points }), et les ressources départagent : { $best } contre { $rest }.
       *[no] { $who } gagne. Les points sont à égalité ({ $points }), et les ressources départagent : { $best } contre { $rest }.
    }
gm-shared = La victoire est partagée, car les points ({ $points }) et les ressources ({ $best }) sont à égalité.
gm-score-tiles = Tuiles activées
gm-score-barrels-1 = Whisky, premier décompte
gm-score-chieftains-1 = Chefs de clan, premier décompte
gm-score-cards-1 = Lieux spéciaux, premier décompte
gm-score-barrels-2 = Whisky, deuxième décompte
gm-score-chieftains-2 = Chefs de clan, deuxième décompte
gm-score-cards-2 = Lieux spéciaux, deuxième décompte
gm-score-barrels-3 = Whisky, troisième décompte
gm-score-chieftains-3 = Chefs de clan, troisième décompte
gm-score-cards-3 = Lieux spéciaux, troisième décompte
gm-score-abbey = Abbaye d’Iona
gm-score-morar = Loch Morar
gm-score-duart = Château de Duart
gm-score-coins = Pièces
gm-score-sprawl = Tuiles en trop
