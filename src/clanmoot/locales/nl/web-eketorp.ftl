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
            [yes] één van jouw vikingen
           *[no] een viking van { $whom }
        }
       *[other] { $yours ->
            [yes] { $number } van jouw vikingen
           *[no] { $number } vikingen van { $whom }
        }
    }
web-ek-closed =
    { $number ->
        [one] een verborgen kaart
       *[other] { $number } verborgen kaarten
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
            [0] Je hebt geen viking thuis
            [one] Je hebt één viking thuis
           *[other] Je hebt { $number } vikingen thuis
        }
       *[no] { $number ->
            [0] { $who } heeft geen viking thuis
            [one] { $who } heeft één viking thuis
           *[other] { $who } heeft { $number } vikingen thuis
        }
    }
web-ek-hand = hand
web-ek-known = bekende hand
web-ek-known-short = bekend
web-ek-aside = opzij
web-ek-aside-label = Opzijgelegd: { $cards }
web-ek-amulets = amuletten
web-ek-amulets-worth =
    { $number ->
        [0] geen amuletten meer
        [1] 1 punt
       *[other] elk 1 punt
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
web-ek-card-down = Strijdkaart { $value }, gedekt
web-ek-card-closed = Een gedekte kaart
web-ek-hand-known = iedereen kent je hand
web-ek-your-card = jouw kaart
web-ek-their-card = kaart van de ander
web-ek-pile = Bouwstenen om te plaatsen
web-ek-taken = Bouwstenen die je hebt gepakt

## Het veldhospitaal en de rondes

web-ek-hospital = Veldhospitaal
web-ek-hospital-by =
    { $station ->
        [0] schade 3+
        [1] schade 1‑2
        [2] gelijk
       *[3] laatste
    }
web-ek-hospital-step = elke ronde één veld verder
web-ek-station =
    { $station ->
        [last] Laatste veld
       *[other] Veld { $station }
    }: { $who }, { $again ->
        [yes] terug in ronde { $round }
       *[no] dit spel niet meer terug
    }
web-ek-last = laatste
web-ek-back = terug in ronde { $round }
web-ek-back-short = ronde { $round }
web-ek-back-never = niet meer terug
web-ek-back-never-short = weg
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

web-ek-may-send = je kunt hier een viking heen sturen
web-ek-may-take = haal je viking terug
web-ek-send = Stuur een viking naar { $field }
web-ek-take = Haal een viking terug van { $field }
web-ek-plan = Jouw plan
web-ek-plan-secret = alleen jij ziet het
web-ek-plan-note = Alle plannen worden getoond als iedereen klaar is. (EK-3.3)
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
web-ek-plan-vain = Boven { $field } ligt geen bouwsteen, dus een belegering levert daar niets op.
web-ek-stay = blijven thuis
web-ek-ready = Klaar
web-ek-withdraw = Plan wijzigen
web-ek-clear = Plan wissen
web-ek-sealed =
    { $number ->
        [one] Wachten op het plan van één speler. Tot dan kun je je plan wijzigen.
       *[other] Wachten op het plan van { $number } spelers. Tot dan kun je je plan wijzigen.
    }

## Gevechten

web-ek-may-fight = je kunt hier een gevecht beginnen
web-ek-whom = Met wie wil je vechten bij { $field }?
web-ek-fight-there = Vechten met { $whom } bij { $field }?
web-ek-besiege-there = Belegeren vanaf { $field }?
web-ek-fight = Vecht met { $whom }
web-ek-besiege = Beleger { $whom }
web-ek-quarrels = Komende gevechten
web-ek-quarrels-note = om de beurt
web-ek-fights = Gevechten in deze ronde
web-ek-now = nu
web-ek-siege-title =
    { $yours ->
        [yes] Belegering van jouw burcht, { $kind ->
            [0] bij de katapult
            [1] bij de boot
           *[2] bij de rambok
        }
       *[no] Belegering van de burcht van { $whom }, { $kind ->
            [0] bij de katapult
            [1] bij de boot
           *[2] bij de rambok
        }
    }
web-ek-fight-title = Gevecht bij { $field }
web-ek-role =
    { $role ->
        [besieger] belegeraar
        [owner] burchtverdediger
        [absent] eigenaar van de burcht
        [attacker] aanvaller
       *[defender] verdediger
    }
web-ek-defenders =
    { $number ->
        [0] geen vikingen thuis, dus de kaart telt als 0
        [one] één viking thuis, die vecht
       *[other] { $number } vikingen thuis, van wie er één vecht
    }
web-ek-store-note =
    { $bricks ->
        [0] Geen bouwstenen voor { $vikings } vikingen. Ze vechten tot er één speler over is, die niets wint. Daarna wisselen de twee kaarten van eigenaar. (EK-4.1, 4.7)
        [one] Eén bouwsteen voor { $vikings } vikingen. Ze vechten tot er één speler over is. Daarna wisselen de twee kaarten van eigenaar. (EK-4.1, 4.7)
       *[other] { $bricks } bouwstenen voor { $vikings } vikingen. Ze vechten tot er voor elk een bouwsteen is, of tot er één speler over is. Daarna wisselen de twee kaarten van eigenaar. (EK-4.1, 4.7)
    }
web-ek-rivals-note = Van hieruit kan maar één viking belegeren, dus rivalen vechten eerst. Daarna wisselen de twee kaarten van eigenaar. (EK-4.2, 4.7)
web-ek-siege-dashed =
    { $most ->
        [0] Geen kaart levert hier bouwstenen op. Na het gevecht wisselen de twee kaarten van eigenaar. (EK-4.7)
       *[other] De stippellijn toont wat er met schade { $most } te pakken is. Na het gevecht wisselen de twee kaarten van eigenaar. (EK-4.7)
    }
web-ek-siege-note = Wie een belegering wint, pakt van de twee bouwplaatsen bouwstenen die samen hooguit de schade waard zijn. Daarna wisselen de twee kaarten van eigenaar. (EK-4.7, 4.10)
web-ek-loot-note = Pak bouwstenen van boven af. Je houdt er één, de andere gaan naar de voorraad. (EK-4.10)
web-ek-pairs = Mogelijke uitslagen
web-ek-pairs-known =
    { $yours ->
        [yes] Jouw hand is bekend.
       *[no] De hand van { $whom } is bekend.
    }
web-ek-pairs-closed = De hand van { $whom } is verborgen. De tabel toont elke kaart die erin kan zitten.
web-ek-pairs-open = Niemand verdedigt de burcht, dus de kaart van de eigenaar telt als 0. (EK-4.8)
web-ek-pairs-signs =
    { $stake ->
        [mine] Bij een plus pak je bouwstenen die samen hooguit zoveel waard zijn, en gaat de andere viking naar het veldhospitaal. Bij een min gaat die van jou, en bij 0 gaan ze allebei.
        [theirs] Bij een min pakt de ander bouwstenen die samen hooguit zoveel waard zijn, en gaat jouw viking naar het veldhospitaal. Bij een plus gaat de andere, en bij 0 gaan ze allebei.
       *[store] Bij een plus gaat de andere viking naar het veldhospitaal, bij een min die van jou, en bij 0 gaan ze allebei. Een verschil van 3 of meer geeft het langste verblijf.
    }
web-ek-against = tegen { $value }
web-ek-against-any = tegen elke kaart
web-ek-left = { $number } ongezien
web-ek-you-play = jij speelt { $value }
web-ek-outcome =
    { $result ->
        [draw] gelijk, beide vikingen gaan naar het veldhospitaal
        [open]
            { $side ->
                [mine] { $spoils ->
                    [0] geen bouwsteen binnen bereik
                   *[other] je pakt bouwstenen, samen hooguit { $spoils } waard
                }
               *[theirs] { $spoils ->
                    [0] geen bouwsteen binnen bereik van de ander
                   *[other] de ander pakt bouwstenen, samen hooguit { $spoils } waard
                }
            }
        [win]
            { $spoils ->
                [0] de andere viking gaat naar het veldhospitaal, veld { $station }
               *[other] je pakt bouwstenen, samen hooguit { $spoils } waard, en de andere viking gaat naar het veldhospitaal, veld { $station }
            }
       *[loss]
            { $spoils ->
                [0] jouw viking gaat naar het veldhospitaal, veld { $station }
               *[other] de ander pakt bouwstenen, samen hooguit { $spoils } waard, en jouw viking gaat naar het veldhospitaal, veld { $station }
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
        [one] Er is nog één keuze.
       *[other] Er zijn nog { $number } keuzes.
    }
web-ek-spoils-note =
    { $you ->
        [yes] Je mag ook niets pakken. Je kiest nadat beide kaarten zijn omgedraaid. (EK-4.10)
       *[no] { $who } kiest nadat beide kaarten zijn omgedraaid. (EK-4.10)
    }
web-ek-rival-may = kan deze hand ruilen, voor één amulet per kaart
web-ek-rival-may-not = kan deze hand niet ruilen (te weinig amuletten)
web-ek-swap-offer = Eerst je hand ruilen?
web-ek-swap-note =
    { $number ->
        [one] Betaal één amulet (dan heb je er nog { $left }) voor een nieuwe verborgen kaart. Elk bewaard amulet is 1 punt waard. (EK-4.4)
       *[other] Betaal { $number } amuletten (dan heb je er nog { $left }) voor { $number } nieuwe verborgen kaarten. Elk bewaard amulet is 1 punt waard. (EK-4.4)
    }
web-ek-swap-again =
    { $number ->
        [one] Je hebt { $cards } getrokken. Wil je nog een amulet betalen (je hebt er { $amulets }) voor een nieuwe kaart, of houd je deze?
       *[other] Je hebt { $cards } getrokken. Wil je nog { $number } amuletten betalen (je hebt er { $amulets }) voor een nieuwe hand, of houd je deze?
    }
web-ek-swap-offer-again = Nog eens ruilen?
web-ek-swap-sure =
    { $number ->
        [one] { $last ->
            [yes] Je laatste kaart ruilen? Je krijgt het amulet niet terug, en de nieuwe kaart wordt meteen gespeeld.
           *[no] Je laatste kaart ruilen? Je krijgt het amulet niet terug.
        }
       *[other] Je hele hand ruilen? Je krijgt de amuletten niet terug.
    }
web-ek-swap-yes =
    { $number ->
        [one] Betaal 1 amulet
       *[other] Betaal { $number } amuletten
    }
web-ek-back-button = Terug
web-ek-stand = Hand houden
web-ek-stand-one = Houd en speel { $value }
web-ek-play = Speel { $value }
web-ek-unplay = Neem de kaart terug
web-ek-laid-down = Je hebt je kaart gespeeld. Je kunt hem terugnemen tot de ander ook heeft gekozen.

## Buit en bouwen

web-ek-loot-brick = { $what }, bouwplaats { $section }, nummer { $number } van boven
web-ek-ask-loot = Je hebt de belegering gewonnen. Pak van de twee bouwplaatsen bouwstenen die samen hooguit { $damage } waard zijn (al gekozen: { $worth }).
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
web-ek-ask-brick = Kies een bouwsteen, en dan een bouwplaats van je muur.
web-ek-build-note = De katapult, de boot en de rambok bereiken elk alleen de twee bouwplaatsen erboven, van boven af. (EK-4.10)
web-ek-ask-section =
    Plaats { $colour ->
        [green] gras
        [brown] hout
        [clay] klei
       *[stone] steen
    } op een bouwplaats van je muur.

## Het verhaal van een ronde

web-ek-story-plans = De plannen
web-ek-story-others = De andere gevechten
web-ek-story-fight = gevecht
web-ek-story-peace = vrede
web-ek-story-note = Bijlen betekenen dat er meer vikingen dan bouwstenen zijn, dus ze vechten. Bij een vinkje is er voor elk een bouwsteen. Vikingen thuis verdedigen de burcht. (EK-4.1)
web-ek-story-choosing = { $who } kiest bouwstenen.
web-ek-story-unreached = Er wordt geen bouwsteen gepakt.
web-ek-story-draw = Gelijk
web-ek-story-both = Beide vikingen gaan naar het veldhospitaal.
web-ek-story-won =
    { $you ->
        [yes] Je wint met { $by }
       *[no] { $who } wint met { $by }
    }
web-ek-story-change =
    { $you ->
        [yes] De kaarten wisselen van eigenaar. Jij legt de { $defence } opzij en { $whom } de { $attack }.
       *[no] { $yours ->
            [yes] De kaarten wisselen van eigenaar. Jij legt de { $attack } opzij en { $who } de { $defence }.
           *[no] De kaarten wisselen van eigenaar. { $who } legt de { $defence } opzij en { $whom } de { $attack }.
        }
    }
web-ek-story-again = Deze ronde tot nu toe

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
        [yes] Je plaatst { $bricks }.
       *[no] { $who } plaatst { $bricks }.
    }
web-ek-log-on = { $colour } op bouwplaats { $section }

## Plaatjes bij de regels

web-ek-figure-castle = Een muur heeft zes bouwplaatsen voor elk hooguit drie bouwstenen. De katapult, de boot en de rambok grenzen elk aan de twee bouwplaatsen erboven. Een viking van Keith belegert vanaf de boot, en een viking van Campbell verdedigt.
web-ek-figure-bricks = Gras is 1 punt waard, hout 2, klei 3 en steen 4.
web-ek-figure-contested = Opslagplaats A heeft voor elke viking een bouwsteen, dus daar is het vrede. Opslagplaats B heeft meer vikingen dan bouwstenen, dus ze vechten.
web-ek-figure-damage = Een 5 tegen een 3 geeft schade 2. De viking van de verliezer gaat naar veld ‘1-2’ van het veldhospitaal.
web-ek-figure-change = Na een 5 tegen een 3 legt ieder de kaart die de ander speelde open opzij.
web-ek-figure-spoils = Een belegering die met 2 is gewonnen, bereikt de bovenste bouwstenen: twee gras (je houdt er één), één gras, of het hout.
web-ek-figure-stations = Aan het eind van een ronde gaat elke viking één veld verder. Vanaf ‘0’ gaat hij naar huis.

## De legenda

web-ek-about = Legenda
web-ek-about-siege = Een viking bij de katapult, de boot of de rambok belegert de burcht en kan bouwstenen pakken van de twee bouwplaatsen erboven. (EK-4.10)
web-ek-about-hand = Dit is een hand strijdkaarten. Iedereen kent een hand van opzijgelegde kaarten, tot hij wordt geruild. (EK-4.12)
web-ek-about-aside = Kaarten die je in gevechten krijgt, leg je open opzij. Is je hand leeg, dan worden deze vier je hand. (EK-4.7)
web-ek-about-amulets = Betaal vóór een gevecht één amulet per kaart om je hele hand te ruilen. Elk bewaard amulet is 1 punt waard. (EK-4.4, 7.1)
web-ek-about-hospital = Verslagen vikingen gaan naar het veldhospitaal. Ze gaan elke ronde één veld verder en vanaf het laatste naar huis. (EK-6.1)
