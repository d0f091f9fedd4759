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
        [yes] , à prendre si vous voulez
       *[no] {""}
    }
web-gm-figure =
    { $you ->
        [yes] Votre pion
       *[no] Pion ({ $who })
    }{ $last ->
        [yes] , dernier de la file
       *[no] {""}
    }
web-gm-die =
    Le dé{ $last ->
        [yes] , dernier de la file
       *[no] {""}
    }
web-gm-last = dernier
web-gm-gap = vide
web-gm-about-last = Le dernier de la file joue, et va sur la tuile de son choix devant lui. (GM-3.1)
web-gm-about-die = Quand le dé est dernier, on le lance : il va sur la première, deuxième ou troisième tuile devant lui, et cette tuile quitte le jeu. (GM-3.4)
web-gm-about-gap = La case vide juste derrière le dernier ; les nouvelles tuiles sont posées jusqu’ici. (GM-3.3)
web-gm-stack =
    { $number ->
        [0] Pile { $stack } : plus de tuile
        [1] Pile { $stack } : encore une tuile
       *[other] Pile { $stack } : encore { $number } tuiles
    }{ $stack ->
        [3] , puis la partie s’arrête
       *[other] { "" }
    }
web-gm-no-stack = Il ne reste plus de tuile
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
web-gm-looking = Vous regardez le territoire, chez { $whom }.
web-gm-last-turn = Votre dernier tour. { $asked }
web-gm-no-more = { $asked } Vous ne jouerez plus.
web-gm-home-again = Retour chez vous
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
        [chiefs] chefs, chapeaux
        [cards] cartes
        [coins] pièces
       *[tiles] tuiles
    }
web-gm-points-short = pts
web-gm-steps =
    { $number ->
        [0] aucun pas
        [1] un pas
       *[other] { $number } pas
    }
web-gm-resources = Ressources
web-gm-own = à vous { $number }
web-gm-none = aucune
web-gm-for = pour { $coins }
web-gm-unpick = Retirer 1 { $resource }

## Comparisons

web-gm-compare = Si l’on comptait maintenant
web-gm-would = rapporterait
web-gm-scoring =
    { $number ->
        [1] premier décompte
        [2] deuxième décompte
       *[other] troisième décompte
    }
web-gm-scored-note = Chacun par rapport à celui qui en avait le moins : 1, 2, 3, 4, 5 de plus rapportent 1, 2, 3, 5, 8 points.
web-gm-again =
    Revoir le { $number ->
        [1] premier décompte
        [2] deuxième décompte
       *[other] troisième décompte
    }
web-gm-final = Le décompte final
web-gm-scorings = Les trois décomptes
web-gm-total = Total

web-gm-turn = Un tour
web-gm-part =
    { $part ->
        [take] Prendre une tuile sur la piste
        [lay] La payer et la poser près d’un membre du clan
        [use] L’utiliser, avec les tuiles qui l’entourent
       *[walk] Déplacer des membres du clan ou en faire des chefs
    }
web-gm-point = Pointez une tuile pour voir ce qu’elle coûte et ce qu’elle fait.
web-gm-ask-use-passed = Aucune tuile n’était possible : vous avez avancé. Le loch Ness vous permet d’utiliser une des vôtres.
web-gm-ask-use-ness = Utilisez la nouvelle tuile, celles qui l’entourent et, grâce au loch Ness, une autre n’importe où ; ou vendez.
web-gm-only-sales = Il n’y a plus de tuile à utiliser. Vendez ce que vous voulez, ou dites que vous avez terminé.

## Tiles

web-gm-edge =
    { $edge ->
        [river] Une tuile avec rivière : elle prolonge la rivière, au nord ou au sud.
        [road] Une tuile avec route : elle prolonge la route, à l’est ou à l’ouest.
        [both] Rivière et route se croisent ici.
       *[plain] Ni rivière ni route : elle ne peut pas en interrompre une.
    }
web-gm-free = Elle ne coûte rien.
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
web-gm-holds = Dessus : { $goods }.
web-gm-about-product = Donne 1 { $resource } à chaque utilisation ; il y a de la place pour trois.
web-gm-about-distillery = Un tonneau quand on la pose ; ensuite, 1 blé contre un tonneau à chaque utilisation.
web-gm-about-fair = Prend jusqu’à { $number } ressources différentes pour { $points } points.
web-gm-about-butcher =
    Prend 1 ou 2 { $resource ->
        [vache] vaches
        [mouton] moutons
       *[other] { $resource }
    } pour 2 ou 4 points.
web-gm-about-butcher-both = Prend un mouton et une vache pour 5 points.
web-gm-about-grocer = Prend trois ressources quelconques pour 8 points.
web-gm-about-bridge = Prend 1 bois et 1 pierre pour 7 points.
web-gm-about-tavern = Donne { $points } points à chaque utilisation.
web-gm-about-village = Un membre du clan quand on le pose ; ensuite, un point de déplacement à chaque utilisation.
web-gm-about-home = C’est ici que tout a commencé. Un point de déplacement à chaque utilisation.
web-gm-about-lochy = Sa carte, et deux ressources de votre choix, une seule fois.
web-gm-about-moil = Un membre du clan, sa carte avec un chapeau, et un tonneau. Un point de déplacement à chaque utilisation.
web-gm-about-stalker = Deux membres du clan et sa carte avec un chapeau. Un point de déplacement à chaque utilisation.
web-gm-about-armadale = Un membre du clan, sa carte avec un chapeau, et 3 pièces. Un point de déplacement à chaque utilisation.
web-gm-about-morar = Sa carte : à la fin, 2 points pour chaque tuile verte.
web-gm-about-ness = Sa carte : à chacun de vos tours, une tuile de plus peut être utilisée, où qu’elle soit.
web-gm-about-mey = Un membre du clan et sa carte avec un chapeau : vos chefs de clan comptent double. Un point de déplacement à chaque utilisation.
web-gm-about-duart = Un membre du clan et sa carte : à la fin, 3 points pour chaque village. Un point de déplacement à chaque utilisation.
web-gm-about-iona = Sa carte : à la fin, 2 points pour chaque tuile jaune. Donne une ressource de votre choix à chaque utilisation.
web-gm-about-cawdor = Un membre du clan et sa carte avec trois chapeaux. Un point de déplacement à chaque utilisation.
web-gm-about-shiel = Sa carte : aussitôt, une ressource sur chacune de vos tuiles de production vides.
web-gm-about-oich = Sa carte : aussitôt, toutes vos tuiles peuvent être utilisées.
web-gm-about-donan = Un membre du clan, sa carte avec un chapeau, et deux tonneaux. Un point de déplacement à chaque utilisation.

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
    Utiliser { $tile }{ $coins ->
        [0] {""}
        [1] , une pièce d’achats
       *[other] , { $coins } pièces d’achats
    }
web-gm-do-to = Y aller
web-gm-do-promote = En faire un chef de clan
web-gm-do-done =
    { $only ->
        [selling] Ne rien vendre, continuer
       *[all] Terminé avec les tuiles
    }
web-gm-do-stop = Renoncer aux pas restants
web-gm-do-stock = Mettre ces deux-là ici
web-gm-do-kind = Prendre 1 { $resource }
web-gm-do-give =
    { $points ->
        [one] Donner pour { $points } point
       *[other] Donner pour { $points } points
    }{ $coins ->
        [0] {""}
        [1] , une pièce d’achats
       *[other] , { $coins } pièces d’achats
    }
web-gm-try-move =
    Prendre { $tile } ? { $number ->
        [0] Toutes les autres restent sur la piste.
        [1] Celle qui est marquée quitte le jeu.
       *[other] Les { $number } marquées quittent le jeu.
    } { $next ->
        [again] Ensuite, c’est encore à vous.
        [end] Ensuite, la dernière tuile est posée et la partie s’arrête.
        [die] Ensuite, le dé est dernier et avance.
       *[seat] Ensuite, { $name } ferme la marche et joue.
    }{ $last ->
        [yes] { " " }Vous ne jouerez plus.
       *[no] { "" }
    }
web-gm-ask-place = Où posez-vous { $tile } ? Chaque emplacement montre ce qu’il activerait.
web-gm-ask-to = Où va le membre du clan qui est sur { $tile } ?
web-gm-try-place = Posez { $tile } ici, ou choisissez une autre place dorée.

## The log

web-gm-log-new = Nouveau sur la piste : { $tiles }.

## Beside the rules

web-gm-figure-stacks = Toutes les tuiles avec leur coût, pile par pile : la 0 est sur la piste dès le début, puis viennent la 1, la 2 et la 3. Les cinq villages de départ n’y figurent pas.
web-gm-figure-chain = C est dernier et prend le pâturage. M ferme alors la marche : la forêt restée derrière quitte le jeu, et de nouvelles tuiles arrivent en tête de la piste.
web-gm-figure-trade = Deux pièces se trouvent dans la rangée du bois : on en achète un pour 3, qui restent sur la case libre ; en vendre un rapporte les 2 de la plus haute case occupée.
web-gm-figure-edges = La rivière ne se prolonge qu’au nord et au sud, la route qu’à l’ouest et à l’est ; ailleurs, un bord nu touche un bord nu.
web-gm-figure-around = Le nouveau pâturage et tout ce qu’il touche, même par un coin, peuvent être utilisés : il donne une vache, les deux villages un point de déplacement chacun, et la boucherie prend des vaches contre des points. La forêt et la carrière sont trop loin.
web-gm-figure-deals = Ce que prennent et donnent les tuiles brunes : une foire jusqu’à cinq ressources différentes, les boucheries une ou deux bêtes ou une de chaque, le pont du bois et de la pierre, l’épicerie trois ressources quelconques ; une taverne donne pour rien.
web-gm-figure-walk = Un point de déplacement : un membre du clan passe sur une tuile voisine, ou quitte le territoire et devient chef.
web-gm-figure-ahead = S a le moins de tonneaux. C en a quatre de plus, ce qui rapporte 5 points, M deux de plus, ce qui en rapporte 2.
