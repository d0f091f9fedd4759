# The Highland Clans board of the browser client.

## Cubes, cards, courts and estates

web-hc-cube =
    { $colour ->
        [yellow] Yellow cube
        [blue] Blue cube
        [green] Green cube
       *[red] Red cube
    }
web-hc-cubes =
    { $colour ->
        [yellow] { $number } yellow
        [blue] { $number } blue
        [green] { $number } green
       *[red] { $number } red
    }
web-hc-field =
    { $colour ->
        [yellow] Warriors
        [blue] Pipers
       *[green] Monks
    }
web-hc-court =
    { $colour ->
        [yellow]
            { $number ->
                [one] 1 warrior
               *[other] { $number } warriors
            }
        [blue]
            { $number ->
                [one] 1 piper
               *[other] { $number } pipers
            }
       *[green]
            { $number ->
                [one] 1 monk
               *[other] { $number } monks
            }
    }
web-hc-court-of =
    { $yours ->
        [yes] Your court
       *[no] { $whom }’s court
    }
web-hc-to-court = To your court: { $what }
web-hc-estates = { $all } estates: { $cattle } with cattle, { $castles } with a castle, { $monasteries } with a monastery, { $free } empty
web-hc-estates-of =
    { $yours ->
        [yes] Your estates
       *[no] { $whom }’s estates
    }
web-hc-own-estates = Estates
web-hc-own-free = { $all } of 6, { $free } empty
web-hc-place =
    { $place ->
        [cattle] Estate with cattle
        [castle] Estate with a castle
        [monastery] Estate with a monastery
        [free] Empty estate
       *[none] No estate yet
    }
web-hc-about =
    { $what ->
        [yellow] You have one combat card per warrior, and you always have at least three warriors. The player with the most warriors has the Largest Following. (HC-4.9, HC-7.1)
        [blue] Each piper counts as 1 blue in every scoring. In a raid, a piper adds 1 to a card and then goes into the bag. (HC-5.3, HC-7.4)
        [green] Each monk counts as 1 green in every scoring. Monks can also pay for an estate. (HC-4.12, HC-7.2)
        [cattle] Each head of cattle is worth 1 point in every scoring, and the largest herd scores 2 more. Cattle also reduce the blue points of others. (HC-7.3, HC-7.4)
        [castle] A castle counts as 2 blue in every scoring. (HC-7.4)
        [monastery] A monastery counts as 3 green in every scoring. (HC-7.2)
        [free] An empty estate has room for cattle, a castle or a monastery. (HC-4.8)
       *[none] There’s room for one more estate here. It costs 1 yellow, plus either 1 red or 2 green. (HC-4.12)
    }
web-hc-to-estate = Put it on this empty estate
web-hc-site-name =
    { $site ->
        [cattle] cattle
        [castle] castle
       *[monastery] monastery
    }
web-hc-site =
    { $site ->
        [cattle] Cattle
        [castle]
            { $number ->
                [one] Castle
               *[other] Castles
            }
       *[monastery]
            { $number ->
                [one] Monastery
               *[other] Monasteries
            }
    }: { $number }
web-hc-site-goes =
    { $site ->
        [home] one goes to your empty estate
        [full] one goes into the bag (you have no empty estate)
        [none] none there
       *[bag] one goes into the bag
    }
web-hc-card = Card { $card }
web-hc-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-hc-hand = Your cards
web-hc-new = new
web-hc-following = Largest Following
web-hc-following-note = Largest Following: this player may redraw cubes
web-hc-start = Start player
web-hc-has =
    { $you ->
        [yes] you { $number }
       *[no] { $who } { $number }
    }
web-hc-track = Points: { $scores }. The red zone begins at { $zone }.
web-hc-round = Round { $number }
web-hc-zone = Red zone: from { $number } on, a tile may end the game
web-hc-bag = In the bag
web-hc-bag-short = Bag
web-hc-bag-note = With fewer than six, the game ends.
web-hc-deck = Deck
web-hc-discards = Discard pile
web-hc-tiles = Estate tiles
web-hc-tiles-left =
    { $number ->
        [one] 1 estate tile left
       *[other] { $number } estate tiles left
    }
web-hc-times = { $card }: { $number } discarded
web-hc-discarded = Discarded
web-hc-seen = Tiles revealed: { $numbers }.

## The eight actions

web-hc-actions = Actions
web-hc-action =
    { $action ->
        [cattle] Cattle
        [castle] Castle
        [monastery] Monastery
        [warrior] Warrior
        [piper] Piper
        [monks] Monks
        [bard] Bard
       *[estate] Estate
    }
web-hc-action-note =
    { $action ->
        [cattle] fills an estate
        [castle] fills an estate
        [monastery] fills an estate
        [warrior] and draw a card
        [piper] for the court
        [monks]
            { $most ->
                [one] one for the court
               *[other] one or two for the court
            }
        [bard] take from a court
       *[estate] one more estate
    }
web-hc-price =
    { $action ->
        [cattle] 1 red cube
        [castle] 2 blue cubes
        [monastery] 3 green cubes
        [warrior] 1 yellow cube
        [piper] 1 blue cube
        [monks] 1 or 2 green cubes
        [bard] 1 blue cube; your only action
       *[estate] 1 yellow cube, plus either 1 red or 2 green
    }
web-hc-tile =
    { $noted ->
        [yes] { $name }, { $note }:
       *[no] { $name }:
    } { $price }
web-hc-or = or
web-hc-short =
    { $why ->
        [done] already taken
        [alone] only on its own
        [places] you have all six
        [tiles] no tiles left
        [cubes] not enough cubes
        [free] no empty estate
        [four] over four cubes
        [lack]
            { $colour ->
                [yellow] { $number } yellow short
                [blue] { $number } blue short
                [green] { $number } green short
               *[red] { $number } red short
            }
       *[other] not now
    }
web-hc-drawn = Drawn cubes
web-hc-drew =
    { $you ->
        [yes] You drew
       *[no] { $who } drew
    }
web-hc-pips =
    { $would ->
        [0] { $used } of 4 used
       *[other] { $used } of 4 used, { $would } chosen
    }
web-hc-payment = Pay for the estate
web-hc-from =
    { $from ->
        [court] your court
       *[drawn] drawn
    }
web-hc-rest =
    { $rest ->
        [0] 1 drawn red cube
        [1] 2 drawn green cubes
        [2] 1 drawn green cube and 1 monk from your court
       *[3] 2 monks from your court
    }
web-hc-rest-short =
    { $rest ->
        [0] drawn
        [1] drawn
        [2] drawn, court
       *[3] your court
    }
web-hc-keep = Keep for your court:
web-hc-keep-one =
    { $colour ->
        [yellow] the warrior
        [blue] the piper
        [green] the monk
       *[none] nothing
    }

## Questions

web-hc-ask-return =
    { $number ->
        [0] Largest Following: you may redraw any cubes before your first action.
        [one] Redraw one cube?
       *[other] Redraw { $number } cubes?
    }
web-hc-ask-act =
    { $turn ->
        [second]
            { $left ->
                [one] Choose a second action (1 cube left), or skip it.
               *[other] Choose a second action (up to { $left } cubes), or skip it.
            }
       *[first]
            { $only ->
                [yes] You’re last this round. Choose your only action.
               *[no] Choose your first action. Two actions may use four cubes in all.
            }
    }
web-hc-chosen =
    { $action ->
        [cattle] Cattle need an empty estate. They score 1 point per round, and the largest herd scores 2 more.
        [castle] A castle needs an empty estate. It counts as 2 blue in each scoring.
        [monastery] A monastery needs an empty estate. It counts as 3 green in each scoring.
        [warrior] A warrior gives you one more card. The player with the most warriors has the Largest Following.
        [piper] A piper counts as 1 blue, or adds 1 to a card in one combat.
        [monks]
            { $most ->
                [one] A monk counts as 1 green in each scoring.
               *[other] Each monk counts as 1 green in each scoring. Will you recruit one or two?
            }
        [bard]
            { $rival ->
                [yes] Send the Bard to { $whom }? This will be your only action.
               *[no] The Bard takes cubes from another court. It’s your only action. Choose a clan.
            }
       *[estate]
            { $court ->
                [yes] You pay with a warrior from your court, so you also lose a card.
               *[no] Choose how to pay: 1 yellow, plus either 1 red or 2 green. Court cubes don’t count as used.
            }
    }
web-hc-ask-take =
    { $number ->
        [0] Take one cube from { $whom } with the Bard, or two of different colours and keep one.
        [one] This cube goes into the bag. Take only this cube, or choose a second one of another colour.
       *[other] You may keep one of these two cubes. The other goes into the bag.
    }
web-hc-ask-lose = You lost a warrior. Discard a card.
web-hc-ask-raid =
    { $poor ->
        [yes] Raid { $whom }? A win is worth 2 points (there’s nothing to take), a tie 1. A loss costs you 1 and gives { $whom } 2.
       *[no] Raid { $whom }? A win is worth 1 point and something to take, a tie 1 point. A loss costs you 1 and gives { $whom } 2.
    }
web-hc-ask-third =
    { $number ->
        [0] Raid a clan, exchange up to three cards, or end your turn.
        [one] Exchange one card?
       *[other] Exchange { $number } cards?
    }
web-hc-against =
    { $pipers ->
        [yes] Your strength is { $card }, or { $piped } with a piper.
       *[no] Your strength is { $card }.
    } { $whom } can have { $low } to { $high }.
web-hc-ask-piper = Spend a piper to raise your strength from { $card } to { $piped }? { $whom }’s strength can be { $low } to { $high }.
web-hc-ask-loot = You won the raid on { $whom }. Take one thing, or nothing.

## Buttons

web-hc-do =
    { $action ->
        [cattle] Put cattle there
        [castle] Build the castle
        [monastery] Build the monastery
        [warrior] Recruit the warrior
        [piper] Recruit the piper
        [monks]
            { $number ->
                [one] Recruit one monk
               *[other] Recruit { $number } monks
            }
        [bard] Send the Bard
       *[estate] Buy the estate
    }
web-hc-do-bard = Send the Bard to { $whom }
web-hc-no-second = Skip second action
web-hc-keep-cubes = Keep all six
web-hc-put-back = Redraw { $number }
web-hc-take =
    { $number ->
        [one] Take the cube
       *[other]
            { $kept ->
                [yellow] Take both, keep the warrior
                [blue] Take both, keep the piper
                [green] Take both, keep the monk
               *[none] Take both, keep neither
            }
    }
web-hc-raid = Raid { $whom }
web-hc-exchange =
    { $number ->
        [one] Exchange 1 card
       *[other] Exchange { $number } cards
    }
web-hc-discard =
    { $number ->
        [one] Discard the card
       *[other] Discard { $number } cards
    }
web-hc-neither = End turn
web-hc-lay = Play the { $card }
web-hc-add = Add a piper
web-hc-add-none = No piper
web-hc-loot =
    { $site ->
        [cattle]
            { $goes ->
                [home] Steal the cattle
               *[bag] Remove the cattle
            }
        [castle] Remove the castle
       *[monastery] Remove the monastery
    }
web-hc-loot-nothing = Take nothing
web-hc-see-courts = See the courts
web-hc-see-raid = Back to the raid
web-hc-last-scoring = Round { $round } scoring
web-hc-if-scored = If scored now
web-hc-next-round = Round { $round }
web-hc-close = Close

## The raid

web-hc-duel =
    { $yours ->
        [yes] { $who } raids you
       *[no]
            { $you ->
                [yes] You raid { $whom }
               *[no] { $who } raids { $whom }
            }
    }
web-hc-attacks = attacker
web-hc-defends = defender
web-hc-left =
    { $pipers ->
        [one] 1 piper
       *[other] { $pipers } pipers
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-hc-duel-how = Ties count for nobody. Win more of the three combats to win the raid. A piper adds 1.
web-hc-combat = Combat { $number }
web-hc-no-piper = no piper
web-hc-strength = strength
web-hc-only-you = only you can see it
web-hc-undecided = Tie: { $number } each
web-hc-won =
    { $you ->
        [yes] You win: { $high } over { $low }
       *[no] { $who } wins: { $high } over { $low }
    }
web-hc-stake = At stake
web-hc-stake-defender =
    { $you ->
        [yes] If you win, you score 2, and { $whom } loses { $lost }.
       *[no]
            { $yours ->
                [yes] If { $who } wins, they score 2, and you lose { $lost }.
               *[no] If { $who } wins, they score 2, and { $whom } loses { $lost }.
            }
    }
web-hc-stake-drawn =
    { $you ->
        [yes] If the raid is a tie, you score 1.
       *[no] If the raid is a tie, { $who } scores 1.
    }
web-hc-stake-attacker =
    { $you ->
        [yes] If you win, you score { $points }.
       *[no] If { $who } wins, they score { $points }.
    }
web-hc-stake-take = If the attacker wins, they may also take one of these:
web-hc-odds =
    { $last ->
        [yes] Your { $card } in the last combat
       *[no] Your { $card } in this combat
    }
web-hc-odds-mine =
    { $piper ->
        [yes] with a piper
       *[no] no piper
    }
web-hc-odds-row = against { $number }
web-hc-odds-cell =
    { $ahead ->
        [0] tie
        [1] you win
       *[other] you lose
    }
web-hc-odds-raid =
    { $ahead ->
        [0] raid tied
        [1] raid won
       *[other] raid lost
    }

## The log

web-hc-log-cubes =
    { $you ->
        [yes] You draw { $cubes }.
       *[no] { $who } draws { $cubes }.
    }
web-hc-log-cards =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
    }
web-hc-log-drawn =
    { $you ->
        [yes] { $number ->
            [one] You draw a card.
           *[other] You draw { $number } cards.
        }
       *[no] { $number ->
            [one] { $who } draws a card.
           *[other] { $who } draws { $number } cards.
        }
    }
web-hc-log-estate =
    { $from ->
        [court]
            { $you ->
                [yes] You buy an estate and pay { $cubes } from your court.
               *[no] { $who } buys an estate and pays { $cubes } from their court.
            }
       *[drawn]
            { $you ->
                [yes] You buy an estate for { $cubes }.
               *[no] { $who } buys an estate for { $cubes }.
            }
    }

## The scoring

web-hc-scored = Round { $round } scoring
web-hc-if-round = If round { $round } were scored now
web-hc-same-position = all four are scored at once
web-hc-row =
    { $row ->
        [yellow] Warriors
        [green] Green cubes
        [red] Cattle
       *[blue] Blue cubes
    }
web-hc-row-rule =
    { $row ->
        [yellow] most: Largest Following
        [green] most 3, second 2
        [red] 1 each, most +2
       *[blue] minus largest rival herd
    }
web-hc-row-why =
    { $row ->
        [yellow] The player with the most warriors gets the Largest Following and may redraw cubes. If tied, the most cubes in the court decide. (HC-7.1)
        [green] Each monk counts 1, and each monastery 3. The player with the most green scores 3 points, and second place scores 2. Tied players score 1 each. (HC-7.2)
        [red] Each head of cattle scores 1 point. The largest herd scores 2 more, unless it’s tied. (HC-7.3)
       *[blue] Each piper counts 1, and each castle 2. Subtract the cattle of the largest other herd. (HC-7.4)
    }
web-hc-counted =
    { $row ->
        [yellow]
            { $number ->
                [one] 1 warrior
               *[other] { $number } warriors
            }
        [green] { $number } green
        [red] { $number } cattle
       *[blue] { $number } blue − { $less } cattle
    }{ $row ->
        [blue] { "" }
       *[other]
            { $rank ->
                [most] , most
                [shared] , tied
                [second] , second
                [level] , tied second
               *[plain] { "" }
            }
    }
web-hc-total = Total
web-hc-total-rule = including earlier points
web-hc-tile-unseen = Nobody is in the red zone. One estate tile leaves the game unseen. (HC-7.5)
web-hc-if-unseen = Nobody would be in the red zone. The game would continue. (HC-7.5)
web-hc-if-tile = The highest score would be { $best }. An estate tile numbered { $best } or lower would end the game. (HC-8.1)
web-hc-tile-none = A player is in the red zone and no estate tile is left, so the game ends. (HC-8.1)
web-hc-tile-up =
    { $you ->
        [yes] You’re
       *[no] { $who } is
    } in the red zone at { $best }. The tile shows { $number }, so { $ends ->
        [yes] the game ends.
       *[no] the game continues.
    } (HC-8.1)

## Pictures beside the rules

web-hc-figure-board = A clan starts with four warriors and two pipers in its court. It has two estates, one of them with cattle, and room for four more.
web-hc-figure-builds = One red cube is a head of cattle, two blue cubes are a castle, and three green cubes are a monastery. Each takes up an empty estate.
web-hc-figure-bard = A blue cube sends the Bard, who takes a monk and a warrior. You keep the monk. The warrior goes into the bag.
web-hc-figure-to-court = your court
web-hc-figure-to-bag = bag
web-hc-figure-pays = Framed cubes may come from your draw or from your court. A red cube comes only from your draw.
web-hc-figure-strength = A 3 with a piper and a 4 without one both have strength 4, so the combat is a tie.
web-hc-figure-herd = Three pipers and two castles are 7 blue. The largest other herd has 3 cattle, so the score is 7 − 3 = 4 points.
web-hc-figure-tile = The highest score is { $best }. A tile with that number or less ends the game. With a higher number the game continues.
web-hc-figure-ends =
    { $ends ->
        [yes] the game ends
       *[no] it continues
    }
