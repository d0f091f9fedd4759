# The Eketorp board of the browser client.

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
            [yes] one viking of yours
           *[no] a viking of { $whom }
        }
       *[other] { $yours ->
            [yes] { $number } vikings of yours
           *[no] { $number } vikings of { $whom }
        }
    }
web-ek-closed =
    { $number ->
        [one] a card not known
       *[other] { $number } cards not known
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
            [one] One viking of yours is at home
           *[other] { $number } vikings of yours are at home
        }
       *[no] { $number ->
            [one] One viking of { $who } is at home
           *[other] { $number } vikings of { $who } are at home
        }
    }
web-ek-hand = hand
web-ek-known = known hand
web-ek-known-short = known
web-ek-aside = aside
web-ek-aside-label = Laid aside: { $cards }
web-ek-amulets = amulets
web-ek-amulets-worth =
    { $number ->
        [0] no amulet left
        [1] 1 point
       *[other] a point each
    }
web-ek-amulets-label =
    { $number ->
        [one] One amulet
       *[other] { $number } amulets
    }
web-ek-cards = Your fight cards
web-ek-cards-title = Fight cards
web-ek-card = Fight card { $value }
web-ek-card-down = Fight card { $value }, laid face down
web-ek-card-closed = A card, face down
web-ek-hand-known = all know your hand
web-ek-your-card = your card
web-ek-their-card = their card
web-ek-pile = Bricks you have brought home
web-ek-taken = Bricks you have taken

## The hospital and the rounds

web-ek-hospital = Hospital
web-ek-hospital-by =
    { $station ->
        [0] lost by 3+
        [1] lost by 1‑2
        [2] a draw
       *[3] last
    }
web-ek-hospital-step = one step a round
web-ek-station =
    Station { $station }: { $who }; { $again ->
        [yes] can be planned again in round { $round }
       *[no] cannot be planned again in this game
    }
web-ek-last = last
web-ek-back = back in round { $round }
web-ek-back-short = round { $round }
web-ek-back-never = not in this game
web-ek-back-never-short = too late
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
        [yes] You are ready
       *[no] { $who } is ready
    }
web-ek-seat-planning =
    { $you ->
        [yes] You are planning
       *[no] { $who } is planning
    }

## Planning

web-ek-may-send = a viking may go there
web-ek-may-take = take your viking back
web-ek-send = Send a viking to { $field }
web-ek-take = Take a viking back from { $field }
web-ek-plan = Your plan
web-ek-plan-secret = only you see it
web-ek-plan-note = Shown when all are ready. (EK-3.3)
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
web-ek-plan-vain = No brick stands above { $field }: a siege there wins nothing.
web-ek-stay = stay home
web-ek-ready = Ready
web-ek-withdraw = Withdraw
web-ek-clear = Clear plan
web-ek-sealed =
    { $number ->
        [one] Your plan is sealed. One player is still planning; until then you can withdraw it.
       *[other] Your plan is sealed. { $number } players are still planning; until then you can withdraw it.
    }

## Fights

web-ek-may-fight = you may begin a fight there
web-ek-whom = Whom do you fight at { $field }?
web-ek-fight-there = Fight { $whom } at { $field }?
web-ek-besiege-there = Lay siege from { $field }?
web-ek-fight =
    Fight { $whom }
web-ek-besiege =
    Besiege { $whom }
web-ek-quarrels = Still to fight
web-ek-quarrels-note = each begins one in turn
web-ek-fights = Fought in this round
web-ek-now = now
web-ek-siege-title =
    { $yours ->
        [yes] Siege of your castle, { $kind ->
            [0] at the catapult
            [1] at the ship
           *[2] at the ram
        }
       *[no] Siege of { $whom }, { $kind ->
            [0] at the catapult
            [1] at the ship
           *[2] at the ram
        }
    }
web-ek-fight-title = Fight at { $field }
web-ek-role =
    { $role ->
        [besieger] besieger
        [owner] defends the castle
        [absent] owns the castle
        [attacker] attacker
       *[defender] defender
    }
web-ek-defenders =
    { $number ->
        [0] nobody at home: the card counts 0
        [one] one at home fights
       *[other] { $number } at home, one fights
    }
web-ek-store-note =
    { $bricks ->
        [0] No brick for { $vikings } vikings: one clan will be left, for nothing. Afterwards the two cards change hands. (EK-4.1, 4.7)
        [one] One brick for { $vikings } vikings: they fight until one clan is left. Afterwards the two cards change hands. (EK-4.1, 4.7)
       *[other] { $bricks } bricks for { $vikings } vikings: they fight until there is one for each, or one clan is left. Afterwards the two cards change hands. (EK-4.1, 4.7)
    }
web-ek-rivals-note = Only one viking can besiege from here: rivals fight first. Afterwards the two cards change hands. (EK-4.2, 4.7)
web-ek-siege-dashed =
    { $most ->
        [0] No card can win bricks here. Afterwards the two cards change hands. (EK-4.7)
       *[other] Dashed: what damage of { $most } could reach. Afterwards the two cards change hands. (EK-4.7)
    }
web-ek-siege-note = Winning takes bricks off the two sections, as many points as the damage. Afterwards the two cards change hands. (EK-4.7, 4.10)
web-ek-loot-note = Bricks come off the tops; you keep one of them, the others go to the supply. (EK-4.10)
web-ek-pairs = What each pair does
web-ek-pairs-known =
    { $yours ->
        [yes] Your hand is known.
       *[no] { $whom }’s hand is known.
    }
web-ek-pairs-closed = { $whom }’s hand is closed: all values with cards you have not seen.
web-ek-pairs-open = Nobody defends the castle: its owner’s card counts 0. (EK-4.8)
web-ek-pairs-signs =
    { $stake ->
        [mine] Plus: you may take bricks worth as much, and their viking goes to the hospital. Minus: yours goes. 0: one of each.
        [theirs] Minus: they may take bricks worth as much, and your viking goes to the hospital. Plus: theirs goes. 0: one of each.
       *[store] Plus: their viking goes to the hospital; minus: yours does. By 3 or more he stays longest. 0: one of each.
    }
web-ek-against = against { $value }
web-ek-against-any = against any card
web-ek-left = { $number } unseen
web-ek-you-play = you play { $value }
web-ek-outcome =
    { $result ->
        [draw] draw: a viking of each to hospital 0
        [open]
            { $side ->
                [mine] { $spoils ->
                    [0] no brick within reach
                   *[other] bricks worth up to { $spoils }
                }
               *[theirs] { $spoils ->
                    [0] no brick within their reach
                   *[other] they take up to { $spoils }
                }
            }
        [win]
            { $spoils ->
                [0] their viking to hospital { $station }
               *[other] bricks worth up to { $spoils }, their viking to hospital { $station }
            }
       *[loss]
            { $spoils ->
                [0] your viking to hospital { $station }
               *[other] they take up to { $spoils }, your viking to hospital { $station }
            }
    }
web-ek-spoils =
    { $most ->
        [0] No spoils
       *[other] { $you ->
            [yes] Spoils if you win by { $most }
           *[no] Spoils if { $who } wins by { $most }
        }
    }
web-ek-spoils-where = off the tops of sections { $first } and { $second }
web-ek-spoils-worth = { $what }, worth { $worth }
web-ek-spoils-keep =
    { $number ->
        [one] to keep
       *[other] one to keep, the rest to the supply
    }
web-ek-spoils-none = No brick is within reach.
web-ek-spoils-more =
    { $number ->
        [one] And one choice more.
       *[other] And { $number } choices more.
    }
web-ek-spoils-note =
    { $you ->
        [yes] Or nothing. You choose after the cards are turned. (EK-4.10)
       *[no] { $who } would choose after the cards are turned. (EK-4.10)
    }
web-ek-rival-may = can exchange this hand: an amulet a card
web-ek-rival-may-not = cannot exchange: fewer amulets than cards
web-ek-swap-offer = Exchange your hand first?
web-ek-swap-note =
    { $number ->
        [one] One new card nobody knows, for an amulet; { $left } left. Each amulet kept is a point. (EK-4.4)
       *[other] { $number } new cards nobody knows, for { $number } amulets; { $left } left. Each amulet kept is a point. (EK-4.4)
    }
web-ek-swap-again =
    { $number ->
        [one] You have drawn { $cards }. Exchange it again for an amulet (you have { $amulets }), or keep it?
       *[other] You have drawn { $cards }. Exchange them again for as many amulets (you have { $amulets }), or keep them?
    }
web-ek-swap-offer-again = Exchange once more?
web-ek-swap-sure =
    { $number ->
        [one] { $last ->
            [yes] Exchange your last card? The amulet does not come back, and the new card is played at once.
           *[no] Exchange your last card? The amulet does not come back.
        }
       *[other] Exchange all your hand cards? The amulets do not come back.
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
web-ek-laid-down = Your card lies face down. You can take it back until the other one lies too.

## Loot and building

web-ek-loot-brick = { $what }, number { $number } from the top of section { $section }
web-ek-ask-loot = You have won the siege: take bricks worth up to { $damage } off the two sections ({ $worth } chosen).
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
web-ek-ask-brick = Set your bricks: choose one, then a section of your wall.
web-ek-build-note = Catapult, ship and ram each reach only the two sections above them, from the top. (EK-4.10)
web-ek-ask-section =
    Set { $colour ->
        [green] grass
        [brown] wood
        [clay] clay
       *[stone] stone
    } on a section of your wall.

## What a round has shown

web-ek-story-plans = The plans are shown
web-ek-story-others = Meanwhile, among the others
web-ek-story-fight = there will be fighting
web-ek-story-peace = at peace
web-ek-story-note = Axes: more vikings than bricks, so they will fight. Tick: a brick for each. Who stays home defends the castle. (EK-4.1)
web-ek-story-choosing = { $who } is choosing bricks.
web-ek-story-unreached = No brick comes off the wall.
web-ek-story-draw = A draw
web-ek-story-both = A viking of each goes to the hospital, station 0.
web-ek-story-won =
    { $you ->
        [yes] You win by { $by }
       *[no] { $who } wins by { $by }
    }
web-ek-story-change =
    { $you ->
        [yes] The cards change hands: you lay aside the { $defence }, { $whom } the { $attack }.
       *[no] { $yours ->
            [yes] The cards change hands: you lay aside the { $attack }, { $who } the { $defence }.
           *[no] The cards change hands: { $who } lays aside the { $defence }, { $whom } the { $attack }.
        }
    }
web-ek-story-again = What this round has shown

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
        [yes] You keep all vikings at home.
       *[no] { $who } keeps all vikings at home.
    }
web-ek-log-to =
    { $count ->
        [one] a viking to { $field }
       *[other] { $count } vikings to { $field }
    }
web-ek-log-build =
    { $you ->
        [yes] You set { $bricks }.
       *[no] { $who } sets { $bricks }.
    }
web-ek-log-on = { $colour } on section { $section }

## Pictures beside the rules

web-ek-figure-castle = Six sections of up to three bricks. Catapult, ship and ram each border the two sections above them; a viking of Keith besieges at the ship, one of Campbell defends.
web-ek-figure-bricks = Grass counts 1, wood 2, clay 3 and stone 4.
web-ek-figure-contested = At A there are bricks for both: peace. At B there are more vikings than bricks: they fight.
web-ek-figure-damage = 5 against 3 is a damage of 2: the loser’s viking goes to station 1-2.
web-ek-figure-change = After 5 against 3 each lays aside, openly, the card that the other played.
web-ek-figure-spoils = A siege won by 2 reaches the two grass or the wood on top: two grass (one is kept), one grass, or the wood.
web-ek-figure-stations = Every viking moves one station on at the end of a round; from 0 he goes home.

## What is what

web-ek-about = What is what
web-ek-about-siege = Catapult, ship and ram: a viking there besieges the castle, and can win bricks off the two sections above. (EK-4.10)
web-ek-about-hand = Fight cards in hand. A hand that was taken back is known to all, until it is exchanged. (EK-4.12)
web-ek-about-aside = Cards received in fights lie aside, open; when the hand is empty, these four become the hand. (EK-4.7)
web-ek-about-amulets = An amulet a card exchanges the whole hand before a fight; each amulet kept is a point. (EK-4.4, 7.1)
web-ek-about-hospital = Beaten vikings lie in the hospital and move one station on each round; from the last one they go home. (EK-6.1)
