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

## What is asked

gm-aim = Le dernier sur la piste prend une tuile, la pose et utilise toutes celles qui l’entourent. Après trois décomptes, le plus de points l’emporte ; trop de tuiles en font perdre.
gm-ask-move = À vous de jouer : quelle tuile prenez-vous ?
gm-ask-place = Où posez-vous { $tile } ?
gm-ask-offer = Avec quoi payez-vous le loch Ness : un membre du clan ou un chef de clan ?
gm-ask-pair = Le loch Oich coûte deux ressources différentes. Lesquelles ?
gm-ask-pay =
    { $coins ->
        [one] Il vous manque une pièce pour { $tile }. Que vendez-vous ?
       *[other] Il vous manque { $coins } pièces pour { $tile }. Que vendez-vous ?
    }
gm-ask-fill = Quelles sont les deux ressources qui vont sur le loch Lochy ?
gm-ask-empty = Le loch Shiel garnit chaque tuile de production vide. Vendez-vous d’abord quelque chose, ou avez-vous terminé ?
gm-ask-activate = Utilisez la nouvelle tuile et ses voisines, ou vendez. Le gratuit vous revient d’office.
gm-ask-give = Que donnez-vous pour { $tile } ?
gm-ask-kind = Quelle ressource l’abbaye d’Iona vous donne-t-elle ?
gm-ask-take = Sur quelle tuile prenez-vous la ressource ({ $kind }) ?
gm-ask-member =
    { $steps ->
        [one] Un point de déplacement : choisissez qui se déplace ou devient chef, ou arrêtez-vous là.
       *[other] { $steps } points de déplacement : choisissez qui se déplace ou devient chef, ou arrêtez-vous là.
    }
gm-ask-to = Où va le membre sur { $tile } ? Ou faites-en un chef de clan.
gm-wait = { $who } réfléchit.
gm-wait-chance = De nouvelles tuiles arrivent.
gm-over = La partie est terminée.

## What happened

gm-with = { $told } ({ $changes })
gm-scored = { $told } Décompte { $number } : { $awards }.
gm-award =
    { $you ->
        [yes] vous +{ $points }
       *[no] { $who } +{ $points }
    }
gm-log-start =
    { $you ->
        [yes] Vous fermez la marche sur la piste et commencez.
       *[no] { $who } ferme la marche sur la piste et commence.
    }
gm-log-draw = Nouvelle tuile sur la piste : { $tile }.
gm-log-roll = Le dé indique { $pips } et retire { $tile } du jeu.
gm-log-pass =
    { $you ->
        [yes] Aucune tuile n’est possible pour vous : vous avancez jusqu’à la plus proche, qui quitte le jeu.
       *[no] Aucune tuile n’est possible pour { $who }, qui avance jusqu’à la plus proche ; celle-ci quitte le jeu.
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
        [yes] Vous désignez un membre du clan qui est sur { $tile }.
       *[no] { $who } désigne un membre du clan qui est sur { $tile }.
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
            [one] Pour { $tile }, vous amenez une bête.
           *[other] Pour { $tile }, vous amenez { $count } bêtes.
        }
       *[no] { $count ->
            [one] Pour { $tile }, { $who } amène une bête.
           *[other] Pour { $tile }, { $who } amène { $count } bêtes.
        }
    }
gm-log-kind =
    { $you ->
        [yes] Vous demandez à l’abbaye 1 { $kind }.
       *[no] { $who } demande à l’abbaye 1 { $kind }.
    }
gm-log-act =
    { $you ->
        [yes] Vous utilisez { $tile }.
       *[no] { $who } utilise { $tile }.
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
        [yes] Vous faites d’un membre du clan un chef.
       *[no] { $who } fait d’un membre du clan un chef.
    }
gm-log-stop =
    { $you ->
        [yes] Vous ne déplacez plus personne.
       *[no] { $who } ne déplace plus personne.
    }

## What is in the way

gm-not-a-choice = Ce n’est pas aux joueurs d’en décider.
gm-not-your-turn = Ce n’est pas à vous de jouer.
gm-allowed = Rien ne s’y oppose.
gm-first-move = Prenez d’abord une tuile sur la piste.
gm-first-place = Dites d’abord où va votre tuile.
gm-first-offer = Payez d’abord le loch Ness.
gm-first-pair = Dites d’abord quelles deux ressources paient le loch Oich.
gm-first-pay = Vendez d’abord de quoi payer votre tuile.
gm-first-fill = Dites d’abord quelles deux ressources vont sur le loch Lochy.
gm-first-empty = Dites d’abord si vous vendez quelque chose avant que le loch Shiel ne donne.
gm-first-activate = C’est le moment d’utiliser des tuiles ; le reste viendra quand vous aurez terminé.
gm-first-give = Dites d’abord ce que vous donnez.
gm-first-kind = Dites d’abord ce que vous donne l’abbaye d’Iona.
gm-first-take = Dites d’abord sur quelle tuile vous prenez la ressource.
gm-first-member = C’est le moment de déplacer des membres du clan.
gm-first-to = Dites d’abord où va le membre du clan.
gm-no-pass = Une tuile au moins est possible pour vous, vous n’avez donc pas le droit de passer.
gm-not-on-ring = Sur la piste, on ne trouve pas { $tile }.
gm-no-whisky = Un tonneau de whisky est le prix à payer pour { $tile }, et vous n’en avez pas.
gm-no-person = Un membre du clan ou un chef de clan est le prix à payer pour { $tile }, et vous ne pouvez vous passer d’aucun.
gm-no-pair = Deux ressources différentes sont le prix à payer pour { $tile }, et vous ne pouvez pas les réunir.
gm-too-dear = Quoi que vous vendiez ou achetiez, vous ne pouvez pas payer { $tile }.
gm-no-place = Il n’y a pas de place pour { $tile } près d’un membre de votre clan.
gm-no-river = Il faudrait prolonger votre rivière avec { $tile }, près d’un membre du clan ; cette place n’existe pas.
gm-no-road = Il faudrait prolonger votre route avec { $tile }, près d’un membre du clan ; cette place n’existe pas.
gm-not-yours = Votre territoire ne contient pas { $tile }.
gm-taken = Contre { $other }, côté { $side }, il y a déjà { $tile }.
gm-open-end = Votre rivière ou votre route s’arrête là, et seule une tuile qui la prolonge convient.
gm-blocked = Juste au-delà, { $tile } ferme cette extrémité.
gm-off-river = Une tuile avec rivière doit prolonger votre rivière, au nord ou au sud.
gm-off-road = Une tuile avec route doit prolonger votre route, à l’ouest ou à l’est.
gm-lonely = Aucune des huit tuiles autour de cette place ne porte de membre du clan.
gm-renamed = Cette place porte un autre nom : contre { $other }, côté { $side }.
gm-only-ness = Un chef de clan paie le loch Ness, et rien d’autre.
gm-no-chieftain = Vous n’avez pas de chef de clan.
gm-nobody-there = Vous n’avez pas de membre du clan sur { $tile }.
gm-must-stay = Ce membre du clan doit rester : il est le seul à côté de la place du loch Ness.
gm-there-already = Le membre du clan s’y trouve déjà.
gm-too-far =
    { $steps ->
        [1] En un seul pas, on n’atteint pas { $tile } : c’est trop loin.
       *[other] En { $steps } pas, on n’atteint pas { $tile } : c’est trop loin.
    }
gm-nobody-called = Désignez d’abord le membre du clan, à la fin de votre tour.
gm-last-member = Votre dernier membre du clan doit rester sur votre territoire jusqu’à votre dernier tour.
gm-nothing-given = Vous ne donnez rien qui puisse venir de plusieurs tuiles.
gm-holds-none = Il n’y a pas de { $kind } à prendre sur { $tile }.
gm-just-two = Le loch Oich coûte exactement deux ressources différentes.
gm-cannot-give = Vous n’avez pas tout cela et ne pouvez pas acheter ce qui manque.
gm-no-fair = Aucune foire ne demande de ressources en ce moment.
gm-too-many =
    { $most ->
        [one] Une seule sorte de ressource au plus convient pour { $tile }.
       *[other] Au plus { $most } sortes de ressources conviennent pour { $tile }.
    }
gm-no-grocer = Aucune épicerie ne demande de ressources en ce moment.
gm-no-butcher = Aucune boucherie ne vous laisse choisir des bêtes en ce moment.
gm-no-lochy = On choisit deux ressources en posant le loch Lochy, et à ce moment-là seulement.
gm-sell-early = On peut vendre quand on paie sa tuile ou après l’avoir posée.
gm-sell-late = Vos membres du clan sont en route : il fallait vendre avant.
gm-none-owned = Vous n’avez pas de { $kind }.
gm-row-empty = L’entrepôt n’a pas de pièces pour cette ressource ({ $kind }).
gm-needed = Cette ressource ({ $kind }) vous est nécessaire pour payer { $tile }.
gm-empties-none = Vendre 1 { $kind } maintenant ne viderait aucune tuile ; vous pourrez encore le faire quand le loch Shiel aura donné.
gm-no-abbey = L’abbaye d’Iona ne vous donne rien en ce moment.
gm-once = Vous avez déjà utilisé { $tile } ce tour-ci.
gm-not-around = La nouvelle tuile ne touche pas { $tile }.
gm-ness-used = La nouvelle tuile ne touche pas { $tile }, et le loch Ness a déjà servi ce tour-ci.
gm-full = Trois ressources occupent { $tile } : il n’y a pas de place pour une autre.
gm-gives-anyway = Inutile de demander : { $tile } donne sans vous quand vous avez terminé, et ne sert à rien avant.
gm-cannot-serve = Vous n’avez pas ce que demande { $tile } et ne pouvez pas l’acheter.

## How it ended

gm-most-points =
    { $you ->
        [yes] Le troisième décompte est fait, et vous avez le plus de points : vous gagnez !
       *[no] Le troisième décompte est fait, et { $who } gagne avec le plus de points.
    }
gm-most-resources =
    { $you ->
        [yes] Les points sont à égalité, et il vous reste plus de ressources : vous gagnez !
       *[no] Les points sont à égalité, et { $who } gagne avec plus de ressources restantes.
    }
gm-shared = Points et ressources sont à égalité : la victoire est partagée.
gm-score-tiles = Tuiles utilisées
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
