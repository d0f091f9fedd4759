# Glen More: tiles, questions, the log, refusals, the end.
#
# One term per thing, here and on the board, in the lesson and in the rules:
#   track           the 14 spaces in the middle with figures, die and tiles; "last" and "ahead" are on the track
#   territory       a player's own tiles
#   space           where a tile can be placed
#   take, place     a tile from the track; into the territory
#   activate        to use the effect of a tile; the new tile and its neighbours are activated
#   resource        wood, stone, grain, cattle, sheep; they are on tiles; whisky is in barrels and is no resource
#   warehouse       a row of coins per resource, where resources are bought and sold
#   clan member     stands on a tile; movement points move or promote it
#   chieftain       a promoted clan member; hats on cards count with the chieftains
#   special place   a castle, a loch or Iona Abbey; each has a card
#   scoring         after stacks 1, 2 and 3

## Resources and tiles

gm-wood = wood
gm-stone = stone
gm-grain = grain
gm-cattle = cattle
gm-sheep = sheep
gm-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
gm-points =
    { $count ->
        [one] point
       *[other] points
    }
gm-barrels =
    { $count ->
        [one] barrel
       *[other] barrels
    }
gm-members =
    { $count ->
        [one] clan member
       *[other] clan members
    }
gm-chieftains =
    { $count ->
        [one] chieftain
       *[other] chieftains
    }
gm-more = +{ $count } { $thing }
gm-less = −{ $count } { $thing }
gm-home = the start village
# On the board of the browser tiles need no code: .plain is used there.
gm-forest = forest { $code }
    .plain = the forest
gm-quarry = quarry { $code }
    .plain = the quarry
gm-field = grain field { $code }
    .plain = the grain field
gm-pasture = pasture { $code }
    .plain = the pasture
gm-meadow = meadow { $code }
    .plain = the meadow
gm-distillery = distillery { $code }
    .plain = the distillery
gm-fair = fair { $code }
    .plain =
        { $code ->
            [Fa49] the middle fair
            [Fa55] the large fair
           *[other] the small fair
        }
gm-butcher = butcher { $code }
    .plain =
        { $code ->
            [Bu31] the cattle butcher
            [Bu34] the butcher
           *[other] the sheep butcher
        }
gm-grocer = grocer { $code }
    .plain = the grocer
gm-bridge = bridge { $code }
    .plain = the bridge
gm-tavern = tavern { $code }
    .plain = the tavern
gm-village = village { $code }
    .plain = the village
gm-lochy = Loch Lochy
gm-moil = Castle Moil
gm-stalker = Castle Stalker
gm-armadale = Armadale Castle
gm-morar = Loch Morar
gm-ness = Loch Ness
gm-mey = the Castle of Mey
gm-duart = Duart Castle
gm-iona = Iona Abbey
gm-cawdor = Cawdor Castle
gm-shiel = Loch Shiel
gm-oich = Loch Oich
gm-donan = Donan Castle
gm-north = north
gm-east = east
gm-south = south
gm-west = west

## Questions

gm-aim = Try to have the most points after three scorings. The last player on the track takes a tile, places it and activates all tiles around it. Having too many tiles costs points.
gm-ask-move = Your turn. Which tile will you take?
gm-ask-place = Where will you place { $tile }?
gm-ask-offer = Will you pay for Loch Ness with a clan member or with a chieftain?
gm-ask-pair = Loch Oich costs two different resources. Which two will you pay?
gm-ask-pay =
    { $coins ->
        [one] You’re one coin short for { $tile }. What will you sell?
       *[other] You’re { $coins } coins short for { $tile }. What will you sell?
    }
gm-ask-fill = Which two resources will you put on Loch Lochy?
gm-ask-empty = Loch Shiel fills every empty production tile. Will you sell anything first?
gm-ask-activate = Activate the new tile and its neighbours, or sell resources. Anything free is added automatically.
gm-ask-give = What will you give to { $tile }?
gm-ask-kind = Which resource will you take from Iona Abbey?
gm-ask-take = Which tile will you take the { $kind } from?
gm-ask-member =
    { $steps ->
        [one] You have one movement point. Choose a clan member to move or promote, or stop.
       *[other] You have { $steps } movement points. Choose a clan member to move or promote, or stop.
    }
gm-ask-to = Where will the clan member on { $tile } go? You can also promote it to chieftain.
gm-wait = { $who } is thinking.
gm-wait-chance = Drawing new tiles…
gm-over = The game is over.

## Log

gm-with = { $told } ({ $changes })
gm-scored = { $told } Scoring { $number }: { $awards }.
gm-award =
    { $you ->
        [yes] you +{ $points }
       *[no] { $who } +{ $points }
    }
gm-log-start =
    { $you ->
        [yes] You’re last on the track, so you start.
       *[no] { $who } is last on the track and starts.
    }
gm-log-draw = New on the track: { $tile }.
gm-log-roll = The die shows { $pips } and removes { $tile } from the game.
gm-log-pass =
    { $you ->
        [yes] You can’t take any tile. You move to the nearest one, and it leaves the game.
       *[no] { $who } can’t take any tile and moves to the nearest one. It leaves the game.
    }
gm-log-move =
    { $you ->
        [yes] You take { $tile }.
       *[no] { $who } takes { $tile }.
    }
gm-log-place =
    { $you ->
        [yes] You place { $tile } { $side } of { $other }.
       *[no] { $who } places { $tile } { $side } of { $other }.
    }
gm-log-chieftain =
    { $you ->
        [yes] You pay with a chieftain.
       *[no] { $who } pays with a chieftain.
    }
gm-log-member-paid =
    { $you ->
        [yes] You pay with the clan member on { $tile }.
       *[no] { $who } pays with a clan member on { $tile }.
    }
gm-log-member =
    { $you ->
        [yes] You choose a clan member on { $tile }.
       *[no] { $who } chooses a clan member on { $tile }.
    }
gm-log-sell =
    { $you ->
        [yes] You sell { $kind }.
       *[no] { $who } sells { $kind }.
    }
gm-log-take =
    { $you ->
        [yes] You take it from { $tile }.
       *[no] { $who } takes it from { $tile }.
    }
gm-log-give =
    { $you ->
        [yes] You give { $kinds } to { $tile }.
       *[no] { $who } gives { $kinds } to { $tile }.
    }
gm-log-three =
    { $you ->
        [yes] You give { $kinds } to { $tile }.
       *[no] { $who } gives { $kinds } to { $tile }.
    }
gm-log-two =
    { $you ->
        [yes] You put { $kinds } on { $tile }.
       *[no] { $who } puts { $kinds } on { $tile }.
    }
gm-log-count =
    { $you ->
        [yes] { $count ->
            [one] You give one animal to { $tile }.
           *[other] You give { $count } animals to { $tile }.
        }
       *[no] { $count ->
            [one] { $who } gives one animal to { $tile }.
           *[other] { $who } gives { $count } animals to { $tile }.
        }
    }
gm-log-kind =
    { $you ->
        [yes] You take { $kind } from Iona Abbey.
       *[no] { $who } takes { $kind } from Iona Abbey.
    }
gm-log-act =
    { $you ->
        [yes] You activate { $tile }.
       *[no] { $who } activates { $tile }.
    }
gm-log-done =
    { $you ->
        [yes] You’re done.
       *[no] { $who } is done.
    }
gm-log-to =
    { $you ->
        [yes] Your clan member moves to { $tile }.
       *[no] { $who }’s clan member moves to { $tile }.
    }
gm-log-promote =
    { $you ->
        [yes] You promote a clan member to chieftain.
       *[no] { $who } promotes a clan member to chieftain.
    }
gm-log-stop =
    { $you ->
        [yes] You stop moving clan members.
       *[no] { $who } stops moving clan members.
    }

## Refusals

gm-not-a-choice = Chance decides that, not a player.
gm-not-your-turn = It’s not your turn.
gm-allowed = The rules allow that.
gm-first-move = First take a tile from the track.
gm-first-place = First choose where to place your tile.
gm-first-offer = First pay for Loch Ness.
gm-first-pair = First choose the two resources that pay for Loch Oich.
gm-first-pay = First sell resources to pay for your tile.
gm-first-fill = First choose two resources for Loch Lochy.
gm-first-empty = First decide whether to sell anything before Loch Shiel gives resources.
gm-first-activate = First finish activating your tiles.
gm-first-give = First choose what to give.
gm-first-kind = First choose your resource from Iona Abbey.
gm-first-take = First choose the tile that the resource comes from.
gm-first-member = First finish moving your clan members.
gm-first-to = First choose where the clan member goes.
gm-no-pass = You can’t pass while there’s a tile that you can take.
gm-not-on-ring = You can’t take { $tile } because it isn’t on the track.
gm-no-whisky = You need a barrel of whisky to pay for { $tile }.
gm-no-person = You can’t spare a clan member or a chieftain to pay for { $tile }.
gm-no-pair = You can’t pay two different resources for { $tile }, even if you sell and buy resources first.
gm-too-dear = You can’t pay for { $tile }, even if you sell and buy resources first.
gm-no-place = There’s no space for { $tile } near your clan members.
gm-no-river = There’s no space near your clan members where { $tile } would continue your river.
gm-no-road = There’s no space near your clan members where { $tile } would continue your road.
gm-not-yours = You don’t have { $tile } in your territory.
gm-taken = The space { $side } of { $other } already has { $tile }.
gm-open-end = Your river or road leads into this space. Only a tile that continues it fits here.
gm-blocked = You can’t continue there because { $tile } blocks the far side.
gm-off-river = A river tile must continue your river at its north or south end.
gm-off-road = A road tile must continue your road at its west or east end.
gm-lonely = You have no clan member on the tiles around that space.
gm-renamed = You can place it there. Call that space “{ $side } of { $other }”.
gm-only-ness = A chieftain can pay only for Loch Ness.
gm-no-chieftain = You have no chieftain.
gm-nobody-there = You have no clan member on { $tile }.
gm-must-stay = That clan member must stay. It’s the only one next to the space for Loch Ness.
gm-there-already = The clan member is already there.
gm-too-far =
    { $steps ->
        [one] You can’t reach { $tile } with one movement point.
       *[other] You can’t reach { $tile } with { $steps } movement points.
    }
gm-nobody-called = You haven’t chosen a clan member yet. You do that at the end of your turn.
gm-last-member = Your last clan member must stay in your territory until your last turn.
gm-nothing-given = You choose a tile only when the resource could come from more than one.
gm-holds-none = You have no { $kind } on { $tile }.
gm-just-two = Loch Oich costs exactly two different resources.
gm-cannot-give = You don’t have all of that, and you can’t buy the rest.
gm-no-fair = You’re not giving resources to a fair right now.
gm-too-many =
    { $most ->
        [one] You can give at most one kind of resource to { $tile }.
       *[other] You can give at most { $most } kinds of resources to { $tile }.
    }
gm-no-grocer = You’re not giving resources to the grocer right now.
gm-no-butcher = You’re not choosing animals for a butcher right now.
gm-no-lochy = You choose two resources only when you place Loch Lochy.
gm-sell-early = You can’t sell yet. You can sell while you pay for the tile or after you place it.
gm-sell-late = You can’t sell any more this turn. Sell before you move clan members.
gm-none-owned = You have no { $kind }.
gm-row-empty = The warehouse has no coins for { $kind }.
gm-needed = You need your { $kind } to pay for { $tile }.
gm-empties-none = Selling { $kind } now wouldn’t empty a tile. You can sell it after Loch Shiel has given its resources.
gm-no-abbey = Iona Abbey isn’t giving you a resource right now.
gm-once = You’ve already activated { $tile } this turn.
gm-not-around = You can’t activate { $tile } because the new tile doesn’t touch it.
gm-ness-used = The new tile doesn’t touch { $tile }, and you’ve already used Loch Ness this turn.
gm-full = There are already three resources on { $tile }.
gm-gives-anyway = You don’t need to activate { $tile }. It gives its resource when you’re done.
gm-cannot-serve = You don’t have what { $tile } takes, and you can’t buy it.

## End

gm-most-points =
    { $you ->
        [yes] You win after the third scoring, { $best } to { $rest }!
       *[no] { $who } wins after the third scoring, { $best } to { $rest }.
    }
gm-most-resources =
    { $you ->
        [yes] You win the tie at { $points } points with more resources, { $best } to { $rest }!
       *[no] { $who } wins the tie at { $points } points with more resources, { $best } to { $rest }.
    }
gm-shared = The win is shared, because both points ({ $points }) and resources ({ $best }) are tied.
gm-score-tiles = Activated tiles
gm-score-barrels-1 = Whisky, first scoring
gm-score-chieftains-1 = Chieftains, first scoring
gm-score-cards-1 = Special places, first scoring
gm-score-barrels-2 = Whisky, second scoring
gm-score-chieftains-2 = Chieftains, second scoring
gm-score-cards-2 = Special places, second scoring
gm-score-barrels-3 = Whisky, third scoring
gm-score-chieftains-3 = Chieftains, third scoring
gm-score-cards-3 = Special places, third scoring
gm-score-abbey = Iona Abbey
gm-score-morar = Loch Morar
gm-score-duart = Duart Castle
gm-score-coins = Coins
gm-score-sprawl = Extra tiles
