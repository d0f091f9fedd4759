# The Eketorp board of the browser client. The table of terms is in eketorp.ftl.

## Things and places

web-ek-bricks =
    { $number ->
        [one] { $colour ->
            [green] grass
            [brown] wood
            [clay] clay
           *[stone] stone
        }
       *[other] { $number } { $colour ->
            [green] grass
            [brown] wood
            [clay] clay
           *[stone] stone
        }
    }
web-ek-nothing = nothing
web-ek-nobody = nobody
web-ek-vikings =
    { $number ->
        [one] { $yours ->
            [yes] one of your Vikings
           *[no] one of { $whom }’s Vikings
        }
       *[other] { $yours ->
            [yes] { $number } of your Vikings
           *[no] { $number } of { $whom }’s Vikings
        }
    }
web-ek-closed =
    { $number ->
        [one] one hidden card
       *[other] { $number } hidden cards
    }
web-ek-under = loot: { $what }
web-ek-stores = Stores
web-ek-castle =
    { $yours ->
        [yes] your castle
       *[no] { $whom }’s castle
    }
web-ek-wall =
    { $yours ->
        [yes] Your wall: { $number } of 18 bricks, { $what }
       *[no] { $whom }’s wall: { $number } of 18 bricks, { $what }
    }
web-ek-section = Section { $section } of your wall: { $what }
web-ek-your-castle = Your castle
web-ek-castle-note = { $number } of 18 bricks · { $points } points
web-ek-of-eighteen = of 18
web-ek-bricks-label = { $number } of 18 bricks
web-ek-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
web-ek-starts = starts
web-ek-home = home
web-ek-home-label =
    { $you ->
        [yes] { $number ->
            [one] You have one Viking at home
           *[other] You have { $number } Vikings at home
        }
       *[no] { $number ->
            [one] { $who } has one Viking at home
           *[other] { $who } has { $number } Vikings at home
        }
    }
web-ek-hand = hand
web-ek-known = known hand
web-ek-known-short = known
web-ek-aside = set aside
web-ek-aside-label = Set aside: { $cards }
web-ek-amulets = amulets
web-ek-amulets-worth =
    { $number ->
        [0] no amulets left
        [1] 1 point
       *[other] 1 point each
    }
web-ek-amulets-label =
    { $number ->
        [one] One amulet
       *[other] { $number } amulets
    }
web-ek-cards = Your fight cards
web-ek-cards-title = Fight cards
web-ek-card = Fight card { $value }
web-ek-card-down = Fight card { $value }, face down
web-ek-card-closed = A card, face down
web-ek-hand-known = everyone knows your hand
web-ek-your-card = your card
web-ek-their-card = their card
web-ek-pile = Bricks to place
web-ek-taken = Bricks you have taken

## The hospital and the rounds

web-ek-hospital = Hospital
web-ek-hospital-by =
    { $station ->
        [0] lost by 3+
        [1] lost by 1‑2
        [2] a tie
       *[3] last
    }
web-ek-hospital-step = one station per round
web-ek-station =
    { $station ->
        [last] Last station
       *[other] Station { $station }
    }: { $who }, { $again ->
        [yes] back in round { $round }
       *[no] not back in this game
    }
web-ek-last = last
web-ek-back = back in round { $round }
web-ek-back-short = round { $round }
web-ek-back-never = out of the game
web-ek-back-never-short = out
web-ek-round =
    { $round ->
        [10] Round 10, the last
       *[other] Round { $round } of 10
    }
web-ek-starter =
    { $you ->
        [yes] you start
       *[no] { $who } starts
    }
web-ek-is-ready = Ready
web-ek-is-planning = Planning
web-ek-seat-ready =
    { $you ->
        [yes] You’re ready
       *[no] { $who } is ready
    }
web-ek-seat-planning =
    { $you ->
        [yes] You’re planning
       *[no] { $who } is planning
    }

## Planning

web-ek-may-send = you can send a Viking there
web-ek-may-take = take your Viking back
web-ek-send = Send a Viking to { $field }
web-ek-take = Take a Viking back from { $field }
web-ek-plan = Your plan
web-ek-plan-secret = only you can see it
web-ek-plan-note = All plans are shown when everyone is ready. (EK-3.3)
web-ek-plan-store =
    { $number ->
        [0] no bricks
        [one] 1 brick, { $colour ->
            [green] grass
            [brown] wood
            [clay] clay
           *[stone] stone
        }
       *[other] { $number } bricks, { $colour ->
            [green] grass
            [brown] wood
            [clay] clay
           *[stone] stone
        }
    }
web-ek-plan-siege = sections { $first } and { $second }: { $what }
web-ek-plan-vain = There are no bricks above { $field }, so a siege there wins nothing.
web-ek-stay = stay at home
web-ek-ready = Ready
web-ek-withdraw = Change plan
web-ek-clear = Clear plan
web-ek-sealed =
    { $number ->
        [one] Waiting for one player to plan. Until then you can change your plan.
       *[other] Waiting for { $number } players to plan. Until then you can change your plan.
    }

## Fights

web-ek-may-fight = you can start a fight there
web-ek-whom = Who will you fight at { $field }?
web-ek-fight-there = Fight { $whom } at { $field }?
web-ek-besiege-there = Start the siege from { $field }?
web-ek-fight =
    Fight { $whom }
web-ek-besiege =
    Besiege { $whom }
web-ek-quarrels = Fights to come
web-ek-quarrels-note = players take turns
web-ek-fights = Fights in this round
web-ek-now = now
web-ek-siege-title =
    { $yours ->
        [yes] Siege of your castle, { $kind ->
            [0] at the catapult
            [1] at the ship
           *[2] at the ram
        }
       *[no] Siege of { $whom }’s castle, { $kind ->
            [0] at the catapult
            [1] at the ship
           *[2] at the ram
        }
    }
web-ek-fight-title = Fight at { $field }
web-ek-role =
    { $role ->
        [besieger] besieger
        [owner] castle defender
        [absent] castle owner
        [attacker] attacker
       *[defender] defender
    }
web-ek-defenders =
    { $number ->
        [0] no Vikings at home, so the card counts 0
        [one] one Viking at home, who fights
       *[other] { $number } Vikings at home, one of whom fights
    }
web-ek-store-note =
    { $bricks ->
        [0] No bricks for { $vikings } Vikings. They fight until one player is left, who wins nothing. Then the two cards are swapped. (EK-4.1, 4.7)
        [one] One brick for { $vikings } Vikings. They fight until one player is left. Then the two cards are swapped. (EK-4.1, 4.7)
       *[other] { $bricks } bricks for { $vikings } Vikings. They fight until there’s one brick each or one player is left. Then the two cards are swapped. (EK-4.1, 4.7)
    }
web-ek-rivals-note = Only one Viking can besiege from here, so rivals fight first. Then the two cards are swapped. (EK-4.2, 4.7)
web-ek-siege-dashed =
    { $most ->
        [0] No card can win bricks here. After the fight, the two cards are swapped. (EK-4.7)
       *[other] The dashed outline shows the bricks within reach of { $most } damage. After the fight, the two cards are swapped. (EK-4.7)
    }
web-ek-siege-note = The winner of a siege takes bricks from the two sections. Their total value can’t exceed the damage. Then the two cards are swapped. (EK-4.7, 4.10)
web-ek-loot-note = Take bricks from the top down. You keep one, and the others go to the supply. (EK-4.10)
web-ek-pairs = Possible results
web-ek-pairs-known =
    { $yours ->
        [yes] Your hand is known.
       *[no] { $whom }’s hand is known.
    }
web-ek-pairs-closed = { $whom }’s hand is hidden. The table shows every card that could be in it.
web-ek-pairs-open = Nobody defends the castle, so its owner’s card counts 0. (EK-4.8)
web-ek-pairs-signs =
    { $stake ->
        [mine] Plus means you win: you take bricks worth up to that number, and their Viking goes to the hospital. Minus means your Viking goes there, and 0 means both do.
        [theirs] Minus means you lose: they take bricks worth up to that number, and your Viking goes to the hospital. Plus means their Viking goes there, and 0 means both do.
       *[store] Plus means their Viking goes to the hospital, and minus means yours does. A difference of 3 or more means the longest stay. With 0, both go.
    }
web-ek-against = against { $value }
web-ek-against-any = against any card
web-ek-left = { $number } unseen
web-ek-you-play = you play { $value }
web-ek-outcome =
    { $result ->
        [draw] a tie, both Vikings go to the hospital
        [open]
            { $side ->
                [mine] { $spoils ->
                    [0] you can reach no bricks
                   *[other] you take bricks worth up to { $spoils }
                }
               *[theirs] { $spoils ->
                    [0] they can reach no bricks
                   *[other] they take bricks worth up to { $spoils }
                }
            }
        [win]
            { $spoils ->
                [0] their Viking goes to hospital station { $station }
               *[other] you take bricks worth up to { $spoils }, and their Viking goes to hospital station { $station }
            }
       *[loss]
            { $spoils ->
                [0] your Viking goes to hospital station { $station }
               *[other] they take bricks worth up to { $spoils }, and your Viking goes to hospital station { $station }
            }
    }
web-ek-spoils =
    { $most ->
        [0] No loot
       *[other] { $you ->
            [yes] Loot if you win by { $most }
           *[no] Loot if { $who } wins by { $most }
        }
    }
web-ek-spoils-where = from the top of sections { $first } and { $second }
web-ek-spoils-worth = { $what }, worth { $worth }
web-ek-spoils-keep =
    { $number ->
        [one] to keep
       *[other] one to keep, the rest to the supply
    }
web-ek-spoils-none = No bricks are within reach.
web-ek-spoils-more =
    { $number ->
        [one] There is one more choice.
       *[other] There are { $number } more choices.
    }
web-ek-spoils-note =
    { $you ->
        [yes] You may also take nothing. You choose after both cards are shown. (EK-4.10)
       *[no] { $who } chooses after both cards are shown. (EK-4.10)
    }
web-ek-rival-may = can exchange this hand for one amulet per card
web-ek-rival-may-not = can’t exchange this hand (too few amulets)
web-ek-swap-offer = Exchange your hand first?
web-ek-swap-note =
    { $number ->
        [one] Pay one amulet ({ $left } left) for one new hidden card. Each unspent amulet is worth 1 point. (EK-4.4)
       *[other] Pay { $number } amulets ({ $left } left) for { $number } new hidden cards. Each unspent amulet is worth 1 point. (EK-4.4)
    }
web-ek-swap-again =
    { $number ->
        [one] You drew { $cards }. Pay another amulet (you have { $amulets }) for a new card, or keep it?
       *[other] You drew { $cards }. Pay { $number } more amulets (you have { $amulets }) for a new hand, or keep it?
    }
web-ek-swap-offer-again = Exchange again?
web-ek-swap-sure =
    { $number ->
        [one] { $last ->
            [yes] Exchange your last card? You don’t get the amulet back, and the new card is played at once.
           *[no] Exchange your last card? You don’t get the amulet back.
        }
       *[other] Exchange your whole hand? You don’t get the amulets back.
    }
web-ek-swap-yes =
    { $number ->
        [one] Pay 1 amulet
       *[other] Pay { $number } amulets
    }
web-ek-back-button = Back
web-ek-stand = Keep my hand
web-ek-stand-one = Keep and play { $value }
web-ek-play = Play { $value }
web-ek-unplay = Take the card back
web-ek-laid-down = You’ve played your card. You can take it back until the other player has chosen too.

## Loot and building

web-ek-loot-brick = { $what } on section { $section }, brick { $number } from the top
web-ek-ask-loot = You won the siege. Take bricks worth up to { $damage } in total from the two sections (chosen so far: { $worth }).
web-ek-loot =
    { $number ->
        [0] Take nothing
        [one] Take 1 brick, worth { $worth }
       *[other] Take { $number } bricks, worth { $worth }
    }
web-ek-keep =
    Keep { $colour ->
        [green] grass
        [brown] wood
        [clay] clay
       *[stone] stone
    }
web-ek-ask-brick = Choose a brick, then a section of your wall.
web-ek-build-note = The catapult, ship and ram can each reach only the two sections above them. Bricks come off from the top down. (EK-4.10)
web-ek-ask-section =
    Place { $colour ->
        [green] grass
        [brown] wood
        [clay] clay
       *[stone] stone
    } on a section of your wall.

## The story of a round

web-ek-story-plans = The plans
web-ek-story-others = The other fights
web-ek-story-fight = fight
web-ek-story-peace = at peace
web-ek-story-note = Axes mean that there are more Vikings than bricks, so they fight. A tick means that there’s a brick for everyone. Vikings at home defend the castle. (EK-4.1)
web-ek-story-choosing = { $who } is choosing bricks.
web-ek-story-unreached = No brick is taken.
web-ek-story-draw = A tie
web-ek-story-both = Both Vikings go to the hospital.
web-ek-story-won =
    { $you ->
        [yes] You win by { $by }
       *[no] { $who } wins by { $by }
    }
web-ek-story-change =
    { $you ->
        [yes] The cards are swapped. You set the { $defence } aside, and { $whom } sets the { $attack } aside.
       *[no] { $yours ->
            [yes] The cards are swapped. You set the { $attack } aside, and { $who } sets the { $defence } aside.
           *[no] The cards are swapped. { $who } sets the { $defence } aside, and { $whom } sets the { $attack } aside.
        }
    }
web-ek-story-again = This round so far

## The log, several steps in a line

web-ek-log-drawn =
    { $number ->
        [one] { $you ->
            [yes] You draw a card.
           *[no] { $who } draws a card.
        }
       *[other] { $you ->
            [yes] You draw { $number } cards.
           *[no] { $who } draws { $number } cards.
        }
    }
web-ek-log-deal =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
    }
web-ek-log-show =
    { $you ->
        [yes] You send { $fields }.
       *[no] { $who } sends { $fields }.
    }
web-ek-log-none =
    { $you ->
        [yes] You keep all Vikings at home.
       *[no] { $who } keeps all Vikings at home.
    }
web-ek-log-to =
    { $count ->
        [one] a Viking to { $field }
       *[other] { $count } Vikings to { $field }
    }
web-ek-log-build =
    { $you ->
        [yes] You place { $bricks }.
       *[no] { $who } places { $bricks }.
    }
web-ek-log-on = { $colour } on section { $section }

## Pictures beside the rules

web-ek-figure-castle = A wall has six sections of up to three bricks. The catapult, ship and ram each border the two sections above them. Keith’s Viking besieges from the ship, and Campbell’s Viking defends.
web-ek-figure-bricks = Grass is worth 1 point, wood 2, clay 3 and stone 4.
web-ek-figure-contested = Store A has a brick for each Viking, so it’s at peace. Store B has more Vikings than bricks, so they fight.
web-ek-figure-damage = A 5 against a 3 does 2 damage. The loser’s Viking goes to the hospital, station “1-2”.
web-ek-figure-change = When a 5 is played against a 3, each player sets the other’s card aside, face up.
web-ek-figure-spoils = If you win a siege by 2, you can take two grass bricks (and keep one), one grass brick, or the wood brick.
web-ek-figure-stations = At the end of a round every Viking moves one station forward. From “0” it goes home.

## The legend

web-ek-about = Legend
web-ek-about-siege = A Viking at the catapult, ship or ram besieges the castle and can take bricks off the two sections above. (EK-4.10)
web-ek-about-hand = This is a hand of fight cards. If it was made of set-aside cards, everyone knows it until it’s exchanged. (EK-4.12)
web-ek-about-aside = Cards received in fights are set aside face up. When your hand is empty, the four cards set aside become your new hand. (EK-4.7)
web-ek-about-amulets = Before a fight, you can pay one amulet per card to exchange your whole hand. Each unspent amulet is worth 1 point. (EK-4.4, 7.1)
web-ek-about-hospital = Beaten Vikings go to the hospital. They move one station forward per round and go home from the last one. (EK-6.1)
