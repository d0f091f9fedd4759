# The Glen More board of the browser client.
# Tiles bring their article; a resource is a label, and takes its plural here where a number goes before it.

## The ring and the warehouse

web-gm-ring = La piste
web-gm-offer =
    { $tile }{ $edge ->
        [river] , tuile avec rivière
        [road] , tuile avec route
       *[other] {""}
    }{ $cost ->
        [none] , gratuite
       *[other] , prix { $cost }
    }{ $lit ->
        [yes] , vous pouvez la prendre
       *[no] {""}
    }
web-gm-figure =
    { $you ->
        [yes] Votre pion
       *[no] Pion ({ $who })
    }{ $last ->
        [yes] , dernier sur la piste
       *[no] {""}
    }
web-gm-die =
    Le dé{ $last ->
        [yes] , dernier sur la piste
       *[no] {""}
    }
web-gm-last = dernier
web-gm-gap = vide
web-gm-about-last = Le dernier joueur sur la piste avance jusqu’à la tuile de son choix devant lui. (GM-3.1)
web-gm-about-die = Quand le dé est dernier, il va sur la première, deuxième ou troisième tuile devant lui. Cette tuile quitte le jeu. (GM-3.4)
web-gm-about-gap = La case juste derrière le dernier pion reste vide. Les nouvelles tuiles sont ajoutées jusqu’ici. (GM-3.3)
web-gm-stack =
    { $number ->
        [0] Pile { $stack } : plus de tuile
        [1] Pile { $stack } : encore une tuile
       *[other] Pile { $stack } : encore { $number } tuiles
    }{ $stack ->
        [3] , puis la partie s’arrête
       *[other] { "" }
    }
web-gm-no-stack = Plus de tuiles
web-gm-warehouse = Entrepôt
web-gm-buy = achat
web-gm-sell = vente
web-gm-row =
    { $resource } : { $buy ->
        [0] ne s’achète pas
       *[other] s’achète à { $buy }
    }, { $sell ->
        [0] ne se vend pas
       *[other] se vend à { $sell }
    }{ $lit ->
        [yes] , vous pouvez vendre
       *[no] {""}
    }

## Landscapes

web-gm-land =
    { $yours ->
        [yes] Votre territoire
       *[no] Territoire ({ $whom })
    }
web-gm-looking = Vous regardez un autre territoire ({ $whom }).
web-gm-last-turn = Votre dernier tour. { $asked }
web-gm-no-more = { $asked } Vous ne jouerez plus.
web-gm-home-again = Retour à votre territoire
web-gm-rival =
    { $points ->
        [one] { $who }, { $points } point : montrer le territoire
       *[other] { $who }, { $points } points : montrer le territoire
    }
web-gm-spot = Poser { $tile } ici, { $where }
web-gm-where =
    { $north ->
        [0] {""}
       *[other] { $north } au nord{" "}
    }{ $south ->
        [0] {""}
       *[other] { $south } au sud{" "}
    }{ $east ->
        [0] {""}
       *[other] { $east } à l’est{" "}
    }{ $west ->
        [0] {""}
       *[other] { $west } à l’ouest{" "}
    }du village de départ
web-gm-some =
    { $number ->
        [one] { $number } { $resource }
       *[other] { $number } { $resource ->
            [pierre] pierres
            [vache] vaches
            [mouton] moutons
           *[other] { $resource }
        }
    }
web-gm-men =
    { $number ->
        [0] aucun membre du clan
        [1] un membre du clan
       *[other] { $number } membres du clan
    }

## What somebody has

web-gm-has =
    { $yours ->
        [yes] Ce que vous avez
       *[no] Ce que possède { $whom }
    }
web-gm-count =
    { $id ->
        [barrels] whisky
        [chiefs] chefs de clan
        [cards] cartes
        [coins] pièces
       *[tiles] tuiles
    }
web-gm-points-short = pts
web-gm-steps =
    { $number ->
        [0] aucun point de déplacement
        [1] 1 point de déplacement
       *[other] { $number } points de déplacement
    }
web-gm-resources = Ressources
web-gm-own = à vous : { $number }
web-gm-none = aucune
web-gm-for = pour { $coins }
web-gm-unpick = Retirer 1 { $resource }

## Comparisons

web-gm-compare = Si l’on comptait maintenant
web-gm-would = points maintenant
web-gm-scoring =
    { $number ->
        [1] premier décompte
        [2] deuxième décompte
       *[other] troisième décompte
    }
web-gm-scored-note = Vous marquez 1, 2, 3, 5 ou 8 points si vous en avez 1, 2, 3, 4 ou au moins 5 de plus que le joueur qui en a le moins.
web-gm-again =
    Revoir le { $number ->
        [1] premier décompte
        [2] deuxième décompte
       *[other] troisième décompte
    }
web-gm-final = Décompte final
web-gm-scorings = Trois décomptes
web-gm-total = Total

web-gm-turn = Déroulement d’un tour
web-gm-part =
    { $part ->
        [take] Prendre une tuile sur la piste
        [lay] La payer et la poser près d’un membre du clan
        [use] L’activer, avec les tuiles qui l’entourent
       *[walk] Déplacer des membres du clan ou en faire des chefs
    }
web-gm-point = Sélectionnez une tuile pour voir son prix et son effet.
web-gm-ask-use-passed = Vous n’avez pu prendre aucune tuile. Avec le loch Ness, vous pouvez activer une des vôtres.
web-gm-ask-use-ness = Activez la nouvelle tuile, ses voisines et, avec le loch Ness, une autre de vos tuiles. Ou vendez des ressources.
web-gm-only-sales = Il ne reste aucune tuile à activer. Vendez des ressources ou continuez.

## Tiles

web-gm-edge =
    { $edge ->
        [river] Cette tuile prolonge votre rivière au nord ou au sud.
        [road] Cette tuile prolonge votre route à l’est ou à l’ouest.
        [both] La rivière et la route se croisent ici.
       *[plain] Cette tuile n’a ni rivière ni route. Vous ne pouvez donc pas la poser là où votre rivière ou votre route s’arrête.
    }
web-gm-free = Cette tuile est gratuite.
web-gm-costs = Prix : { $cost }.
web-gm-cost-whisky = un tonneau de whisky
web-gm-cost-person = un membre du clan ou un chef de clan
web-gm-cost-pair = deux ressources différentes
web-gm-pay = { $resource } : { $source }.
web-gm-pay-own = vous en avez
web-gm-pay-buy =
    { $coins ->
        [1] à acheter pour une pièce
       *[other] à acheter pour { $coins } pièces
    }
web-gm-pay-none = vous n’en avez pas, et l’entrepôt n’en vend pas
web-gm-holds = Cette tuile contient : { $goods }.
web-gm-about-product = À chaque activation, cette tuile donne 1 { $resource }. Elle peut en contenir trois.
web-gm-about-distillery = Vous recevez un tonneau quand vous la posez. À chaque activation, vous échangez 1 blé contre un tonneau.
web-gm-about-fair = À chaque activation, la foire prend jusqu’à { $number } ressources différentes pour { $points } points.
web-gm-about-butcher =
    À chaque activation, la boucherie prend 1 ou 2 { $resource ->
        [vache] vaches
        [mouton] moutons
       *[other] { $resource }
    } pour 2 ou 4 points.
web-gm-about-butcher-both = À chaque activation, la boucherie prend un mouton et une vache pour 5 points.
web-gm-about-grocer = À chaque activation, l’épicerie prend trois ressources de votre choix pour 8 points.
web-gm-about-bridge = À chaque activation, le pont prend 1 bois et 1 pierre pour 7 points.
web-gm-about-tavern = À chaque activation, la taverne donne { $points } points.
web-gm-about-village = Vous recevez un membre du clan quand vous le posez. À chaque activation, le village donne un point de déplacement.
web-gm-about-home = C’est votre première tuile. À chaque activation, elle donne un point de déplacement.
web-gm-about-lochy = Quand vous le posez, vous recevez sa carte et deux ressources de votre choix.
web-gm-about-moil = Vous recevez une carte avec un chapeau, un membre du clan et un tonneau. À chaque activation, ce château donne un point de déplacement.
web-gm-about-stalker = Vous recevez une carte avec un chapeau et deux membres du clan. À chaque activation, ce château donne un point de déplacement.
web-gm-about-armadale = Vous recevez une carte avec un chapeau, un membre du clan et 3 pièces. À chaque activation, ce château donne un point de déplacement.
web-gm-about-morar = Vous recevez une carte qui rapporte à la fin 2 points par tuile verte.
web-gm-about-ness = Avec sa carte, vous pouvez activer à chacun de vos tours une tuile de plus, où qu’elle soit.
web-gm-about-mey = Vous recevez un membre du clan et une carte avec un chapeau. Avec cette carte, vos chefs de clan comptent double. À chaque activation, ce château donne un point de déplacement.
web-gm-about-duart = Vous recevez un membre du clan et une carte qui rapporte à la fin 3 points par village. À chaque activation, ce château donne un point de déplacement.
web-gm-about-iona = Vous recevez une carte qui rapporte à la fin 2 points par tuile jaune. À chaque activation, l’abbaye donne une ressource de votre choix.
web-gm-about-cawdor = Vous recevez une carte avec trois chapeaux et un membre du clan. À chaque activation, ce château donne un point de déplacement.
web-gm-about-shiel = Vous recevez sa carte, et chacune de vos tuiles de production vides reçoit aussitôt une ressource.
web-gm-about-oich = Vous recevez sa carte et pouvez activer aussitôt toutes les tuiles de votre choix.
web-gm-about-donan = Vous recevez une carte avec un chapeau, un membre du clan et deux tonneaux. À chaque activation, ce château donne un point de déplacement.

## Moves

web-gm-do-move = Prendre { $tile }
web-gm-do-pass = Avancer jusqu’à la tuile la plus proche
web-gm-do-pay = Payer et poser
web-gm-do-place = Poser ici
web-gm-do-offer = Payer avec ce membre du clan
web-gm-do-chieftain = Payer avec un chef de clan
web-gm-do-pair = Payer avec ces deux-là
web-gm-do-member = Déplacer ce membre du clan
web-gm-do-sell =
    { $coins ->
        [1] Vendre 1 { $resource } pour une pièce
       *[other] Vendre 1 { $resource } pour { $coins } pièces
    }
web-gm-do-take = Prendre ici
web-gm-do-act =
    Activer { $tile }{ $coins ->
        [0] {""}
        [1] , en dépensant une pièce
       *[other] , en dépensant { $coins } pièces
    }
web-gm-do-to = Y aller
web-gm-do-promote = En faire un chef de clan
web-gm-do-done =
    { $only ->
        [selling] Ne rien vendre
       *[all] Activation terminée
    }
web-gm-do-stop = Terminer le tour
web-gm-do-stock = Mettre ces deux-là ici
web-gm-do-kind = Prendre 1 { $resource }
web-gm-do-give =
    { $points ->
        [one] Donner pour { $points } point
       *[other] Donner pour { $points } points
    }{ $coins ->
        [0] {""}
        [1] , en dépensant une pièce
       *[other] , en dépensant { $coins } pièces
    }
web-gm-try-move =
    Prendre { $tile } ? { $number ->
        [0] Toutes les autres tuiles restent.
        [1] La tuile marquée quitte le jeu.
       *[other] Les { $number } tuiles marquées quittent le jeu.
    } { $next ->
        [again] Ensuite, c’est encore à vous.
        [end] Ensuite, la dernière tuile arrive et la partie s’arrête.
        [die] Ensuite, le dé avance.
       *[seat] Ensuite, c’est à { $name }.
    }{ $last ->
        [yes] { " " }Vous ne jouerez plus.
       *[no] { "" }
    }
web-gm-ask-place = Où posez-vous { $tile } ? Chaque emplacement montre ce qu’il activerait.
web-gm-ask-to = Où va le membre du clan qui est sur { $tile } ?
web-gm-try-place = Posez { $tile } ici, ou choisissez un autre emplacement doré.

## The log

web-gm-log-new = Nouveau sur la piste : { $tiles }.

## Beside the rules

web-gm-figure-stacks = Voici toutes les tuiles avec leur prix, pile par pile. La pile 0 est sur la piste dès le début, puis viennent la 1, la 2 et la 3. Les cinq villages de départ n’y figurent pas.
web-gm-figure-chain = C est dernier et prend le pâturage. M est maintenant dernier. La forêt restée derrière quitte le jeu, et de nouvelles tuiles arrivent en tête de la piste.
web-gm-figure-trade = La rangée du bois contient deux pièces. Acheter du bois coûte 3 pièces, qui vont sur la case libre. En vendre rapporte les 2 pièces de la plus haute case occupée.
web-gm-figure-edges = La rivière ne se prolonge qu’au nord et au sud, la route qu’à l’ouest et à l’est. Ailleurs, un bord nu touche un bord nu.
web-gm-figure-around = Vous pouvez activer le nouveau pâturage et toutes les tuiles qu’il touche, même par un coin. Il donne une vache, les deux villages un point de déplacement chacun, et la boucherie prend des vaches contre des points. La forêt et la carrière sont trop loin.
web-gm-figure-deals = Voici ce que prennent et donnent les tuiles brunes. Une foire prend jusqu’à cinq ressources différentes. Les boucheries prennent une ou deux bêtes, ou une de chaque. Le pont prend du bois et de la pierre, l’épicerie trois ressources quelconques. Une taverne ne prend rien.
web-gm-figure-walk = Un point de déplacement mène un membre du clan sur une tuile voisine, ou en fait un chef de clan.
web-gm-figure-ahead = S a le moins de tonneaux. C en a quatre de plus et marque 5 points. M en a deux de plus et en marque 2.
