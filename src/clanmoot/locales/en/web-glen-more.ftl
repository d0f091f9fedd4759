# The Glen More board of the browser client.

## The track and the warehouse

web-gm-ring = Track
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
        [yes] , last on the track
       *[no] {""}
    }
web-gm-die =
    The die{ $last ->
        [yes] , last on the track
       *[no] {""}
    }
web-gm-last = last
web-gm-gap = gap
web-gm-about-last = The last player on the track moves to any tile ahead. (GM-3.1)
web-gm-about-die = When the die is last, it moves to the first, second or third tile ahead. That tile leaves the game. (GM-3.4)
web-gm-about-gap = The space behind the last figure stays empty. New tiles are added up to here. (GM-3.3)
web-gm-stack =
    { $number ->
        [one] Stack { $stack }: one tile left
       *[other] Stack { $stack }: { $number } tiles left
    }{ $stack ->
        [3] , then the game ends
       *[other] { "" }
    }
web-gm-no-stack = No tiles left
web-gm-warehouse = Warehouse
web-gm-buy = buy
web-gm-sell = sell
web-gm-row =
    { $resource }: { $buy ->
        [0] can’t be bought
       *[other] costs { $buy }
    }, { $sell ->
        [0] can’t be sold
       *[other] sells for { $sell }
    }{ $lit ->
        [yes] : you can sell
       *[no] {""}
    }

## Territories

web-gm-land =
    { $yours ->
        [yes] Your territory
       *[no] { $whom }’s territory
    }
web-gm-looking = You’re looking at { $whom }’s territory.
web-gm-last-turn = Your last turn. { $asked }
web-gm-no-more = { $asked } You won’t move again.
web-gm-home-again = Back to your territory
web-gm-rival =
    { $points ->
        [one] { $who }, one point: show territory
       *[other] { $who }, { $points } points: show territory
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

## What a player has

web-gm-has =
    { $yours ->
        [yes] What you have
       *[no] What { $whom } has
    }
web-gm-count =
    { $id ->
        [barrels] whisky
        [chiefs] chieftains
        [cards] cards
        [coins] coins
       *[tiles] tiles
    }
web-gm-steps =
    { $number ->
        [one] 1 movement point
       *[other] { $number } movement points
    }
web-gm-points-short = pts
web-gm-resources = Resources
web-gm-own = you have { $number }
web-gm-none = none
web-gm-for = for { $coins }
web-gm-unpick = Take { $resource } back

## Comparisons

web-gm-compare = If scored now
web-gm-would = points now
web-gm-scoring =
    { $number ->
        [1] first scoring
        [2] second scoring
       *[other] third scoring
    }
web-gm-scored-note = You score 1, 2, 3, 5 or 8 points for having 1, 2, 3, 4 or at least 5 more than the player with the fewest.
web-gm-again =
    Show the { $number ->
        [1] first scoring
        [2] second scoring
       *[other] third scoring
    } again
web-gm-final = Final score
web-gm-scorings = Three scorings
web-gm-total = Total

web-gm-turn = Steps of a turn
web-gm-part =
    { $part ->
        [take] Take a tile from the track
        [lay] Pay for it and place it near a clan member
        [use] Activate it and the tiles around it
       *[walk] Move or promote clan members
    }
web-gm-point = Select a tile to see what it costs and does.
web-gm-ask-use-passed = You couldn’t take a tile. With Loch Ness you may activate one of yours.
web-gm-ask-use-ness = Activate the new tile, its neighbours and, with Loch Ness, one more tile. Or sell resources.
web-gm-only-sales = No tile is left to activate. Sell resources or continue.

## Tiles

web-gm-edge =
    { $edge ->
        [river] This river tile continues your river to the north or south.
        [road] This road tile continues your road to the east or west.
        [both] The river and the road cross here.
       *[plain] This tile has no river or road, so you can’t place it where your river or road ends.
    }
web-gm-free = This tile costs nothing.
web-gm-costs = This tile costs { $cost }.
web-gm-cost-whisky = a barrel of whisky
web-gm-cost-person = a clan member or a chieftain
web-gm-cost-pair = two different resources
web-gm-pay = { $resource }: { $source }.
web-gm-pay-own = you have it
web-gm-pay-buy =
    { $coins ->
        [one] buy it for one coin
       *[other] buy it for { $coins } coins
    }
web-gm-pay-none = you have none, and the warehouse has none
web-gm-holds = This tile holds { $goods }.
web-gm-about-product = When activated, this tile gives one { $resource }. It can hold up to three.
web-gm-about-distillery = You get a barrel when you place this tile. When activated, it turns one grain into a barrel.
web-gm-about-fair = When activated, this tile takes up to { $number } different resources for { $points } points.
web-gm-about-butcher = When activated, this tile takes up to two { $resource } for 2 points each.
web-gm-about-butcher-both = When activated, this tile takes one sheep and one head of cattle for 5 points.
web-gm-about-grocer = When activated, this tile takes any three resources for 8 points.
web-gm-about-bridge = When activated, this tile takes one wood and one stone for 7 points.
web-gm-about-tavern = When activated, this tile gives { $points } points.
web-gm-about-village = You get a clan member when you place this tile. When activated, it gives a movement point.
web-gm-about-home = This is your first tile. When activated, it gives a movement point.
web-gm-about-lochy = When you place this tile, you get its card and two resources of your choice.
web-gm-about-moil = You get a card with a hat, a clan member and a barrel. When activated, this tile gives a movement point.
web-gm-about-stalker = You get a card with a hat and two clan members. When activated, this tile gives a movement point.
web-gm-about-armadale = You get a card with a hat, a clan member and 3 coins. When activated, this tile gives a movement point.
web-gm-about-morar = You get a card worth 2 points per green tile at the end.
web-gm-about-ness = With its card, you may activate one more tile, anywhere, on each of your turns.
web-gm-about-mey = You get a clan member and a card with a hat. With this card, your chieftains count double. When activated, this tile gives a movement point.
web-gm-about-duart = You get a clan member and a card worth 3 points per village at the end. When activated, this tile gives a movement point.
web-gm-about-iona = You get a card worth 2 points per yellow tile at the end. When activated, this tile gives one resource of your choice.
web-gm-about-cawdor = You get a clan member and a card with three hats. When activated, this tile gives a movement point.
web-gm-about-shiel = You get its card, and each of your empty production tiles gets one resource at once.
web-gm-about-oich = You get its card and may activate any of your tiles at once.
web-gm-about-donan = You get a card with a hat, a clan member and two barrels. When activated, this tile gives a movement point.

## Moves

web-gm-do-move = Take { $tile }
web-gm-do-pass = Move to the nearest tile
web-gm-do-pay = Pay and place
web-gm-do-place = Place it here
web-gm-do-offer = Pay with this clan member
web-gm-do-chieftain = Pay with a chieftain
web-gm-do-pair = Pay with these two
web-gm-do-member = Move this clan member
web-gm-do-sell =
    { $coins ->
        [one] Sell { $resource } for one coin
       *[other] Sell { $resource } for { $coins } coins
    }
web-gm-do-take = Take it from here
web-gm-do-act =
    Activate { $tile }{ $coins ->
        [0] {""}
        [one] , spend one coin
       *[other] , spend { $coins } coins
    }
web-gm-do-to = Go there
web-gm-do-promote = Promote to chieftain
web-gm-do-done =
    { $only ->
        [selling] Sell nothing
       *[all] Done activating
    }
web-gm-do-stop = End turn
web-gm-do-stock = Put these two there
web-gm-do-kind = Take { $resource }
web-gm-do-give =
    { $points ->
        [one] Give for one point
       *[other] Give for { $points } points
    }{ $coins ->
        [0] {""}
        [one] , spend one coin
       *[other] , spend { $coins } coins
    }
web-gm-try-move =
    Take { $tile }? { $number ->
        [0] All other tiles stay.
        [one] The marked tile leaves the game.
       *[other] The { $number } marked tiles leave the game.
    } { $next ->
        [again] Then you move again.
        [end] Then the last tile comes up and the game ends.
        [die] Then the die moves.
       *[seat] Then { $name } moves.
    }{ $last ->
        [yes] { " " }You won’t move again.
       *[no] { "" }
    }
web-gm-ask-place = Where will you place { $tile }? Each gold space shows what it would activate.
web-gm-ask-to = Where will the clan member on { $tile } go?
web-gm-try-place = Place { $tile } here, or choose another gold space.

## The log

web-gm-log-new = New on the track: { $tiles }.

## Beside the rules

web-gm-figure-stacks = These are all the tiles with their costs, stack by stack. Stack 0 is on the track from the start, then 1, 2 and 3 follow. The five start villages aren’t shown.
web-gm-figure-chain = C is last and takes the pasture. Now M is last. The forest behind M leaves the game, and new tiles are added at the head of the track.
web-gm-figure-trade = The wood row has two coins. Buying wood costs 3 coins, which fill the next slot. Selling wood earns the 2 coins on the highest filled slot.
web-gm-figure-edges = The river continues only to the north and south, and the road only to the west and east. All other sides must be plain.
web-gm-figure-around = You may activate the new pasture and all tiles it touches, even at a corner. The pasture gives cattle, each village gives a movement point, and the butcher takes cattle for points. The forest and the quarry are too far away.
web-gm-figure-deals = This shows what brown tiles take and give. A fair takes up to five different resources. Butchers take one or two animals, or one of each. The bridge takes wood and stone, and the grocer takes any three resources. A tavern takes nothing.
web-gm-figure-walk = One movement point moves a clan member to a neighbouring tile, or promotes it to chieftain.
web-gm-figure-ahead = S has the fewest barrels. C has four more and gets 5 points. M has two more and gets 2.
