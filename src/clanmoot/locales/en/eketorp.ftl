# Eketorp: fields and bricks, what is asked, what happened, what is in the way.
#
# Terms, the same on the board, in the log, lesson, rules and refusals:
#
#   castle, wall, section   a player's place; the wall round it; one of its six places for up to three bricks
#   brick                   of grass (1 point), wood (2), clay (3) or stone (4); you place it, you keep one as loot
#   store                   one of the places A to G where bricks arrive
#   siege field             a catapult, ship or ram at a castle
#   Viking                  with a capital; at home, on a field or in the hospital
#   fight, siege            between two Vikings; of one Viking (the besieger) against a castle (its defender)
#   attacker, defender      who starts a fight, and the other
#   damage                  the difference between the two fight cards; none in a tie
#   loot                    the bricks that a besieger takes off a wall
#   exchange, swap          a whole hand for amulets; the two cards that were played
#   set aside               cards received in fights, face up beside the castle
#   hidden, known           a hand that only its owner knows; one that everyone knows
#   hospital, station       "3-4-5", "1-2", "0" and last; the log says in which round a Viking is back
#   start player, supply    as in the rulebook

## Fields, bricks, cards

ek-store = store { $store }
ek-catapult =
    { $yours ->
        [yes] the catapult outside your castle
       *[no] the catapult outside { $whom }’s castle
    }
ek-ship =
    { $yours ->
        [yes] the ship outside your castle
       *[no] the ship outside { $whom }’s castle
    }
ek-ram =
    { $yours ->
        [yes] the ram outside your castle
       *[no] the ram outside { $whom }’s castle
    }
ek-green = grass
ek-brown = wood
ek-clay = clay
ek-stone = stone
ek-card = { $value }

## What is asked

ek-aim = Send your Vikings to win bricks from the stores and from other castles. Build the most valuable wall. The game ends when a wall has eighteen bricks, or after ten rounds.
ek-ask-plan =
    { $count ->
        [0] Plan in secret. All your Vikings are out. Choose ready, or take some back to defend your castle.
        [one] Plan in secret. One Viking is at home. Send it out, or choose ready to keep it at home as a defender.
       *[other] Plan in secret. { $count } Vikings are at home. Send them out, then choose ready. Those at home defend your castle.
    }
ek-ask-fight = Your turn. Which fight or siege will you start?
ek-ask-swap =
    { $cards ->
        [one] Pay 1 amulet (you have { $amulets }) for a new card, or keep your card?
       *[other] Pay { $cards } amulets (you have { $amulets }) for a new hand, or keep your hand?
    }
ek-ask-card = Choose a card to play against { $whom } at { $field }.
ek-ask-loot = You won the siege. Take bricks worth up to { $damage } in total from the two sections.
ek-ask-keep = Which of these bricks will you keep?
ek-ask-build = Place your bricks. Choose a brick and a section.
ek-wait = Waiting for { $who }.
ek-wait-plans = Waiting for the others to plan.
ek-wait-cards =
    { $you ->
        [yes] You and { $whom } are choosing a card.
       *[no] { $yours ->
            [yes] { $who } and you are choosing a card.
           *[no] { $who } and { $whom } are choosing a card.
        }
    }
ek-wait-chance = Drawing cards…
ek-over = The game is over.

## What happened

ek-log-place =
    { $you ->
        [yes] You plan to send a Viking to { $field }.
       *[no] { $who } plans to send a Viking to { $field }.
    }
ek-log-ready =
    { $you ->
        [yes] You’re ready.
       *[no] { $who } is ready.
    }
ek-log-fight =
    { $yours ->
        [yes] { $who } fights you at { $field }.
       *[no] { $you ->
            [yes] You fight { $whom } at { $field }.
           *[no] { $who } fights { $whom } at { $field }.
        }
    }
ek-log-siege =
    { $you ->
        [yes] You start a siege from { $field }.
       *[no] { $who } starts a siege from { $field }.
    }
ek-log-swap =
    { $count ->
        [one] { $you ->
            [yes] You exchange one card.
           *[no] { $who } exchanges one card.
        }
       *[other] { $you ->
            [yes] You exchange { $count } cards.
           *[no] { $who } exchanges { $count } cards.
        }
    }
ek-log-stand =
    { $you ->
        [yes] You keep your hand.
       *[no] { $who } keeps their hand.
    }
ek-log-play =
    { $you ->
        [yes] You play a { $value } face down.
       *[no] { $who } plays a { $value } face down.
    }
ek-log-loot =
    { $count ->
        [0] { $you ->
            [yes] You take no bricks.
           *[no] { $who } takes no bricks.
        }
        [one] { $you ->
            [yes] You take a brick off { $whom }’s wall.
           *[no] { $who } takes a brick off { $yours ->
                [yes] your wall.
               *[no] { $whom }’s wall.
            }
        }
       *[other] { $you ->
            [yes] You take { $count } bricks off { $whom }’s wall.
           *[no] { $who } takes { $count } bricks off { $yours ->
                [yes] your wall.
               *[no] { $whom }’s wall.
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
        [yes] You place a { $colour } brick on section { $section }.
       *[no] { $who } places a { $colour } brick on section { $section }.
    }
ek-log-start =
    { $you ->
        [yes] You’re the start player.
       *[no] { $who } is the start player.
    }
ek-log-deal =
    { $you ->
        [yes] You draw a { $value }.
       *[no] { $who } draws a { $value }.
    }
ek-log-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
ek-log-stands = The hand has a card above 3, so the player keeps it.
ek-log-apart =
    { $you ->
        [yes] You have no card above 3. You show { $cards } and get four new cards.
       *[no] { $who } has no card above 3, shows { $cards } and gets four new cards.
    }
ek-log-material = New bricks arrive (material card { $card }).
ek-log-home =
    { $count ->
        [0] { $you ->
            [yes] You keep no Vikings at home.
           *[no] { $who } keeps no Vikings at home.
        }
        [one] { $you ->
            [yes] You keep one Viking at home.
           *[no] { $who } keeps one Viking at home.
        }
       *[other] { $you ->
            [yes] You keep { $count } Vikings at home.
           *[no] { $who } keeps { $count } Vikings at home.
        }
    }
ek-log-show =
    { $count ->
        [one] { $you ->
            [yes] You send a Viking to { $field }.
           *[no] { $who } sends a Viking to { $field }.
        }
       *[other] { $you ->
            [yes] You send { $count } Vikings to { $field }.
           *[no] { $who } sends { $count } Vikings to { $field }.
        }
    }
ek-log-turn =
    { $you ->
        [yes] Your { $attack } against { $whom }’s { $defence }: { $result }
       *[no] { $yours ->
            [yes] { $who }’s { $attack } against your { $defence }: { $result }
           *[no] { $who }’s { $attack } against { $whom }’s { $defence }: { $result }
        }
    }
# In which round a Viking is back; 0 if the game ends before.
ek-draw =
    { $round ->
        [0] it’s a tie. Both Vikings go to the hospital.
       *[other] it’s a tie. Both Vikings go to the hospital and are back in round { $round }.
    }
ek-beaten =
    { $you ->
        [yes] { $round ->
            [0] your Viking goes to the hospital.
           *[other] your Viking goes to the hospital and is back in round { $round }.
        }
       *[no] { $round ->
            [0] { $who }’s Viking goes to the hospital.
           *[other] { $who }’s Viking goes to the hospital and is back in round { $round }.
        }
    }
ek-undefended = nobody defends the castle, so the damage is { $damage }.
ek-stormed =
    { $yours ->
        [yes] { $round ->
            [0] the damage is { $damage }. Your defender goes to the hospital.
           *[other] the damage is { $damage }. Your defender goes to the hospital and is back in round { $round }.
        }
       *[no] { $round ->
            [0] the damage is { $damage }. { $whom }’s defender goes to the hospital.
           *[other] the damage is { $damage }. { $whom }’s defender goes to the hospital and is back in round { $round }.
        }
    }

## What is in the way

ek-not-a-choice = Chance decides that, not a player.
ek-allowed = That’s allowed.
ek-no-planning = You can only send Vikings while you’re planning.
ek-planned = You’ve already finished your plan for this round.
ek-nobody-home = You have no Vikings left at home.
ek-no-castle = Nobody owns that castle in this game.
ek-own-castle = You can’t besiege your own castle.
ek-one-besieger = You already have a Viking at { $field }, and you can send only one there.
ek-ascending = Send your Vikings in the order of the fields. You’re already past { $field }.
ek-no-choosing = It’s not your turn to start a fight.
ek-not-there = You have no Viking at { $field }.
ek-alone = Only your own Vikings are at { $field }, so there’s nobody to fight.
ek-enough = There are { $count } bricks at { $field }. That’s enough for everyone there, so nobody fights.
ek-no-opponent = You can’t fight that player at { $field }.
ek-rivals-first = Fight your rivals at { $field } first. The siege can start only when one Viking is left.
ek-siege-over = The siege from { $field } is over for this round.
ek-no-swapping = You can exchange your hand only before a fight of your own, when you’re asked.
ek-few-amulets =
    { $count ->
        [one] You need one amulet to exchange your card, but you have { $amulets }.
       *[other] You need { $count } amulets to exchange your { $count } cards, but you have { $amulets }.
    }
ek-no-laying = No fight needs a card from you right now.
ek-laid = You’ve already played your card.
ek-not-in-hand = You have no { $value } in your hand.
ek-no-looting = You can only take bricks right after you win a siege.
ek-no-bricks = Those sections don’t have that many bricks.
ek-too-dear = Those bricks are worth { $worth }, but the damage was only { $damage }.
ek-no-keeping = You haven’t taken any bricks to choose from.
ek-not-taken = You haven’t taken a { $colour } brick.
ek-no-building = You can’t place bricks now.
ek-no-brick = You have no { $colour } brick to place.
ek-full = Section { $section } already has three bricks.

## How it ended

ek-wall = A wall has eighteen bricks. { $result }
ek-rounds = The tenth round is over. { $result }
ek-won =
    { $you ->
        [yes] You win { $points }–{ $second }!
       *[no] { $who } wins { $points }–{ $second }.
    }
ek-shared = { $winners } share the win with { $points } points each.
ek-score-green = Grass
ek-score-brown = Wood
ek-score-clay = Clay
ek-score-stone = Stone
ek-score-wall = Complete wall
ek-score-amulets = Amulets
