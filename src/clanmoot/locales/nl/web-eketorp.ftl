# Het bord van Eketorp in de browser.

## Dingen en plekken

web-ek-bricks =
    { $number ->
        [one] { $colour ->
            [green] gras
            [brown] hout
            [clay] klei
           *[stone] steen
        }
       *[other] { $number } { $colour ->
            [green] gras
            [brown] hout
            [clay] klei
           *[stone] steen
        }
    }
web-ek-nothing = niets
web-ek-nobody = niemand
web-ek-vikings =
    { $number ->
        [one] { $yours ->
            [yes] één viking van jou
           *[no] een viking van { $whom }
        }
       *[other] { $yours ->
            [yes] { $number } vikingen van jou
           *[no] { $number } vikingen van { $whom }
        }
    }
web-ek-closed =
    { $number ->
        [one] een onbekende kaart
       *[other] { $number } onbekende kaarten
    }
web-ek-under = buit: { $what }
web-ek-stores = Opslagplaatsen
web-ek-castle =
    { $yours ->
        [yes] jouw burcht
       *[no] de burcht van { $whom }
    }
web-ek-wall =
    { $yours ->
        [yes] Jouw muur: { $number } van 18 bouwstenen, { $what }
       *[no] De muur van { $whom }: { $number } van 18 bouwstenen, { $what }
    }
web-ek-section = Bouwplaats { $section } van jouw muur: { $what }
web-ek-your-castle = Jouw burcht
web-ek-castle-note =
    { $points ->
        [one] { $number } van 18 bouwstenen · { $points } punt
       *[other] { $number } van 18 bouwstenen · { $points } punten
    }
web-ek-of-eighteen = van 18
web-ek-bricks-label = { $number } van 18 bouwstenen
web-ek-points =
    { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
web-ek-starts = start
web-ek-home = thuis
web-ek-home-label =
    { $you ->
        [yes] { $number ->
            [0] Geen enkele viking van jou is thuis
            [one] Eén viking van jou is thuis
           *[other] { $number } vikingen van jou zijn thuis
        }
       *[no] { $number ->
            [0] Geen enkele viking van { $who } is thuis
            [one] Eén viking van { $who } is thuis
           *[other] { $number } vikingen van { $who } zijn thuis
        }
    }
web-ek-hand = hand
web-ek-known = bekende hand
web-ek-known-short = bekend
web-ek-aside = afgelegd
web-ek-aside-label = Op het aflegveld: { $cards }
web-ek-amulets = amuletten
web-ek-amulets-worth =
    { $number ->
        [0] geen amulet meer
        [1] 1 punt
       *[other] elk een punt
    }
web-ek-amulets-label =
    { $number ->
        [0] Geen amulet
        [one] Eén amulet
       *[other] { $number } amuletten
    }
web-ek-cards = Jouw strijdkaarten
web-ek-cards-title = Strijdkaarten
web-ek-card = Strijdkaart { $value }
web-ek-card-down = Strijdkaart { $value }, gedekt gelegd
web-ek-card-closed = Een gedekte kaart
web-ek-hand-known = iedereen kent je hand
web-ek-your-card = jouw kaart
web-ek-their-card = hun kaart
web-ek-pile = Bouwstenen die je hebt thuisgebracht
web-ek-taken = Bouwstenen die je hebt gepakt

## Het veldhospitaal en de rondes

web-ek-hospital = Veldhospitaal
web-ek-hospital-by =
    { $station ->
        [0] verlies 3+
        [1] verlies 1‑2
        [2] gelijk
       *[3] laatste
    }
web-ek-hospital-step = elke ronde één veld verder
web-ek-station =
    Veld { $station }: { $who }; { $again ->
        [yes] weer in te zetten in ronde { $round }
       *[no] dit spel niet meer in te zetten
    }
web-ek-last = laatste
web-ek-back = terug in ronde { $round }
web-ek-back-short = ronde { $round }
web-ek-back-never = niet meer dit spel
web-ek-back-never-short = te laat
web-ek-round =
    { $round ->
        [10] Ronde 10, de laatste
       *[other] Ronde { $round } van 10
    }
web-ek-starter =
    { $you ->
        [yes] jij start
       *[no] { $who } start
    }
web-ek-is-ready = Klaar
web-ek-is-planning = Maakt een plan
web-ek-seat-ready =
    { $you ->
        [yes] Je bent klaar
       *[no] { $who } is klaar
    }
web-ek-seat-planning =
    { $you ->
        [yes] Je maakt je plan
       *[no] { $who } maakt een plan
    }

## Plannen

web-ek-may-send = hier mag een viking heen
web-ek-may-take = neem je viking terug
web-ek-send = Stuur een viking naar { $field }
web-ek-take = Haal een viking terug van { $field }
web-ek-plan = Jouw plan
web-ek-plan-secret = alleen jij ziet het
web-ek-plan-note = Wordt getoond als iedereen klaar is. (EK-3.3)
web-ek-plan-store =
    { $number ->
        [0] geen bouwstenen
        [one] 1 bouwsteen, { $colour ->
            [green] gras
            [brown] hout
            [clay] klei
           *[stone] steen
        }
       *[other] { $number } bouwstenen, { $colour ->
            [green] gras
            [brown] hout
            [clay] klei
           *[stone] steen
        }
    }
web-ek-plan-siege = bouwplaats { $first } en { $second }: { $what }
web-ek-plan-vain = Boven { $field } staat geen bouwsteen: een belegering levert daar niets op.
web-ek-stay = blijft thuis
web-ek-ready = Klaar
web-ek-withdraw = Intrekken
web-ek-clear = Plan wissen
web-ek-sealed =
    { $number ->
        [one] Je plan ligt vast. Eén speler is nog bezig; tot dan kun je het intrekken.
       *[other] Je plan ligt vast. { $number } spelers zijn nog bezig; tot dan kun je het intrekken.
    }

## Gevechten

web-ek-may-fight = hier mag je een gevecht beginnen
web-ek-whom = Met wie vecht je bij { $field }?
web-ek-fight-there = Vechten met { $whom } bij { $field }?
web-ek-besiege-there = De belegering beginnen vanaf { $field }?
web-ek-fight = Vecht met { $whom }
web-ek-besiege = Beleger { $whom }
web-ek-quarrels = Nog uit te vechten
web-ek-quarrels-note = om de beurt één
web-ek-fights = Gevochten in deze ronde
web-ek-now = nu
web-ek-siege-title =
    { $yours ->
        [yes] Belegering van jouw burcht, { $kind ->
            [0] bij de katapult
            [1] bij de boot
           *[2] bij de rambok
        }
       *[no] Belegering van { $whom }, { $kind ->
            [0] bij de katapult
            [1] bij de boot
           *[2] bij de rambok
        }
    }
web-ek-fight-title = Gevecht bij { $field }
web-ek-role =
    { $role ->
        [besieger] belegeraar
        [owner] verdedigt de burcht
        [absent] eigenaar van de burcht
        [attacker] aanvaller
       *[defender] verdediger
    }
web-ek-defenders =
    { $number ->
        [0] niemand thuis: de kaart telt als 0
        [one] één thuis, die vecht
       *[other] { $number } thuis, één vecht
    }
web-ek-store-note =
    { $bricks ->
        [0] Geen bouwsteen voor { $vikings } vikingen: één clan blijft over, voor niets. Daarna wisselen de twee kaarten van eigenaar. (EK-4.1, 4.7)
        [one] Eén bouwsteen voor { $vikings } vikingen: ze vechten tot er één clan over is. Daarna wisselen de twee kaarten van eigenaar. (EK-4.1, 4.7)
       *[other] { $bricks } bouwstenen voor { $vikings } vikingen: ze vechten tot er voor elk één is, of tot er één clan over is. Daarna wisselen de twee kaarten van eigenaar. (EK-4.1, 4.7)
    }
web-ek-rivals-note = Van hieruit kan maar één viking belegeren: rivalen vechten eerst. Daarna wisselen de twee kaarten van eigenaar. (EK-4.2, 4.7)
web-ek-siege-dashed =
    { $most ->
        [0] Geen kaart levert hier bouwstenen op. Daarna wisselen de twee kaarten van eigenaar. (EK-4.7)
       *[other] Gestippeld: wat bij een schade van { $most } te pakken is. Daarna wisselen de twee kaarten van eigenaar. (EK-4.7)
    }
web-ek-siege-note = Wie wint, pakt bouwstenen van de twee bouwplaatsen, voor zoveel punten als de schade. Daarna wisselen de twee kaarten van eigenaar. (EK-4.7, 4.10)
web-ek-loot-note = Bouwstenen pak je van boven af; je houdt er één, de andere gaan naar de voorraad. (EK-4.10)
web-ek-pairs = Wat elk paar doet
web-ek-pairs-known =
    { $yours ->
        [yes] Jouw hand is bekend.
       *[no] De hand van { $whom } is bekend.
    }
web-ek-pairs-closed = De hand van { $whom } is gesloten: alle waarden waarvan je niet elke kaart hebt gezien.
web-ek-pairs-open = Niemand verdedigt de burcht: de kaart van de eigenaar telt als 0. (EK-4.8)
web-ek-pairs-signs =
    { $stake ->
        [mine] Plus: je mag bouwstenen pakken, samen hooguit zoveel waard, en hun viking gaat naar het veldhospitaal. Min: de jouwe gaat. 0: van allebei één.
        [theirs] Min: de ander mag bouwstenen pakken, samen hooguit zoveel waard, en jouw viking gaat naar het veldhospitaal. Plus: die van de ander gaat. 0: van allebei één.
       *[store] Plus: de viking van de ander gaat naar het veldhospitaal; min: de jouwe. Bij 3 of meer blijft hij er het langst. 0: van allebei één.
    }
web-ek-against = tegen { $value }
web-ek-against-any = tegen elke kaart
web-ek-left = { $number } ongezien
web-ek-you-play = jij speelt { $value }
web-ek-outcome =
    { $result ->
        [draw] gelijk: van allebei een viking naar hospitaal 0
        [open]
            { $side ->
                [mine] { $spoils ->
                    [0] geen bouwsteen binnen bereik
                   *[other] bouwstenen ter waarde van hooguit { $spoils }
                }
               *[theirs] { $spoils ->
                    [0] geen bouwsteen binnen hun bereik
                   *[other] de ander pakt hooguit { $spoils }
                }
            }
        [win]
            { $spoils ->
                [0] hun viking naar hospitaal { $station }
               *[other] bouwstenen ter waarde van hooguit { $spoils }, hun viking naar hospitaal { $station }
            }
       *[loss]
            { $spoils ->
                [0] jouw viking naar hospitaal { $station }
               *[other] de ander mag bouwstenen pakken, samen hooguit { $spoils } waard, jouw viking naar hospitaal { $station }
            }
    }
web-ek-spoils =
    { $most ->
        [0] Geen buit
       *[other] { $you ->
            [yes] Buit als je met { $most } wint
           *[no] Buit als { $who } met { $most } wint
        }
    }
web-ek-spoils-where = van boven op bouwplaats { $first } en { $second }
web-ek-spoils-worth = { $what }, { $worth } waard
web-ek-spoils-keep =
    { $number ->
        [one] om te houden
       *[other] één om te houden, de rest naar de voorraad
    }
web-ek-spoils-none = Er is geen bouwsteen binnen bereik.
web-ek-spoils-more =
    { $number ->
        [one] En nog één keuze.
       *[other] En nog { $number } keuzes.
    }
web-ek-spoils-note =
    { $you ->
        [yes] Of niets. Je kiest als de kaarten zijn omgedraaid. (EK-4.10)
       *[no] { $who } zou kiezen als de kaarten zijn omgedraaid. (EK-4.10)
    }
web-ek-rival-may = kan deze hand ruilen: een amulet per kaart
web-ek-rival-may-not = kan niet ruilen: minder amuletten dan kaarten
web-ek-swap-offer = Eerst je hand ruilen?
web-ek-swap-note =
    { $number ->
        [one] Eén nieuwe kaart die niemand kent, voor een amulet; dan heb je er nog { $left }. Elk amulet dat je houdt, is een punt. (EK-4.4)
       *[other] { $number } nieuwe kaarten die niemand kent, voor { $number } amuletten; dan heb je er nog { $left }. Elk amulet dat je houdt, is een punt. (EK-4.4)
    }
web-ek-swap-again =
    { $number ->
        [one] Je hebt { $cards } getrokken. Ruil je die kaart nog eens voor een amulet (je hebt er { $amulets }), of houd je hem?
       *[other] Je hebt { $cards } getrokken. Ruil je die kaarten nog eens voor evenveel amuletten (je hebt er { $amulets }), of houd je ze?
    }
web-ek-swap-offer-again = Nog een keer ruilen?
web-ek-swap-sure =
    { $number ->
        [one] { $last ->
            [yes] Je laatste kaart ruilen? Het amulet krijg je niet terug, en de nieuwe kaart wordt meteen gespeeld.
           *[no] Je laatste kaart ruilen? Het amulet krijg je niet terug.
        }
       *[other] Al je handkaarten ruilen? De amuletten krijg je niet terug.
    }
web-ek-swap-yes =
    { $number ->
        [one] Betaal 1 amulet
       *[other] Betaal { $number } amuletten
    }
web-ek-back-button = Terug
web-ek-stand = Ik houd mijn kaarten
web-ek-stand-one = Houd en speel { $value }
web-ek-play = Speel { $value }
web-ek-unplay = Neem de kaart terug
web-ek-laid-down = Je kaart ligt gedekt. Je kunt hem terugnemen tot de andere er ook ligt.

## Buit en bouwen

web-ek-loot-brick = { $what }, nummer { $number } van boven op bouwplaats { $section }
web-ek-ask-loot = Je hebt de belegering gewonnen: pak bouwstenen van de twee bouwplaatsen, samen hooguit { $damage } waard ({ $worth } gekozen).
web-ek-loot =
    { $number ->
        [0] Niets pakken
        [one] Pak 1 bouwsteen, { $worth } waard
       *[other] Pak { $number } bouwstenen, { $worth } waard
    }
web-ek-keep =
    Houd { $colour ->
        [green] gras
        [brown] hout
        [clay] klei
       *[stone] steen
    }
web-ek-ask-brick = Bouw met je bouwstenen: kies er een, en dan een bouwplaats van je muur.
web-ek-build-note = Katapult, boot en rambok reiken elk alleen tot de twee bouwplaatsen erboven, van boven af. (EK-4.10)
web-ek-ask-section =
    Zet { $colour ->
        [green] gras
        [brown] hout
        [clay] klei
       *[stone] steen
    } op een bouwplaats van je muur.

## Wat een ronde heeft laten zien

web-ek-story-plans = De plannen worden getoond
web-ek-story-others = Intussen, bij de anderen
web-ek-story-fight = hier wordt gevochten
web-ek-story-peace = vrede
web-ek-story-note = Bijlen: meer vikingen dan bouwstenen, dus daar wordt gevochten. Vinkje: voor ieder een bouwsteen. Wie thuisblijft, verdedigt de burcht. (EK-4.1)
web-ek-story-choosing = { $who } kiest bouwstenen.
web-ek-story-unreached = Er gaat geen bouwsteen van de muur.
web-ek-story-draw = Gelijk
web-ek-story-both = Van allebei gaat een viking naar het veldhospitaal, veld 0.
web-ek-story-won =
    { $you ->
        [yes] Je wint met { $by }
       *[no] { $who } wint met { $by }
    }
web-ek-story-change =
    { $you ->
        [yes] De kaarten wisselen van eigenaar: jij legt de { $defence } af, { $whom } de { $attack }.
       *[no] { $yours ->
            [yes] De kaarten wisselen van eigenaar: jij legt de { $attack } af, { $who } de { $defence }.
           *[no] De kaarten wisselen van eigenaar: { $who } legt de { $defence } af, { $whom } de { $attack }.
        }
    }
web-ek-story-again = Wat deze ronde heeft laten zien

## Het verslag, meer stappen op een regel

web-ek-log-drawn =
    { $number ->
        [one] { $you ->
            [yes] Je trekt een kaart.
           *[no] { $who } trekt een kaart.
        }
       *[other] { $you ->
            [yes] Je trekt { $number } kaarten.
           *[no] { $who } trekt { $number } kaarten.
        }
    }
web-ek-log-deal =
    { $you ->
        [yes] Je trekt { $cards }.
       *[no] { $who } trekt { $cards }.
    }
web-ek-log-show =
    { $you ->
        [yes] Je stuurt { $fields }.
       *[no] { $who } stuurt { $fields }.
    }
web-ek-log-none =
    { $you ->
        [yes] Je houdt alle vikingen thuis.
       *[no] { $who } houdt alle vikingen thuis.
    }
web-ek-log-to =
    { $count ->
        [one] een viking naar { $field }
       *[other] { $count } vikingen naar { $field }
    }
web-ek-log-build =
    { $you ->
        [yes] Je zet { $bricks }.
       *[no] { $who } zet { $bricks }.
    }
web-ek-log-on = { $colour } op bouwplaats { $section }

## Plaatjes bij de regels

web-ek-figure-castle = Zes bouwplaatsen voor hooguit drie bouwstenen. Katapult, boot en rambok grenzen elk aan de twee bouwplaatsen erboven; een viking van Keith belegert bij de boot, een van Campbell verdedigt.
web-ek-figure-bricks = Gras telt 1, hout 2, klei 3 en steen 4.
web-ek-figure-contested = Bij A is er voor allebei een bouwsteen: vrede. Bij B zijn er meer vikingen dan bouwstenen: ze vechten.
web-ek-figure-damage = 5 tegen 3 is 2 schade: de viking van de verliezer gaat naar veld 1-2.
web-ek-figure-change = Na 5 tegen 3 legt ieder de kaart die de ander speelde open af.
web-ek-figure-spoils = Een belegering die met 2 is gewonnen, reikt tot de twee keer gras of het hout bovenop: twee gras (je houdt er één), één gras, of het hout.
web-ek-figure-stations = Aan het eind van een ronde gaat elke viking een veld verder; vanaf 0 gaat hij naar huis.

## Wat is wat

web-ek-about = Wat is wat
web-ek-about-siege = Katapult, boot en rambok: een viking daar belegert de burcht en kan bouwstenen winnen van de twee bouwplaatsen erboven. (EK-4.10)
web-ek-about-hand = Strijdkaarten in de hand. Een teruggenomen hand is bij iedereen bekend, tot hij wordt geruild. (EK-4.12)
web-ek-about-aside = Kaarten die je in gevechten krijgt, liggen open op het aflegveld; is je hand leeg, dan worden deze vier je hand. (EK-4.7)
web-ek-about-amulets = Voor een amulet per kaart ruil je voor een gevecht je hele hand; elk amulet dat je houdt, is een punt. (EK-4.4, 7.1)
web-ek-about-hospital = Verslagen vikingen liggen in het veldhospitaal en gaan elke ronde een veld verder; vanaf het laatste gaan ze naar huis. (EK-6.1)
