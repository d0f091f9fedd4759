# Glen More: tiles, what is asked, what happened, what is in the way.

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
# Where one sees the board, tiles need no code: .plain is what is said there.
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

## What is asked

gm-aim = Whoever is last on the ring takes a tile, lays it and uses all tiles around it. After three scorings the most points win; too many tiles cost some.
gm-ask-move = Your turn: which tile do you take?
gm-ask-place = Where does { $tile } go?
gm-ask-offer = Who pays for Loch Ness: a clan member or a chieftain?
gm-ask-pair = Loch Oich costs two different resources. Which?
gm-ask-pay =
    { $coins ->
        [one] You are one coin short for { $tile }. What do you sell?
       *[other] You are { $coins } coins short for { $tile }. What do you sell?
    }
gm-ask-fill = Which two resources go onto Loch Lochy?
gm-ask-empty = Loch Shiel fills every empty production tile. Do you sell something first, or are you done?
gm-ask-activate = Use the new tile and its neighbours, or sell. What is free comes anyway.
gm-ask-give = What do you give at { $tile }?
gm-ask-kind = Which resource does Iona Abbey give you?
gm-ask-take = From which tile do you take the { $kind }?
gm-ask-member =
    { $steps ->
        [one] One movement point: choose a member to move or to make a chieftain, or stop.
       *[other] { $steps } movement points: choose a member to move or to make a chieftain, or stop.
    }
gm-ask-to = Where does the member on { $tile } go? Or make it a chieftain.
gm-wait = { $who } is thinking.
gm-wait-chance = New tiles are on their way.
gm-over = The game is over.

## What happened

gm-with = { $told } ({ $changes })
gm-scored = { $told } Scoring { $number }: { $awards }.
gm-award =
    { $you ->
        [yes] you +{ $points }
       *[no] { $who } +{ $points }
    }
gm-log-start =
    { $you ->
        [yes] You stand last on the ring and start.
       *[no] { $who } stands last on the ring and starts.
    }
gm-log-draw = New on the ring: { $tile }.
gm-log-roll = The die shows { $pips } and takes { $tile } out of the game.
gm-log-pass =
    { $you ->
        [yes] There is no tile for you: you move on to the nearest one, which leaves the game.
       *[no] There is no tile for { $who }, who moves on to the nearest one, which leaves the game.
    }
gm-log-move =
    { $you ->
        [yes] You take { $tile }.
       *[no] { $who } takes { $tile }.
    }
gm-log-place =
    { $you ->
        [yes] You lay { $tile } { $side } of { $other }.
       *[no] { $who } lays { $tile } { $side } of { $other }.
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
        [yes] You turn to a clan member on { $tile }.
       *[no] { $who } turns to a clan member on { $tile }.
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
        [yes] You give { $kinds } for { $tile }.
       *[no] { $who } gives { $kinds } for { $tile }.
    }
gm-log-three =
    { $you ->
        [yes] You give { $kinds } at { $tile }.
       *[no] { $who } gives { $kinds } at { $tile }.
    }
gm-log-two =
    { $you ->
        [yes] You put { $kinds } onto { $tile }.
       *[no] { $who } puts { $kinds } onto { $tile }.
    }
gm-log-count =
    { $you ->
        [yes] { $count ->
            [one] You bring one animal to { $tile }.
           *[other] You bring { $count } animals to { $tile }.
        }
       *[no] { $count ->
            [one] { $who } brings one animal to { $tile }.
           *[other] { $who } brings { $count } animals to { $tile }.
        }
    }
gm-log-kind =
    { $you ->
        [yes] You ask the abbey for { $kind }.
       *[no] { $who } asks the abbey for { $kind }.
    }
gm-log-act =
    { $you ->
        [yes] You use { $tile }.
       *[no] { $who } uses { $tile }.
    }
gm-log-done =
    { $you ->
        [yes] You are done.
       *[no] { $who } is done.
    }
gm-log-to =
    { $you ->
        [yes] Your clan member goes to { $tile }.
       *[no] { $who }'s clan member goes to { $tile }.
    }
gm-log-promote =
    { $you ->
        [yes] You make a clan member a chieftain.
       *[no] { $who } makes a clan member a chieftain.
    }
gm-log-stop =
    { $you ->
        [yes] You move nobody else.
       *[no] { $who } moves nobody else.
    }

## What is in the way

gm-not-a-choice = That is not something a player decides.
gm-not-your-turn = It is not your turn.
gm-allowed = Nothing stands in the way of that.
gm-first-move = First take a tile from the ring.
gm-first-place = First say where your tile goes.
gm-first-offer = First pay for Loch Ness.
gm-first-pair = First say which two resources pay for Loch Oich.
gm-first-pay = First sell something to pay for your tile.
gm-first-fill = First say which two resources go onto Loch Lochy.
gm-first-empty = First say whether you sell something before Loch Shiel gives.
gm-first-activate = Now is the time to use tiles; the rest comes when you are done.
gm-first-give = First say what you give.
gm-first-kind = First say what Iona Abbey gives you.
gm-first-take = First say which tile the resource comes from.
gm-first-member = Now is the time to move clan members.
gm-first-to = First say where the clan member goes.
gm-no-pass = There is a tile that you can have, so you may not pass.
gm-not-on-ring = The ring does not hold { $tile }.
gm-no-whisky = For { $tile } you pay a barrel of whisky, and you have none.
gm-no-person = For { $tile } you pay a clan member or a chieftain, and you have none to spare.
gm-no-pair = For { $tile } you pay two different resources, and you cannot raise them.
gm-too-dear = You cannot pay for { $tile }, whatever you sell and buy.
gm-no-place = There is no place for { $tile } near one of your clan members.
gm-no-river = With { $tile } your river would have to go on, near a clan member; there is no such place.
gm-no-road = With { $tile } your road would have to go on, near a clan member; there is no such place.
gm-not-yours = Your landscape does not hold { $tile }.
gm-taken = There, { $side } of { $other }, lies { $tile } already.
gm-open-end = Your river or road ends there, and only a tile that goes on with it fits.
gm-blocked = Beyond that place lies { $tile }, which closes that end.
gm-off-river = A tile with a river has to go on with your river, at its north or south end.
gm-off-road = A tile with a road has to go on with your road, at its west or east end.
gm-lonely = None of the eight tiles around that place has a clan member on it.
gm-renamed = That place is called { $side } of { $other }.
gm-only-ness = A chieftain pays for Loch Ness and for nothing else.
gm-no-chieftain = You have no chieftain.
gm-nobody-there = You have no clan member on { $tile }.
gm-must-stay = That clan member must stay: it is the only one beside the place of Loch Ness.
gm-there-already = The clan member stands there already.
gm-too-far =
    { $steps ->
        [one] It is too far to { $tile } for one step.
       *[other] It is too far to { $tile } for { $steps } steps.
    }
gm-nobody-called = First name the clan member, at the end of your turn.
gm-last-member = Your last clan member has to stay in the landscape until your last turn.
gm-nothing-given = You are not giving anything that could come from several tiles.
gm-holds-none = There is no { $kind } on { $tile } that you could take.
gm-just-two = Loch Oich costs just two different resources.
gm-cannot-give = You neither own all of that nor can you buy what is missing.
gm-no-fair = No fair is asking for resources now.
gm-too-many =
    { $most ->
        [one] You can give one kind at most at { $tile }.
       *[other] You can give { $most } kinds at most at { $tile }.
    }
gm-no-grocer = No grocer is asking for resources now.
gm-no-butcher = No butcher with a choice is asking for animals now.
gm-no-lochy = Two resources are chosen when Loch Lochy is laid, and only then.
gm-sell-early = You can sell when the tile is being paid for or has been laid.
gm-sell-late = Your clan members are on the move: you sell before that.
gm-none-owned = You have no { $kind }.
gm-row-empty = The warehouse has no coins for { $kind }.
gm-needed = You need your { $kind } to pay for { $tile }.
gm-empties-none = Selling { $kind } now would empty no tile; you can still sell it after Loch Shiel has given.
gm-no-abbey = Iona Abbey is not giving you anything now.
gm-once = You have used { $tile } this turn.
gm-not-around = The new tile does not touch { $tile }.
gm-ness-used = The new tile does not touch { $tile }, and Loch Ness has done its part this turn.
gm-full = Three resources lie on { $tile }, and there is no room for another.
gm-gives-anyway = There is no use for { $tile } now: it gives by itself when you are done.
gm-cannot-serve = You neither own nor can you buy what { $tile } takes.

## How it ended

gm-most-points =
    { $you ->
        [yes] The third scoring is done, and you have the most points: you win!
       *[no] The third scoring is done, and { $who } has the most points and wins.
    }
gm-most-resources =
    { $you ->
        [yes] Points are level, and you have more resources left: you win!
       *[no] Points are level, and { $who } has more resources left and wins.
    }
gm-shared = Points and resources are level: the win is shared.
gm-score-tiles = Tiles used
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
gm-score-sprawl = Tiles too many
