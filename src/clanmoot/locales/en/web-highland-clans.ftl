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
       *[no] The court of { $whom }
    }
web-hc-to-court = To your court: { $what }
web-hc-estates = { $all } estates: { $cattle } with cattle, { $castles } with a castle, { $monasteries } with a monastery, { $free } free
web-hc-estates-of =
    { $yours ->
        [yes] Your estates
       *[no] The estates of { $whom }
    }
web-hc-own-estates = Estates
web-hc-own-free = { $all } of six, { $free } free
web-hc-place =
    { $place ->
        [cattle] Estate with cattle
        [castle] Estate with a castle
        [monastery] Estate with a monastery
        [free] Free estate
       *[none] No estate yet
    }
web-hc-about =
    { $what ->
        [yellow] Warriors: a fight card each. Most warriors take the Largest Following. Never fewer than three. (HC-4.9, HC-7.1)
        [blue] Pipers: 1 blue each at a scoring; in a raid one adds 1 to a card and then goes to the bag. (HC-5.3, HC-7.4)
        [green] Monks: 1 green each at a scoring; they may pay for an estate. (HC-4.12, HC-7.2)
        [cattle] Cattle: 1 point at each scoring, 2 more for the largest herd; they take points from the others’ blue. (HC-7.3, HC-7.4)
        [castle] A castle: 2 blue at each scoring. (HC-7.4)
        [monastery] A monastery: 3 green at each scoring. (HC-7.2)
        [free] A free estate: room for cattle, a castle or a monastery. (HC-4.8)
       *[none] Room for one more estate, which costs 1 yellow and 1 red, or 1 yellow and 2 green. (HC-4.12)
    }
web-hc-to-estate = Free estate: put it here
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
        [home] one goes to your free estate
        [full] one goes to the bag, for you have no free estate
        [none] none there
       *[bag] one goes to the bag
    }
web-hc-card = Fight card { $card }
web-hc-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-hc-hand = Fight cards
web-hc-new = new
web-hc-following = Largest Following
web-hc-following-note = Largest Following: may put drawn cubes back and draw again
web-hc-start = Start player
web-hc-has =
    { $you ->
        [yes] you { $number }
       *[no] { $who } { $number }
    }
web-hc-track = Points: { $scores }. The red zone begins at { $zone }.
web-hc-round = Round { $number }
web-hc-zone = Red zone: from { $number } a tile may end the game
web-hc-bag = In the bag
web-hc-bag-short = Bag
web-hc-bag-note = Fewer than six ends the game.
web-hc-deck = Fight deck
web-hc-discards = Discards
web-hc-tiles = Estate tiles
web-hc-tiles-left =
    { $number ->
        [one] 1 estate tile left
       *[other] { $number } estate tiles left
    }
web-hc-times = { $card }: { $number } discarded
web-hc-discarded = Discarded
web-hc-seen = Tiles turned up: { $numbers }.

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
        [cattle] to a free estate
        [castle] to a free estate
        [monastery] to a free estate
        [warrior] and draw a card
        [piper] to the court
        [monks]
            { $most ->
                [one] one, to the court
               *[other] one or two, to the court
            }
        [bard] robs a court
       *[estate] take a new place
    }
web-hc-price =
    { $action ->
        [cattle] 1 red cube
        [castle] 2 blue cubes
        [monastery] 3 green cubes
        [warrior] 1 yellow cube
        [piper] 1 blue cube
        [monks] 1 or 2 green cubes
        [bard] 1 blue cube, and nothing else this turn
       *[estate] 1 yellow and 1 red cube, or 1 yellow and 2 green
    }
web-hc-tile =
    { $noted ->
        [yes] { $name }, { $note }:
       *[no] { $name }:
    } { $price }
web-hc-or = or
web-hc-short =
    { $why ->
        [done] done this turn
        [alone] only on its own
        [places] all six taken
        [tiles] no tiles left
        [cubes] cubes are missing
        [free] no free estate
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
web-hc-payment = How the estate is paid
web-hc-from =
    { $from ->
        [court] from the court
       *[drawn] drawn
    }
web-hc-rest =
    { $rest ->
        [0] 1 drawn red cube
        [1] 2 drawn green cubes
        [2] 1 drawn green cube and 1 monk of the court
       *[3] 2 monks of the court
    }
web-hc-rest-short =
    { $rest ->
        [0] drawn
        [1] drawn
        [2] drawn, court
       *[3] from the court
    }
web-hc-keep = Keep for your court:
web-hc-keep-one =
    { $colour ->
        [yellow] the warrior
        [blue] the piper
        [green] the monk
       *[none] nothing
    }

## What is asked

web-hc-ask-return =
    { $number ->
        [0] Largest Following: before you act you may put cubes back and draw as many again.
        [one] Put one cube back and draw another?
       *[other] Put { $number } cubes back and draw as many again?
    }
web-hc-ask-act =
    { $turn ->
        [second]
            { $left ->
                [one] Your second action, with one more cube. Choose one, or none.
               *[other] Your second action, with up to { $left } cubes. Choose one, or none.
            }
       *[first]
            { $only ->
                [yes] You are last in the round: choose your one action.
               *[no] Choose your first action. In two actions you may use four cubes.
            }
    }
web-hc-chosen =
    { $action ->
        [cattle] Cattle, on a free estate: 1 point a round, and 2 more for the largest herd.
        [castle] A castle, on a free estate: counts as 2 blue at each scoring.
        [monastery] A monastery, on a free estate: counts as 3 green at each scoring.
        [warrior] A warrior: one card more in hand. Most warriors: Largest Following.
        [piper] A piper: counts as 1 blue, or adds 1 to a card in a raid, once.
        [monks]
            { $most ->
                [one] A monk: counts as 1 green at each scoring.
               *[other] A monk counts as 1 green at each scoring: one or two?
            }
        [bard]
            { $rival ->
                [yes] The Bard is the only action of this turn. Send him to { $whom }?
               *[no] The Bard takes cubes from another court, and is your only action. Choose a clan.
            }
       *[estate]
            { $court ->
                [yes] One more estate to build on. The warrior that pays leaves your court, and a card with him.
               *[no] One more estate to build on: choose how to pay. Cubes of your court do not count as used.
            }
    }
web-hc-ask-take =
    { $number ->
        [0] The Bard: take one cube from { $whom }, or two of different colours and keep one.
        [one] Only this one, which goes to the bag, or a second of another colour?
       *[other] Two cubes: you may keep one of them, the rest goes to the bag.
    }
web-hc-ask-lose = A warrior has left your court: discard a card.
web-hc-ask-raid =
    { $poor ->
        [yes] Raid { $whom }? Won: +2, for there is nothing to take. Drawn: +1. Lost: −1, { $whom } +2.
       *[no] Raid { $whom }? Won: +1 and something to take. Drawn: +1. Lost: −1, { $whom } +2.
    }
web-hc-ask-third =
    { $number ->
        [0] Raid a clan, exchange up to three cards, or neither.
        [one] Exchange one card?
       *[other] Exchange { $number } cards?
    }
web-hc-against =
    { $pipers ->
        [yes] Strength { $card }, with a piper { $piped }.
       *[no] Strength { $card }.
    } { $whom } has { $low } to { $high }.
web-hc-ask-piper = Strength { $piped } with a piper, who is then spent, or { $card } without? { $whom }: { $low } to { $high }.
web-hc-ask-loot = You have won the raid on { $whom }: take one thing, or nothing.

## Buttons

web-hc-do =
    { $action ->
        [cattle] Put the cattle there
        [castle] Build the castle
        [monastery] Found the monastery
        [warrior] Call the warrior
        [piper] Call the piper
        [monks]
            { $number ->
                [one] Call one monk
               *[other] Call { $number } monks
            }
        [bard] Send the Bard
       *[estate] Buy the estate
    }
web-hc-do-bard = Send the Bard to { $whom }
web-hc-no-second = No second action
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
web-hc-neither = Neither
web-hc-lay = Lay the { $card }
web-hc-add = Add a piper
web-hc-add-none = No piper
web-hc-loot =
    { $site ->
        [cattle]
            { $goes ->
                [home] Steal the cattle
               *[bag] Drive the cattle off
            }
        [castle] Tear down the castle
       *[monastery] Tear down the monastery
    }
web-hc-loot-nothing = Take nothing
web-hc-see-courts = See the courts
web-hc-see-raid = Back to the raid
web-hc-last-scoring = How round { $round } was scored
web-hc-if-scored = If it were scored now
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
web-hc-duel-how = Three combats, a card each; a piper adds 1. Equal strength: undecided. Who wins more combats wins the raid.
web-hc-combat = Combat { $number }
web-hc-no-piper = no piper
web-hc-strength = strength
web-hc-only-you = only you see it
web-hc-undecided = Undecided: { $number } each
web-hc-won =
    { $you ->
        [yes] You win: { $high } over { $low }
       *[no] { $who } wins: { $high } over { $low }
    }
web-hc-stake = What is at stake
web-hc-stake-defender =
    { $you ->
        [yes] You win: you +2, { $whom } −{ $lost }.
       *[no]
            { $yours ->
                [yes] { $who } wins: { $who } +2, you −{ $lost }.
               *[no] { $who } wins: { $who } +2, { $whom } −{ $lost }.
            }
    }
web-hc-stake-drawn =
    { $you ->
        [yes] A drawn raid: you +1.
       *[no] A drawn raid: { $who } +1.
    }
web-hc-stake-attacker =
    { $you ->
        [yes] You win: you +{ $points }.
       *[no] { $who } wins: { $who } +{ $points }.
    }
web-hc-stake-take = With a win the attacker may also take one of these:
web-hc-odds =
    { $last ->
        [yes] Your { $card } in the last combat
       *[no] Your { $card } in this combat
    }
web-hc-odds-mine =
    { $piper ->
        [yes] with a piper
       *[no] alone
    }
web-hc-odds-row = against { $number }
web-hc-odds-cell =
    { $ahead ->
        [0] undecided
        [1] you win
       *[other] you lose
    }
web-hc-odds-raid =
    { $ahead ->
        [0] raid drawn
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
                [yes] You buy an estate for { $cubes } of your court.
               *[no] { $who } buys an estate for { $cubes } of the court.
            }
       *[drawn]
            { $you ->
                [yes] You buy an estate for { $cubes }.
               *[no] { $who } buys an estate for { $cubes }.
            }
    }

## The scoring

web-hc-scored = Round { $round } is scored
web-hc-if-round = If round { $round } were scored now
web-hc-same-position = all counted on the same position
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
        [red] 1 each, most 2 more
       *[blue] less the best other herd
    }
web-hc-row-why =
    { $row ->
        [yellow] Most warriors take the Largest Following; tied, most cubes in the court. Its holder may put drawn cubes back and draw again. (HC-7.1)
        [green] Monks count 1, monasteries 3. Most 3 points, second 2; tied 1 each. (HC-7.2)
        [red] 1 point a cattle, and 2 more for most cattle alone. (HC-7.3)
       *[blue] Pipers count 1, castles 2; the cattle of the best other herd are taken off. (HC-7.4)
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
web-hc-total-rule = before, and this round
web-hc-tile-unseen = Nobody stands in the red zone. One estate tile leaves the game unseen. (HC-7.5)
web-hc-if-unseen = Nobody would stand in the red zone: the game would go on. (HC-7.5)
web-hc-if-tile = The best score would be { $best }: a tile would be turned up, and one of { $best } or less would end the game. (HC-8.1)
web-hc-tile-none = The red zone is reached and no tile is left: the game ends. (HC-8.1)
web-hc-tile-up =
    { $you ->
        [yes] You stand
       *[no] { $who } stands
    } in the red zone at { $best }. The tile turned up shows { $number }: { $ends ->
        [yes] the game ends.
       *[no] the game goes on.
    } (HC-8.1)

## Pictures beside the rules

web-hc-figure-board = A clan at the start: four warriors and two pipers in its court, two estates, one of them with cattle, and room for four more.
web-hc-figure-builds = One red cube is cattle, two blue ones are a castle, three green ones a monastery; each takes a free estate.
web-hc-figure-bard = A blue cube sends the Bard. He takes a monk and a warrior: the monk is kept, the warrior goes to the bag.
web-hc-figure-to-court = own court
web-hc-figure-to-bag = bag
web-hc-figure-pays = Framed cubes may come from the draw or from the own court; a red one comes from the draw only.
web-hc-figure-strength = 3 with a piper against 4 without: both have strength 4, the combat is undecided.
web-hc-figure-herd = Three pipers and two castles are 7 blue cubes; the best other herd has 3 cattle: 4 points.
web-hc-figure-tile = The best score is { $best }. A tile that shows no more ends the game, a higher one lets it go on.
web-hc-figure-ends =
    { $ends ->
        [yes] the game ends
       *[no] it goes on
    }
