# Highland Clans: cubes and cards, what is asked, what happened, what is in the way.

## Cubes, cards and buildings

hc-yellow = { $number } yellow
hc-blue = { $number } blue
hc-green = { $number } green
hc-red = { $number } red
hc-none = none
hc-nothing = nothing
hc-card = a { $card }
hc-with-piper = a { $card } with a piper, strength { $strength }
hc-cattle = a head of cattle
hc-castle = a castle
hc-monastery = a monastery
hc-buy-cattle = cattle (1 red)
hc-buy-castle = a castle (2 blue)
hc-buy-monastery = a monastery (3 green)
hc-buy-warrior = a warrior (1 yellow)
hc-buy-piper = a piper (1 blue)
hc-buy-monks = monks (1 or 2 green)
hc-buy-estate = an estate (1 yellow and 1 red, or 1 yellow and 2 green; your court may pay)
hc-buy-bard = a Bard (1 blue, and nothing else this turn)

## What is asked

hc-aim = Gather warriors, pipers, monks, cattle and castles, raid your neighbours, and have the most points when a tile from the red zone ends the game.
hc-ask-return = You have the Largest Following and drew { $cubes }. Put cubes back and draw as many again, or return none. As they are they buy { $options }.
hc-ask-act = You drew { $cubes }. Choose an action: { $options }.
hc-ask-second =
    { $left ->
        [one] A second action, or done. You may use one more of { $cubes }: { $options }.
       *[other] A second action, or done. You may use { $left } more of { $cubes }: { $options }.
    }
hc-ask-take = The Bard: take one cube from that court, or two of different colours, of which you may keep one.
hc-ask-lose = You have lost a warrior: discard a card.
hc-ask-third = Raid somebody, or exchange up to three cards. To do nothing, discard none.
hc-ask-attack = Combat { $combat } against { $whom }: lay a card face down.
hc-ask-defend = Combat { $combat } against { $whom }: defend yourself with a card.
hc-ask-piper = Add a piper to your card, or not?
hc-ask-loot = The raid is won: what do you take?
hc-ask-cut = You have drawn five cards: discard two of your hand.
hc-ask-cut-five = You have drawn { $cards }: discard two of these.
hc-wait = { $who } is thinking.
hc-wait-chance = Cubes and cards are on their way.
hc-over = The game is over.

## What happened

hc-log-begin =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
hc-log-cube =
    { $you ->
        [yes] You draw { $cube }.
       *[no] { $who } draws { $cube }.
    }
hc-log-return =
    { $you ->
        [yes] You put back { $cubes }.
       *[no] { $who } puts back { $cubes }.
    }
hc-log-cattle =
    { $you ->
        [yes] You put cattle on an estate.
       *[no] { $who } puts cattle on an estate.
    }
hc-log-castle =
    { $you ->
        [yes] You build a castle.
       *[no] { $who } builds a castle.
    }
hc-log-monastery =
    { $you ->
        [yes] You found a monastery.
       *[no] { $who } founds a monastery.
    }
hc-log-warrior =
    { $you ->
        [yes] You call a warrior to your court.
       *[no] { $who } calls a warrior to the court.
    }
hc-log-piper =
    { $you ->
        [yes] You call a piper to your court.
       *[no] { $who } calls a piper to the court.
    }
hc-log-monks =
    { $you ->
        [yes] { $number ->
            [one] You call a monk to your court.
           *[other] You call { $number } monks to your court.
        }
       *[no] { $number ->
            [one] { $who } calls a monk to the court.
           *[other] { $who } calls { $number } monks to the court.
        }
    }
hc-log-estate =
    { $you ->
        [yes] You buy an estate: drawn cubes { $drawn }, from your court { $court }.
       *[no] { $who } buys an estate: drawn cubes { $drawn }, from the court { $court }.
    }
hc-log-bard =
    { $yours ->
        [yes] { $who } sends a Bard to your court.
       *[no] { $you ->
            [yes] You send a Bard to { $whom }.
           *[no] { $who } sends a Bard to { $whom }.
        }
    }
hc-log-done =
    { $you ->
        [yes] You do no more.
       *[no] { $who } does no more.
    }
hc-log-take =
    { $yours ->
        [yes] The Bard takes { $cubes } from your court.
       *[no] The Bard takes { $cubes } from { $whom }.
    }
hc-log-take-keep =
    { $yours ->
        [yes] The Bard takes { $cubes } from your court, and { $who } keeps { $kept }.
       *[no] { $you ->
            [yes] The Bard takes { $cubes } from { $whom }, and you keep { $kept }.
           *[no] The Bard takes { $cubes } from { $whom }, and { $who } keeps { $kept }.
        }
    }
hc-log-raid =
    { $yours ->
        [yes] { $who } raids you!
       *[no] { $you ->
            [yes] You raid { $whom }!
           *[no] { $who } raids { $whom }!
        }
    }
hc-log-discard =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $who } discards { $cards }.
    }
hc-log-rest =
    { $you ->
        [yes] You neither raid nor exchange cards.
       *[no] { $who } neither raids nor exchanges cards.
    }
hc-log-lay =
    { $you ->
        [yes] You lay a { $card } face down.
       *[no] { $who } lays a { $card } face down.
    }
hc-log-laid =
    { $you ->
        [yes] You lay a card face down.
       *[no] { $who } lays a card face down.
    }
hc-log-add =
    { $you ->
        [yes] You add a piper.
       *[no] { $who } adds a piper.
    }
hc-log-no-piper =
    { $you ->
        [yes] You add no piper.
       *[no] { $who } adds no piper.
    }
hc-log-fight =
    { $you ->
        [yes] You show { $mine }, { $whom } { $theirs }: { $result }
       *[no] { $yours ->
            [yes] { $who } shows { $mine }, you { $theirs }: { $result }
           *[no] { $who } shows { $mine }, { $whom } { $theirs }: { $result }
        }
    }
hc-log-fight-last =
    { $you ->
        [yes] You show { $mine }, { $whom } { $theirs }: { $result } { $raid }
       *[no] { $yours ->
            [yes] { $who } shows { $mine }, you { $theirs }: { $result } { $raid }
           *[no] { $who } shows { $mine }, { $whom } { $theirs }: { $result } { $raid }
        }
    }
hc-undecided = undecided.
hc-combat-won =
    { $you ->
        [yes] you win the combat.
       *[no] { $who } wins the combat.
    }
hc-raid-won =
    { $you ->
        [yes] You win the raid and a point.
       *[no] { $who } wins the raid and a point.
    }
hc-raid-poor =
    { $you ->
        [yes] You win the raid and, with nothing there to take, two points.
       *[no] { $who } wins the raid and, with nothing there to take, two points.
    }
hc-raid-repelled =
    { $you ->
        [yes] You repel the raid: two points for you, one less for the attacker.
       *[no] { $who } repels the raid: two points, and one less for the attacker.
    }
hc-raid-even =
    { $you ->
        [yes] The raid is drawn: a point for you.
       *[no] The raid is drawn: a point for { $who }.
    }
hc-log-loot =
    { $goes ->
        [home] { $yours ->
            [yes] { $who } drives { $site } from your land to a free estate.
           *[no] { $you ->
                [yes] You drive { $site } from the land of { $whom } to your free estate.
               *[no] { $who } drives { $site } from the land of { $whom } to a free estate.
            }
        }
        [nowhere] { $you ->
            [yes] You take nothing.
           *[no] { $who } takes nothing.
        }
       *[bag] { $yours ->
            [yes] { $who } removes { $site } from your land: to the bag.
           *[no] { $you ->
                [yes] You remove { $site } from the land of { $whom }: to the bag.
               *[no] { $who } removes { $site } from the land of { $whom }: to the bag.
            }
        }
    }
hc-log-card =
    { $you ->
        [yes] You draw a { $card }.
       *[no] { $who } draws a { $card }.
    }
hc-log-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
hc-log-score = Round { $round } is scored: { $points }. { $following }
hc-points =
    { $you ->
        [yes] you get { $points } and have { $total }
       *[no] { $who } gets { $points } and has { $total }
    }
hc-following =
    { $you ->
        [yes] You have the Largest Following.
       *[no] { $who } has the Largest Following.
    }
hc-nobody-follows = Nobody has the Largest Following.
hc-log-tile = A tile is turned up: { $number }. The best score is { $best }.

## What is in the way

hc-not-a-choice = That is not something a player decides.
hc-not-you = It is not for you to decide now.
hc-allowed = Nothing stands in the way of that.
hc-order = Not now: a turn is cubes, then actions, then a raid or an exchange.
hc-no-following = Only the holder of the Largest Following may put cubes back.
hc-return-late = Cubes are put back once, before the first action.
hc-not-drawn = You can put back only what you drew: { $cubes }.
hc-two-actions = You have carried out two actions; more are not allowed.
hc-last-acts-once = The last player of a round has one action only.
hc-bard-alone = The Bard is the only action of a turn; nothing comes before or after it.
hc-twice = You have chosen that action already; no action is carried out twice in a turn.
hc-few-cubes = That takes { $cubes }, which you have not drawn.
hc-four = You have used { $used } of the cubes you drew; at most four are used in a turn.
hc-no-free = You have no free estate.
hc-six = You have six estates; there is no room for another.
hc-no-tiles = There are no estates left to buy.
hc-guard = A court keeps at least three warriors.
hc-few-court = That takes { $cubes } from your court, which you do not have there.
hc-no-rival = There are not so many players at this table.
hc-no-spoils =
    { $yours ->
        [yes] There is nothing in your court that a Bard could take.
       *[no] There is nothing in the court of { $whom } that a Bard could take.
    }
hc-must-act = You can carry out an action, so you have to.
hc-no-bard = Cubes are taken from another court by a Bard only.
hc-their-guard =
    { $yours ->
        [yes] You have only three warriors; none of them can be taken.
       *[no] { $whom } has only three warriors; none of them can be taken.
    }
hc-they-lack =
    { $yours ->
        [yes] You do not have { $cubes } in your court.
       *[no] { $whom } does not have { $cubes } in the court.
    }
hc-third = Raids and exchanges come after the actions.
hc-one-card = One card goes for the warrior you lost.
hc-two-cards = After a raid you discard exactly two cards.
hc-not-in-hand = You do not hold { $cards }.
hc-not-of-five = The two cards must be of those you have just drawn: { $cards }.
hc-no-raid = Cards are laid in a raid, one at a time.
hc-no-card-laid = A piper is added right after a card was laid, if there is one in the court.
hc-no-victory = Only who has just won a raid takes something.
hc-no-such-site =
    { $yours ->
        [yes] You do not have { $site }.
       *[no] { $whom } does not have { $site }.
    }

## How it ended

hc-by-tile =
    { $you ->
        [yes] The tile turned up ends the game, and you are the mightiest!
        [no] The tile turned up ends the game, and { $who } is the mightiest.
       *[nobody] The tile turned up ends the game, and the victory is shared.
    }
hc-no-tile =
    { $you ->
        [yes] No tile is left, so the game ends, and you are the mightiest!
        [no] No tile is left, so the game ends, and { $who } is the mightiest.
       *[nobody] No tile is left, so the game ends, and the victory is shared.
    }
hc-bag-empty =
    { $you ->
        [yes] The bag has fewer than six cubes, so the game ends, and you are the mightiest!
        [no] The bag has fewer than six cubes, so the game ends, and { $who } is the mightiest.
       *[nobody] The bag has fewer than six cubes, so the game ends, and the victory is shared.
    }
hc-last-round =
    { $you ->
        [yes] The last of 25 rounds is over, and you are the mightiest!
        [no] The last of 25 rounds is over, and { $who } is the mightiest.
       *[nobody] The last of 25 rounds is over, and the victory is shared.
    }
hc-count-start = From the start
hc-count-green = Monks and monasteries
hc-count-red = Cattle
hc-count-blue = Pipers and castles
hc-count-raids = Raids
