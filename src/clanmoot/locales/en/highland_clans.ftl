# Highland Clans: cubes and cards, questions, the log, refusals, the end.
#
# One term per thing, here and on the board, in the lesson and in the rules:
#   court         where your warriors, pipers and monks are
#   estate        a place for cattle, a castle or a monastery; empty until then; bought as an estate tile
#   card          a combat card; you draw, play, exchange and discard cards
#   raid          three combats between an attacker and a defender; each combat or raid is won, lost or a tie
#   strength      a card's value, plus 1 with a piper
#   recruit       to add a warrior, a piper or monks to your court
#   build         a castle or a monastery; cattle are put on an estate
#   steal         cattle go to the attacker's estate; "remove" puts cattle, a castle or a monastery into the bag
#   redraw        to put drawn cubes back and draw as many again (Largest Following)
#   scoring       at the end of each round
#   red zone      the track from 30 on; there an estate tile may end the game

## Cubes, cards and buildings

hc-yellow = { $number } yellow
hc-blue = { $number } blue
hc-green = { $number } green
hc-red = { $number } red
hc-none = none
hc-nothing = nothing
hc-card = a { $card }
hc-with-piper = a { $card } with a piper (strength { $strength })
hc-cattle = a head of cattle
hc-castle = a castle
hc-monastery = a monastery
hc-buy-cattle = cattle (1 red)
hc-buy-castle = a castle (2 blue)
hc-buy-monastery = a monastery (3 green)
hc-buy-warrior = a warrior (1 yellow)
hc-buy-piper = a piper (1 blue)
hc-buy-monks = 1 or 2 monks (1 green each)
hc-buy-estate = an estate (1 yellow, plus either 1 red or 2 green; yellow and green may come from your court)
hc-buy-bard = the Bard (1 blue; your only action this turn)

## Questions

hc-aim = Try to have the most points when the game ends. Build up your clan and raid your neighbours. Once a player has 30 points, any round may be the last.
hc-ask-return = You have the Largest Following and drew { $cubes }. Redraw any of these cubes, or keep them all. As they are, you can buy { $options }.
hc-ask-act = You drew { $cubes }. Choose an action: { $options }.
hc-ask-second =
    { $left ->
        [one] Choose a second action or end your actions. You may use one more of these cubes: { $cubes }. You can buy { $options }.
       *[other] Choose a second action or end your actions. You may use { $left } more of these cubes: { $cubes }. You can buy { $options }.
    }
hc-ask-take = Take one cube with the Bard, or two of different colours. Of two, you may keep one.
hc-ask-lose = You lost a warrior. Discard a card.
hc-ask-third = Raid a clan or exchange up to three cards. To do neither, discard no cards.
hc-ask-attack = Combat { $combat } against { $whom }: play a card face down.
hc-ask-defend = Combat { $combat } against { $whom }: play a card to defend.
hc-ask-piper = Will you add a piper to your card?
hc-ask-loot = You won the raid. What will you take?
hc-ask-cut = You drew five cards. Discard two cards from your hand.
hc-ask-cut-five = You drew { $cards }. Discard two of these five.
hc-wait = { $who } is thinking.
hc-wait-chance = Drawing cubes and cards…
hc-over = The game is over.

## Log

hc-log-begin =
    { $you ->
        [yes] You go first.
       *[no] { $who } goes first.
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
        [yes] You build a monastery.
       *[no] { $who } builds a monastery.
    }
hc-log-warrior =
    { $you ->
        [yes] You recruit a warrior.
       *[no] { $who } recruits a warrior.
    }
hc-log-piper =
    { $you ->
        [yes] You recruit a piper.
       *[no] { $who } recruits a piper.
    }
hc-log-monks =
    { $you ->
        [yes] { $number ->
            [one] You recruit a monk.
           *[other] You recruit { $number } monks.
        }
       *[no] { $number ->
            [one] { $who } recruits a monk.
           *[other] { $who } recruits { $number } monks.
        }
    }
hc-log-estate =
    { $you ->
        [yes] You buy an estate (drawn cubes: { $drawn }; from your court: { $court }).
       *[no] { $who } buys an estate (drawn cubes: { $drawn }; from the court: { $court }).
    }
hc-log-bard =
    { $yours ->
        [yes] { $who } sends the Bard to your court.
       *[no] { $you ->
            [yes] You send the Bard to { $whom }.
           *[no] { $who } sends the Bard to { $whom }.
        }
    }
hc-log-done =
    { $you ->
        [yes] You end your actions.
       *[no] { $who } ends their actions.
    }
hc-log-take =
    { $yours ->
        [yes] The Bard takes { $cubes } from your court.
       *[no] The Bard takes { $cubes } from { $whom }.
    }
hc-log-take-keep =
    { $yours ->
        [yes] The Bard takes { $cubes } from your court. { $who } keeps { $kept }.
       *[no] { $you ->
            [yes] The Bard takes { $cubes } from { $whom }. You keep { $kept }.
           *[no] The Bard takes { $cubes } from { $whom }. { $who } keeps { $kept }.
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
        [yes] You play a { $card } face down.
       *[no] { $who } plays a { $card } face down.
    }
hc-log-laid =
    { $you ->
        [yes] You play a card face down.
       *[no] { $who } plays a card face down.
    }
hc-log-add =
    { $you ->
        [yes] You add a piper.
       *[no] { $who } adds a piper.
    }
hc-log-no-piper =
    { $you ->
        [yes] You don’t add a piper.
       *[no] { $who } doesn’t add a piper.
    }
hc-log-fight =
    { $you ->
        [yes] You reveal { $mine }, and { $whom } reveals { $theirs }: { $result }
       *[no] { $yours ->
            [yes] { $who } reveals { $mine }, and you reveal { $theirs }: { $result }
           *[no] { $who } reveals { $mine }, and { $whom } reveals { $theirs }: { $result }
        }
    }
hc-log-fight-last =
    { $you ->
        [yes] You reveal { $mine }, and { $whom } reveals { $theirs }: { $result } { $raid }
       *[no] { $yours ->
            [yes] { $who } reveals { $mine }, and you reveal { $theirs }: { $result } { $raid }
           *[no] { $who } reveals { $mine }, and { $whom } reveals { $theirs }: { $result } { $raid }
        }
    }
hc-undecided = it’s a tie.
hc-combat-won =
    { $you ->
        [yes] you win the combat.
       *[no] { $who } wins the combat.
    }
hc-raid-won =
    { $you ->
        [yes] You win the raid and get 1 point.
       *[no] { $who } wins the raid and gets 1 point.
    }
hc-raid-poor =
    { $you ->
        [yes] You win the raid and get 2 points, because there’s nothing to take.
       *[no] { $who } wins the raid and gets 2 points, because there’s nothing to take.
    }
hc-raid-repelled =
    { $you ->
        [yes] You repel the raid and get 2 points. The attacker loses 1.
       *[no] { $who } repels the raid and gets 2 points. The attacker loses 1.
    }
hc-raid-even =
    { $you ->
        [yes] The raid is a tie. You get 1 point.
       *[no] The raid is a tie. { $who } gets 1 point.
    }
hc-log-loot =
    { $goes ->
        [home] { $yours ->
            [yes] { $who } steals { $site } from you.
           *[no] { $you ->
                [yes] You steal { $site } from { $whom }.
               *[no] { $who } steals { $site } from { $whom }.
            }
        }
        [nowhere] { $you ->
            [yes] You take nothing.
           *[no] { $who } takes nothing.
        }
       *[bag] { $yours ->
            [yes] { $who } removes { $site } from your estates. It goes into the bag.
           *[no] { $you ->
                [yes] You remove { $site } from { $whom }’s estates. It goes into the bag.
               *[no] { $who } removes { $site } from { $whom }’s estates. It goes into the bag.
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
hc-log-score = Round { $round } scoring: { $points }. { $following }
hc-points =
    { $you ->
        [yes] you get { $points } (total { $total })
       *[no] { $who } gets { $points } (total { $total })
    }
hc-following =
    { $you ->
        [yes] You have the Largest Following.
       *[no] { $who } has the Largest Following.
    }
hc-nobody-follows = Nobody has the Largest Following.
hc-log-tile = The estate tile shows { $number }. The highest score is { $best }.

## Refusals

hc-not-a-choice = Chance decides that, not a player.
hc-not-you = You have nothing to decide right now.
hc-allowed = The rules allow that.
hc-order = You can’t do that now. First you draw cubes, then you take actions, then you may raid or exchange cards.
hc-no-following = Only the player with the Largest Following may put cubes back.
hc-return-late = You may put cubes back only once, before your first action.
hc-not-drawn = You can put back only cubes that you drew: { $cubes }.
hc-two-actions = You’ve already taken two actions.
hc-last-acts-once = The last player of a round takes only one action.
hc-bard-alone = The Bard must be your only action of the turn.
hc-twice = You’ve already taken that action this turn.
hc-few-cubes = You need { $cubes } among your drawn cubes.
hc-four = You may use at most four drawn cubes per turn. Used so far: { $used }.
hc-no-free = You have no empty estates.
hc-six = You already have six estates.
hc-no-tiles = There are no estate tiles left.
hc-guard = You must keep at least three warriors in your court.
hc-few-court = You need { $cubes } in your court.
hc-no-rival = There’s no such player at this table.
hc-no-spoils =
    { $yours ->
        [yes] Your court has no cube that a Bard may take.
       *[no] { $whom } has no cube that a Bard may take.
    }
hc-must-act = You must take an action if you can.
hc-no-bard = Only a Bard can take cubes from another court.
hc-their-guard =
    { $yours ->
        [yes] You have only three warriors, so nobody can take one.
       *[no] { $whom } has only three warriors, so you can’t take one.
    }
hc-they-lack =
    { $yours ->
        [yes] You don’t have { $cubes } in your court.
       *[no] { $whom } doesn’t have { $cubes } in their court.
    }
hc-third = You can raid or exchange cards only after you’ve taken your actions.
hc-one-card = You lost one warrior, so discard exactly one card.
hc-two-cards = After a raid, discard exactly two cards.
hc-not-in-hand = You don’t have { $cards } in hand.
hc-not-of-five = Discard two of the cards you just drew: { $cards }.
hc-no-raid = You can play a card only when a combat asks for one.
hc-no-card-laid = You can add a piper from your court only right after you play a card.
hc-no-victory = You can take something only right after you win a raid.
hc-no-such-site =
    { $yours ->
        [yes] You don’t have { $site }.
       *[no] { $whom } doesn’t have { $site }.
    }

## End

hc-by-tile =
    { $you ->
        [yes] You win, { $best } to { $rest }! The estate tile ended the game.
        [no] { $who } wins, { $best } to { $rest }. The estate tile ended the game.
       *[nobody] The win is shared, with { $best } points each. The estate tile ended the game.
    }
hc-no-tile =
    { $you ->
        [yes] You win, { $best } to { $rest }! There are no estate tiles left.
        [no] { $who } wins, { $best } to { $rest }. There are no estate tiles left.
       *[nobody] The win is shared, with { $best } points each. There are no estate tiles left.
    }
hc-bag-empty =
    { $you ->
        [yes] You win, { $best } to { $rest }! The bag has fewer than six cubes.
        [no] { $who } wins, { $best } to { $rest }. The bag has fewer than six cubes.
       *[nobody] The win is shared, with { $best } points each. The bag has fewer than six cubes.
    }
hc-last-round =
    { $you ->
        [yes] You win, { $best } to { $rest }! The last of 25 rounds is over.
        [no] { $who } wins, { $best } to { $rest }. The last of 25 rounds is over.
       *[nobody] The win is shared, with { $best } points each. The last of 25 rounds is over.
    }
hc-count-start = Starting points
hc-count-green = Monks and monasteries
hc-count-red = Cattle
hc-count-blue = Pipers and castles
hc-count-raids = Raids
