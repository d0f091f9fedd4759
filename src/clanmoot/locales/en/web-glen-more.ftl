# The Glen More board of the browser client.

## The ring and the warehouse

web-gm-ring = The ring
web-gm-offer =
    { $tile }{ $edge ->
        [river] , river tile
        [road] , road tile
       *[other] {""}
    }{ $cost ->
        [none] , free
       *[other] , costs { $cost }
    }{ $lit ->
        [yes] : you can take it
       *[no] {""}
    }
web-gm-figure =
    { $you ->
        [yes] Your figure
       *[no] { $who }’s figure
    }{ $last ->
        [yes] , last in the chain
       *[no] {""}
    }
web-gm-die =
    The die{ $last ->
        [yes] , last in the chain
       *[no] {""}
    }
web-gm-last = last
web-gm-gap = gap
web-gm-about-last = Whoever is last moves, to any tile ahead. (GM-3.1)
web-gm-about-die = When the die is last it is rolled: it goes to the first, second or third tile ahead, and that tile leaves the game. (GM-3.4)
web-gm-about-gap = The empty field right behind the last one; new tiles are laid up to here. (GM-3.3)
web-gm-stack =
    { $number ->
        [one] Stack { $stack }: one tile left
       *[other] Stack { $stack }: { $number } tiles left
    }{ $stack ->
        [3] , then the game ends
       *[other] { "" }
    }
web-gm-no-stack = No tile is left
web-gm-warehouse = Warehouse
web-gm-buy = buy
web-gm-sell = sell
web-gm-row =
    { $resource }: { $buy ->
        [0] cannot be bought
       *[other] costs { $buy }
    }, { $sell ->
        [0] cannot be sold
       *[other] sells for { $sell }
    }{ $lit ->
        [yes] : you can sell
       *[no] {""}
    }

## Landscapes

web-gm-land =
    { $yours ->
        [yes] Your landscape
       *[no] { $whom }’s landscape
    }
web-gm-looking = You are looking at { $whom }’s landscape.
web-gm-last-turn = Your last turn. { $asked }
web-gm-no-more = { $asked } You will not move again.
web-gm-home-again = Back to yours
web-gm-rival =
    { $points ->
        [one] { $who }, one point: show the landscape
       *[other] { $who }, { $points } points: show the landscape
    }
web-gm-spot = Place { $tile } here, { $where }
web-gm-where =
    { $north ->
        [0] {""}
       *[other] { $north } north{" "}
    }{ $south ->
        [0] {""}
       *[other] { $south } south{" "}
    }{ $east ->
        [0] {""}
       *[other] { $east } east{" "}
    }{ $west ->
        [0] {""}
       *[other] { $west } west{" "}
    }of the start village
web-gm-some = { $number } { $resource }
web-gm-men =
    { $number ->
        [one] one clan member
       *[other] { $number } clan members
    }

## What somebody has

web-gm-has =
    { $yours ->
        [yes] What you have
       *[no] What { $whom } has
    }
web-gm-count =
    { $id ->
        [barrels] whisky
        [chiefs] chiefs, hats
        [cards] cards
        [coins] coins
       *[tiles] tiles
    }
web-gm-steps =
    { $number ->
        [one] one step
       *[other] { $number } steps
    }
web-gm-points-short = pts
web-gm-resources = Resources
web-gm-own = own { $number }
web-gm-none = none
web-gm-for = for { $coins }
web-gm-unpick = Take { $resource } back

## Comparisons

web-gm-compare = If it were scored now
web-gm-would = would bring
web-gm-scoring =
    { $number ->
        [1] first scoring
        [2] second scoring
       *[other] third scoring
    }
web-gm-scored-note = Each against whoever had the fewest: 1, 2, 3, 4, 5 more bring 1, 2, 3, 5, 8 points.
web-gm-again =
    Show the { $number ->
        [1] first scoring
        [2] second scoring
       *[other] third scoring
    } again
web-gm-final = The final count
web-gm-scorings = The three scorings
web-gm-total = Total

web-gm-turn = A turn
web-gm-part =
    { $part ->
        [take] Take a tile from the ring
        [lay] Pay for it and lay it near a clan member
        [use] Use it and the tiles around it
       *[walk] Move members, or make chieftains of them
    }
web-gm-point = Point at a tile to see what it costs and does.
web-gm-ask-use-passed = You could take no tile and moved on. Loch Ness lets you use one of yours.
web-gm-ask-use-ness = Use the new tile, those around it and, by Loch Ness, one more anywhere; or sell.
web-gm-only-sales = No tile is left to use. Sell what you like, or say that you are done.

## Tiles

web-gm-edge =
    { $edge ->
        [river] A river tile: it goes on with the river, north or south.
        [road] A road tile: it goes on with the road, east or west.
        [both] River and road cross here.
       *[plain] Neither river nor road: it cannot lie where one runs on.
    }
web-gm-free = It costs nothing.
web-gm-costs = It costs { $cost }.
web-gm-cost-whisky = a barrel of whisky
web-gm-cost-person = a clan member or a chieftain
web-gm-cost-pair = two different resources
web-gm-pay = { $resource }: { $source }.
web-gm-pay-own = your own
web-gm-pay-buy =
    { $coins ->
        [one] bought for one coin
       *[other] bought for { $coins } coins
    }
web-gm-pay-none = you have none, and the warehouse sells none
web-gm-holds = On it: { $goods }.
web-gm-about-product = Gives one { $resource } whenever it is used; it holds three.
web-gm-about-distillery = A barrel when it is laid; then one grain for a barrel whenever it is used.
web-gm-about-fair = Takes up to { $number } different resources for { $points } points.
web-gm-about-butcher = Takes one or two { $resource } for 2 or 4 points.
web-gm-about-butcher-both = Takes a sheep and a cattle for 5 points.
web-gm-about-grocer = Takes any three resources for 8 points.
web-gm-about-bridge = Takes wood and stone for 7 points.
web-gm-about-tavern = Gives { $points } points whenever it is used.
web-gm-about-village = A clan member when it is laid; then a movement point whenever it is used.
web-gm-about-home = Where everything began. A movement point whenever it is used.
web-gm-about-lochy = Its card, and two resources of your choice, once.
web-gm-about-moil = A clan member, its card with a hat, and a barrel. A movement point whenever it is used.
web-gm-about-stalker = Two clan members and its card with a hat. A movement point whenever it is used.
web-gm-about-armadale = A clan member, its card with a hat, and 3 coins. A movement point whenever it is used.
web-gm-about-morar = Its card: at the end 2 points for each green tile.
web-gm-about-ness = Its card: in each of your turns one more tile anywhere may be used.
web-gm-about-mey = A clan member and its card with a hat: your chieftains count double. A movement point whenever it is used.
web-gm-about-duart = A clan member and its card: at the end 3 points for each village. A movement point whenever it is used.
web-gm-about-iona = Its card: at the end 2 points for each yellow tile. Gives one resource of your choice whenever it is used.
web-gm-about-cawdor = A clan member and its card with three hats. A movement point whenever it is used.
web-gm-about-shiel = Its card: at once a resource onto each of your empty production tiles.
web-gm-about-oich = Its card: at once all your tiles may be used.
web-gm-about-donan = A clan member, its card with a hat, and two barrels. A movement point whenever it is used.

## Moves

web-gm-do-move = Take { $tile }
web-gm-do-pass = Move on to the nearest tile
web-gm-do-pay = Pay and place
web-gm-do-place = Place it here
web-gm-do-offer = Pay with this member
web-gm-do-chieftain = Pay with a chieftain
web-gm-do-pair = Pay with these two
web-gm-do-member = Move this member
web-gm-do-sell =
    { $coins ->
        [one] Sell { $resource } for one coin
       *[other] Sell { $resource } for { $coins } coins
    }
web-gm-do-take = Take it from here
web-gm-do-act =
    Use { $tile }{ $coins ->
        [0] {""}
        [one] , one coin to buy
       *[other] , { $coins } coins to buy
    }
web-gm-do-to = Go there
web-gm-do-promote = Make it a chieftain
web-gm-do-done =
    { $only ->
        [selling] No sale, go on
       *[all] Done with tiles
    }
web-gm-do-stop = Let the steps go
web-gm-do-stock = Put these two there
web-gm-do-kind = Take { $resource }
web-gm-do-give =
    { $points ->
        [one] Give for one point
       *[other] Give for { $points } points
    }{ $coins ->
        [0] {""}
        [one] , one coin to buy
       *[other] , { $coins } coins to buy
    }
web-gm-try-move =
    Take { $tile }? { $number ->
        [0] All others stay on the ring.
        [one] The one marked leaves the game.
       *[other] The { $number } marked leave the game.
    } { $next ->
        [again] Then you move once more.
        [end] Then the last tile is laid and the game ends.
        [die] Then the die is last and moves.
       *[seat] Then { $name } is last and moves.
    }{ $last ->
        [yes] { " " }You will not move again.
       *[no] { "" }
    }
web-gm-ask-place = Where does { $tile } go? Each gold place shows what it would set to work.
web-gm-ask-to = Where does the clan member on { $tile } go?
web-gm-try-place = Place { $tile } here, or choose another gold place.

## The log

web-gm-log-new = New on the ring: { $tiles }.

## Beside the rules

web-gm-figure-stacks = All tiles with what they cost, stack by stack: 0 lies on the ring from the beginning, then 1, 2 and 3 are laid. The five start villages are not among them.
web-gm-figure-chain = C is last and takes the pasture. Now M is last: the forest behind M leaves the game, and new tiles are laid at the head of the ring.
web-gm-figure-trade = Two coins lie in the row of wood: a piece costs 3 coins, which stay on the free slot; one that is sold brings the 2 of the highest filled slot.
web-gm-figure-edges = The river goes on only to the north and south, the road only to the west and east; elsewhere plain lies beside plain.
web-gm-figure-around = The new pasture and all that it touches, at a corner too, may be used: it gives cattle, both villages a movement point each, and the butcher takes cattle for points. Forest and quarry are too far away.
web-gm-figure-deals = What brown tiles take and what they give: a fair up to five different resources, butchers one or two animals or one of each, the bridge wood and stone, the grocer any three; a tavern gives for nothing.
web-gm-figure-walk = One movement point: a member walks on to a neighbouring tile, or leaves the landscape and becomes a chieftain.
web-gm-figure-ahead = S has the fewest barrels. C has four more, which brings 5 points, M two more, which brings 2.
