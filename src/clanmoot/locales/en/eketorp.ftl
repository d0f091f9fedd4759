# Eketorp: fields and bricks, what is asked, what happened, what is in the way.

## Fields, bricks, cards

ek-store = store { $store }
ek-catapult =
    { $yours ->
        [yes] the catapult before your castle
       *[no] the catapult before { $whom }'s castle
    }
ek-ship =
    { $yours ->
        [yes] the ship before your castle
       *[no] the ship before { $whom }'s castle
    }
ek-ram =
    { $yours ->
        [yes] the ram before your castle
       *[no] the ram before { $whom }'s castle
    }
ek-green = grass
ek-brown = wood
ek-clay = clay
ek-stone = stone
ek-card = { $value }

## What is asked

ek-aim = Send vikings for bricks, to the stores and to other castles' walls, and build the wall that is worth most; eighteen bricks end the game.
ek-ask-plan =
    { $count ->
        [0] Plan in secret: all your vikings are out. Say ready, or take some back to defend your castle.
        [one] Plan in secret: one viking is at home. Send him out, or say ready and he defends your castle.
       *[other] Plan in secret: { $count } vikings are at home. Send them out, then say ready; who stays defends your castle.
    }
ek-ask-fight = Your turn: which fight or siege do you begin?
ek-ask-swap =
    { $cards ->
        [one] Exchange your hand card for an amulet (you have { $amulets }), or keep it?
       *[other] Exchange your { $cards } hand cards for as many amulets (you have { $amulets }), or keep them?
    }
ek-ask-card = Lay a card face down against { $whom }, at { $field }.
ek-ask-loot = You have won the siege: take bricks worth up to { $damage } off the two sections.
ek-ask-keep = Which of the bricks do you keep?
ek-ask-build = Set your bricks: which, and on which section?
ek-wait = { $who } is thinking.
ek-wait-plans = The others are still planning.
ek-wait-cards =
    { $you ->
        [yes] You and { $whom } lay a card.
       *[no] { $yours ->
            [yes] { $who } and you lay a card.
           *[no] { $who } and { $whom } lay a card.
        }
    }
ek-wait-chance = The cards are on their way.
ek-over = The game is over.

## What happened

ek-log-place =
    { $you ->
        [yes] You plan a viking for { $field }.
       *[no] { $who } plans a viking for { $field }.
    }
ek-log-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $who } is ready.
    }
ek-log-fight =
    { $yours ->
        [yes] { $who } challenges you at { $field }.
       *[no] { $you ->
            [yes] You challenge { $whom } at { $field }.
           *[no] { $who } challenges { $whom } at { $field }.
        }
    }
ek-log-siege =
    { $you ->
        [yes] You lay siege from { $field }.
       *[no] { $who } lays siege from { $field }.
    }
ek-log-swap =
    { $count ->
        [one] { $you ->
            [yes] You exchange a card.
           *[no] { $who } exchanges a card.
        }
       *[other] { $you ->
            [yes] You exchange { $count } cards.
           *[no] { $who } exchanges { $count } cards.
        }
    }
ek-log-stand =
    { $you ->
        [yes] You keep your hand.
       *[no] { $who } keeps the hand.
    }
ek-log-play =
    { $you ->
        [yes] You lay { $value } face down.
       *[no] { $who } lays { $value } face down.
    }
ek-log-loot =
    { $count ->
        [0] { $you ->
            [yes] You take nothing.
           *[no] { $who } takes nothing.
        }
        [one] { $you ->
            [yes] You take a brick off { $whom }'s wall.
           *[no] { $who } takes a brick off { $yours ->
                [yes] your wall.
               *[no] { $whom }'s wall.
            }
        }
       *[other] { $you ->
            [yes] You take { $count } bricks off { $whom }'s wall.
           *[no] { $who } takes { $count } bricks off { $yours ->
                [yes] your wall.
               *[no] { $whom }'s wall.
            }
        }
    }
ek-log-keep =
    { $you ->
        [yes] You keep a { $colour } brick.
       *[no] { $who } keeps a { $colour } brick.
    }
ek-log-build =
    { $you ->
        [yes] You set a { $colour } brick on section { $section }.
       *[no] { $who } sets a { $colour } brick on section { $section }.
    }
ek-log-start =
    { $you ->
        [yes] You are the start player.
       *[no] { $who } is the start player.
    }
ek-log-deal =
    { $you ->
        [yes] You draw { $value }.
       *[no] { $who } draws { $value }.
    }
ek-log-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
ek-log-stands = The hand stands.
ek-log-apart =
    { $you ->
        [yes] You have no card above 3: you show { $cards } and get four others.
       *[no] { $who } has no card above 3, shows { $cards } and gets four others.
    }
ek-log-material = New bricks are laid out, by material card { $card }.
ek-log-home =
    { $count ->
        [0] { $you ->
            [yes] You keep nobody at home.
           *[no] { $who } keeps nobody at home.
        }
        [one] { $you ->
            [yes] You keep one viking at home.
           *[no] { $who } keeps one viking at home.
        }
       *[other] { $you ->
            [yes] You keep { $count } vikings at home.
           *[no] { $who } keeps { $count } vikings at home.
        }
    }
ek-log-show =
    { $count ->
        [one] { $you ->
            [yes] You send a viking to { $field }.
           *[no] { $who } sends a viking to { $field }.
        }
       *[other] { $you ->
            [yes] You send { $count } vikings to { $field }.
           *[no] { $who } sends { $count } vikings to { $field }.
        }
    }
ek-log-turn =
    { $you ->
        [yes] Your { $attack } against { $whom }'s { $defence }: { $result }
       *[no] { $yours ->
            [yes] { $who }'s { $attack } against your { $defence }: { $result }
           *[no] { $who }'s { $attack } against { $whom }'s { $defence }: { $result }
        }
    }
ek-draw = a draw, and a viking of each goes to the hospital, station 0.
ek-beaten =
    { $you ->
        [yes] your viking goes to the hospital, station { $station }.
       *[no] { $who }'s viking goes to the hospital, station { $station }.
    }
ek-undefended = nobody defends the castle, so the damage is { $damage }.
ek-stormed =
    { $yours ->
        [yes] the damage is { $damage }, and your defender goes to the hospital, station { $station }.
       *[no] the damage is { $damage }, and { $whom }'s defender goes to the hospital, station { $station }.
    }

## What is in the way

ek-not-a-choice = That is not something a player decides.
ek-allowed = Nothing stands in the way of that.
ek-no-planning = Vikings are sent out when a material card has been turned up, not now.
ek-planned = You have nothing to plan any more this round.
ek-nobody-home = You have no viking left at home.
ek-no-castle = Nobody plays that castle.
ek-own-castle = You cannot besiege your own castle.
ek-one-besieger = You have a viking at { $field } already; there is room for one of yours.
ek-ascending = Plans are told field by field in order; { $field } would have come earlier.
ek-no-choosing = It is not your turn to begin a fight.
ek-not-there = You have no viking at { $field }.
ek-alone = Only your own vikings stand at { $field }; there is nobody to fight.
ek-enough = There are { $count } bricks at { $field }, enough for all who stand there: nobody fights.
ek-no-opponent = That player cannot be fought at { $field }.
ek-rivals-first = There are rivals at { $field }: the siege begins when one viking is left.
ek-siege-over = The siege from { $field } is over for this round.
ek-no-swapping = Hands are exchanged before the cards of your own fight, the attacker first; not now.
ek-few-amulets = An exchange takes all { $count } hand cards, and you have { $amulets } amulets.
ek-no-laying = You are not in a fight that waits for your card.
ek-laid = Your card lies already.
ek-not-in-hand = You have no { $value } in hand.
ek-no-looting = Bricks are taken off a wall by who has just won a siege.
ek-no-bricks = There are not so many bricks on those sections.
ek-too-dear = Those bricks are worth { $worth }, and the damage was { $damage }.
ek-no-keeping = You have not taken bricks that you could choose from.
ek-not-taken = You have taken no { $colour } brick.
ek-no-building = You have no bricks to set now.
ek-no-brick = You have no { $colour } brick to set.
ek-full = Section { $section } has three bricks already.

## How it ended

ek-wall =
    { $you ->
        [yes] A wall has eighteen bricks, and you have the most points: you win!
        [no] A wall has eighteen bricks, and { $who } has the most points and wins.
       *[nobody] A wall has eighteen bricks, and the most points are shared.
    }
ek-rounds =
    { $you ->
        [yes] The tenth round is over, and you have the most points: you win!
        [no] The tenth round is over, and { $who } has the most points and wins.
       *[nobody] The tenth round is over, and the most points are shared.
    }
ek-score-green = Grass
ek-score-brown = Wood
ek-score-clay = Clay
ek-score-stone = Stone
ek-score-wall = A wall of eighteen
ek-score-amulets = Amulets
