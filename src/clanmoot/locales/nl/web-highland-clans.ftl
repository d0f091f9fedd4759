# Het bord van Highland Clans in de browser.

## Blokjes, kaarten, hoven en landgoederen

web-hc-cube =
    { $colour ->
        [yellow] Geel blokje
        [blue] Blauw blokje
        [green] Groen blokje
       *[red] Rood blokje
    }
web-hc-cubes =
    { $colour ->
        [yellow] { $number } geel
        [blue] { $number } blauw
        [green] { $number } groen
       *[red] { $number } rood
    }
# Kort, voor de smalle velden van het hof.
web-hc-field =
    { $colour ->
        [yellow] Krijgers
        [blue] Doedelzakken
       *[green] Monniken
    }
web-hc-court =
    { $colour ->
        [yellow]
            { $number ->
                [one] 1 krijger
               *[other] { $number } krijgers
            }
        [blue]
            { $number ->
                [one] 1 doedelzakspeler
               *[other] { $number } doedelzakspelers
            }
       *[green]
            { $number ->
                [one] 1 monnik
               *[other] { $number } monniken
            }
    }
web-hc-court-of =
    { $yours ->
        [yes] Jouw hof
       *[no] Het hof van { $whom }
    }
web-hc-to-court = Naar je hof: { $what }
web-hc-estates = { $all } landgoederen: { $cattle } met een rund, { $castles } met een burcht, { $monasteries } met een klooster, { $free } vrij
web-hc-estates-of =
    { $yours ->
        [yes] Jouw landgoederen
       *[no] De landgoederen van { $whom }
    }
web-hc-own-estates = Landgoederen
web-hc-own-free = { $all } van de zes, { $free } vrij
web-hc-place =
    { $place ->
        [cattle] Landgoed met een rund
        [castle] Landgoed met een burcht
        [monastery] Landgoed met een klooster
        [free] Vrij landgoed
       *[none] Nog geen landgoed
    }
web-hc-about =
    { $what ->
        [yellow] Elke krijger geeft je een kaart, en je hebt er altijd minstens drie. Wie de meeste krijgers heeft, heeft de Grootste Aanhang. (HC-4.9, HC-7.1)
        [blue] Elke doedelzakspeler telt als 1 blauw bij een telling. In een gevecht geeft hij een kaart 1 erbij en gaat dan naar de buidel. (HC-5.3, HC-7.4)
        [green] Elke monnik telt als 1 groen bij een telling. Monniken kunnen ook een landgoed betalen. (HC-4.12, HC-7.2)
        [cattle] Een rund geeft 1 punt bij elke telling, en de grootste kudde geeft 2 extra. Het kost de anderen blauwe punten. (HC-7.3, HC-7.4)
        [castle] Een burcht telt als 2 blauw bij elke telling. (HC-7.4)
        [monastery] Een klooster telt als 3 groen bij elke telling. (HC-7.2)
        [free] Een vrij landgoed heeft plaats voor een rund, een burcht of een klooster. (HC-4.8)
       *[none] Hier is plaats voor nog een landgoed. Het kost 1 geel, plus 1 rood of 2 groen naar keuze. (HC-4.12)
    }
web-hc-to-estate = Vrij landgoed: zet het hier
web-hc-site-name =
    { $site ->
        [cattle] rund
        [castle] burcht
       *[monastery] klooster
    }
web-hc-site =
    { $site ->
        [cattle]
            { $number ->
                [one] Rund
               *[other] Runderen
            }
        [castle]
            { $number ->
                [one] Burcht
               *[other] Burchten
            }
       *[monastery]
            { $number ->
                [one] Klooster
               *[other] Kloosters
            }
    }: { $number }
web-hc-site-goes =
    { $site ->
        [home] één gaat naar je vrije landgoed
        [full] één gaat naar de buidel, want je hebt geen vrij landgoed
        [none] zijn er niet
       *[bag] één gaat naar de buidel
    }
web-hc-card = Kaart { $card }
web-hc-cards =
    { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
web-hc-hand = Jouw kaarten
web-hc-new = nieuw
web-hc-following = Grootste Aanhang
web-hc-following-note = Grootste Aanhang: deze speler mag blokjes opnieuw trekken
web-hc-start = Startspeler
web-hc-has =
    { $you ->
        [yes] jij { $number }
       *[no] { $who } { $number }
    }
web-hc-track = Punten: { $scores }. De rode zone begint bij { $zone }.
web-hc-round = Ronde { $number }
web-hc-zone = Rode zone: vanaf { $number } kan een tegel de partij beëindigen
web-hc-bag = In de buidel
web-hc-bag-short = Buidel
web-hc-bag-note = Met minder dan zes eindigt de partij.
web-hc-deck = Trekstapel
web-hc-discards = Aflegstapel
web-hc-tiles = Landgoedtegels
web-hc-tiles-left =
    { $number ->
        [one] nog 1 landgoedtegel
       *[other] nog { $number } landgoedtegels
    }
web-hc-times = { $card }: { $number } afgelegd
web-hc-discarded = Afgelegd
web-hc-seen = Omgedraaide tegels: { $numbers }.

## De acht acties

web-hc-actions = Acties
web-hc-action =
    { $action ->
        [cattle] Rund
        [castle] Burcht
        [monastery] Klooster
        [warrior] Krijger
        [piper] Doedelzak
        [monks] Monniken
        [bard] Bard
       *[estate] Landgoed
    }
web-hc-action-note =
    { $action ->
        [cattle] op een vrij landgoed
        [castle] op een vrij landgoed
        [monastery] op een vrij landgoed
        [warrior] en trek een kaart
        [piper] naar het hof
        [monks]
            { $most ->
                [one] één, naar het hof
               *[other] één of twee, naar het hof
            }
        [bard] neemt uit een hof
       *[estate] nog een landgoed
    }
web-hc-price =
    { $action ->
        [cattle] 1 rood blokje
        [castle] 2 blauwe blokjes
        [monastery] 3 groene blokjes
        [warrior] 1 geel blokje
        [piper] 1 blauw blokje
        [monks] 1 of 2 groene blokjes
        [bard] 1 blauw blokje; je enige actie
       *[estate] 1 geel blokje, plus 1 rood of 2 groene naar keuze
    }
web-hc-tile =
    { $noted ->
        [yes] { $name }, { $note }:
       *[no] { $name }:
    } { $price }
web-hc-or = of
web-hc-short =
    { $why ->
        [done] al uitgevoerd
        [alone] alleen als enige actie
        [places] je hebt er zes
        [tiles] geen tegels meer
        [cubes] te weinig blokjes
        [free] geen vrij landgoed
        [four] meer dan vier blokjes
        [lack]
            { $colour ->
                [yellow] { $number } geel te weinig
                [blue] { $number } blauw te weinig
                [green] { $number } groen te weinig
               *[red] { $number } rood te weinig
            }
       *[other] nu niet
    }
web-hc-drawn = Getrokken blokjes
web-hc-drew =
    { $you ->
        [yes] Je trok
       *[no] { $who } trok
    }
web-hc-pips =
    { $would ->
        [0] { $used } van 4 gebruikt
       *[other] { $used } van 4 gebruikt, { $would } gekozen
    }
web-hc-payment = Het landgoed betalen
web-hc-from =
    { $from ->
        [court] je hof
       *[drawn] getrokken
    }
web-hc-rest =
    { $rest ->
        [0] 1 getrokken rood blokje
        [1] 2 getrokken groene blokjes
        [2] 1 getrokken groen blokje en 1 monnik uit je hof
       *[3] 2 monniken uit je hof
    }
web-hc-rest-short =
    { $rest ->
        [0] getrokken
        [1] getrokken
        [2] getrokken, hof
       *[3] je hof
    }
web-hc-keep = Houd voor je hof:
web-hc-keep-one =
    { $colour ->
        [yellow] de krijger
        [blue] de doedelzakspeler
        [green] de monnik
       *[none] niets
    }

## Wat er gevraagd wordt

web-hc-ask-return =
    { $number ->
        [0] Grootste Aanhang: voor je eerste actie mag je blokjes opnieuw trekken.
        [one] Eén blokje opnieuw trekken?
       *[other] { $number } blokjes opnieuw trekken?
    }
web-hc-ask-act =
    { $turn ->
        [second]
            { $left ->
                [one] Kies een tweede actie (nog 1 blokje), of sla die over.
               *[other] Kies een tweede actie (hooguit { $left } blokjes), of sla die over.
            }
       *[first]
            { $only ->
                [yes] Je bent de laatste van de ronde. Kies je enige actie.
               *[no] Kies je eerste actie. In twee acties mag je vier blokjes gebruiken.
            }
    }
web-hc-chosen =
    { $action ->
        [cattle] Een rund op een vrij landgoed geeft 1 punt per ronde, en de grootste kudde geeft 2 extra.
        [castle] Een burcht op een vrij landgoed telt als 2 blauw bij elke telling.
        [monastery] Een klooster op een vrij landgoed telt als 3 groen bij elke telling.
        [warrior] Een krijger geeft je een kaart erbij. Wie de meeste krijgers heeft, heeft de Grootste Aanhang.
        [piper] Een doedelzakspeler telt als 1 blauw, of geeft een kaart in één gevecht 1 erbij.
        [monks]
            { $most ->
                [one] Een monnik telt als 1 groen bij elke telling.
               *[other] Elke monnik telt als 1 groen bij elke telling. Werf je er één of twee?
            }
        [bard]
            { $rival ->
                [yes] De Bard naar { $whom } sturen? Dit is dan je enige actie.
               *[no] De Bard neemt blokjes uit een ander hof. Het is je enige actie. Kies een clan.
            }
       *[estate]
            { $court ->
                [yes] Je betaalt met een krijger uit je hof, dus je raakt ook een kaart kwijt.
               *[no] Kies hoe je betaalt: 1 geel, plus 1 rood of 2 groen. Blokjes uit je hof tellen niet als gebruikt.
            }
    }
web-hc-ask-take =
    { $number ->
        [0] Neem met de Bard één blokje van { $whom }, of twee van verschillende kleur en houd er één.
        [one] Dit blokje gaat naar de buidel. Neem alleen dit, of kies er een van een andere kleur bij.
       *[other] Van deze twee blokjes mag je er één houden. Het andere gaat naar de buidel.
    }
web-hc-ask-lose = Je bent een krijger kwijt. Leg een kaart af.
web-hc-ask-raid =
    { $poor ->
        [yes] Op rooftocht bij { $whom }? Winst is 2 punten waard (er is geen buit), gelijkspel 1. Verlies kost je 1 punt en geeft { $whom } er 2.
       *[no] Op rooftocht bij { $whom }? Winst is 1 punt en buit waard, gelijkspel 1 punt. Verlies kost je 1 punt en geeft { $whom } er 2.
    }
web-hc-ask-third =
    { $number ->
        [0] Ga op rooftocht, ruil hooguit drie kaarten, of beëindig je beurt.
        [one] Eén kaart ruilen?
       *[other] { $number } kaarten ruilen?
    }
web-hc-against =
    { $pipers ->
        [yes] Je kracht is { $card }, of { $piped } met een doedelzakspeler.
       *[no] Je kracht is { $card }.
    } { $whom } kan { $low } tot en met { $high } hebben.
web-hc-ask-piper = Een doedelzakspeler inzetten voor kracht { $piped } in plaats van { $card }? De kracht van { $whom } kan { $low } tot en met { $high } zijn.
web-hc-ask-loot = Je hebt de rooftocht bij { $whom } gewonnen. Neem één buit mee, of niets.

## Knoppen

web-hc-do =
    { $action ->
        [cattle] Zet het rund daar
        [castle] Bouw de burcht
        [monastery] Bouw het klooster
        [warrior] Werf de krijger
        [piper] Werf de doedelzakspeler
        [monks]
            { $number ->
                [one] Werf één monnik
               *[other] Werf { $number } monniken
            }
        [bard] Stuur de Bard
       *[estate] Koop het landgoed
    }
web-hc-do-bard = Stuur de Bard naar { $whom }
web-hc-no-second = Tweede actie overslaan
web-hc-keep-cubes = Alle zes houden
web-hc-put-back = Trek { $number } opnieuw
web-hc-take =
    { $number ->
        [one] Neem het blokje
       *[other]
            { $kept ->
                [yellow] Neem beide, houd de krijger
                [blue] Neem beide, houd de doedelzak
                [green] Neem beide, houd de monnik
               *[none] Neem beide, houd niets
            }
    }
web-hc-raid = Op rooftocht bij { $whom }
web-hc-exchange =
    { $number ->
        [one] 1 kaart ruilen
       *[other] { $number } kaarten ruilen
    }
web-hc-discard =
    { $number ->
        [one] Leg de kaart af
       *[other] Leg { $number } kaarten af
    }
web-hc-neither = Beurt beëindigen
web-hc-lay = Speel de { $card }
web-hc-add = Met
web-hc-add-none = Zonder
web-hc-loot =
    { $site ->
        [cattle]
            { $goes ->
                [home] Steel het rund
               *[bag] Haal het rund weg
            }
        [castle] Haal de burcht weg
       *[monastery] Haal het klooster weg
    }
web-hc-loot-nothing = Niets meenemen
web-hc-see-courts = Bekijk de hoven
web-hc-see-raid = Terug naar de rooftocht
web-hc-last-scoring = Telling van ronde { $round }
web-hc-if-scored = Als er nu geteld werd
web-hc-next-round = Ronde { $round }
web-hc-close = Sluiten

## De rooftocht

web-hc-duel =
    { $yours ->
        [yes] { $who } gaat bij jou op rooftocht
       *[no]
            { $you ->
                [yes] Je gaat bij { $whom } op rooftocht
               *[no] { $who } gaat bij { $whom } op rooftocht
            }
    }
web-hc-attacks = aanvaller
web-hc-defends = verdediger
web-hc-left =
    { $pipers ->
        [one] 1 doedelzakspeler
       *[other] { $pipers } doedelzakspelers
    }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
web-hc-duel-how = Gelijk telt voor niemand. Wie de meeste van de drie gevechten wint, wint de rooftocht. Een doedelzak geeft 1 erbij.
web-hc-combat = Gevecht { $number }
web-hc-no-piper = zonder doedelzak
web-hc-strength = kracht
web-hc-only-you = alleen jij ziet hem
web-hc-undecided = Gelijk: allebei { $number }
web-hc-won =
    { $you ->
        [yes] Jij wint: { $high } tegen { $low }
       *[no] { $who } wint: { $high } tegen { $low }
    }
web-hc-stake = Inzet
web-hc-stake-defender =
    { $you ->
        [yes] Win jij, dan krijg je 2 punten en verliest { $whom } er { $lost }.
       *[no]
            { $yours ->
                [yes] Wint { $who }, dan krijgt { $who } 2 punten en verlies jij er { $lost }.
               *[no] Wint { $who }, dan krijgt { $who } 2 punten en verliest { $whom } er { $lost }.
            }
    }
web-hc-stake-drawn =
    { $you ->
        [yes] Bij gelijkspel krijg jij 1 punt.
       *[no] Bij gelijkspel krijgt { $who } 1 punt.
    }
web-hc-stake-attacker =
    { $you ->
        [yes] Win jij, dan scoor je { $points }.
       *[no] Wint { $who }, dan scoort { $who } { $points }.
    }
web-hc-stake-take = Wint de aanvaller, dan mag die ook één hiervan meenemen:
web-hc-odds =
    { $last ->
        [yes] Jouw { $card } in het laatste gevecht
       *[no] Jouw { $card } in dit gevecht
    }
web-hc-odds-mine =
    { $piper ->
        [yes] met doedelzak
       *[no] zonder doedelzak
    }
web-hc-odds-row = tegen { $number }
web-hc-odds-cell =
    { $ahead ->
        [0] gelijk
        [1] gewonnen
       *[other] verloren
    }
web-hc-odds-raid =
    { $ahead ->
        [0] tocht gelijk
        [1] tocht gewonnen
       *[other] tocht verloren
    }

## Het logboek

web-hc-log-cubes =
    { $you ->
        [yes] Je trekt { $cubes }.
       *[no] { $who } trekt { $cubes }.
    }
web-hc-log-cards =
    { $you ->
        [yes] Je trekt { $cards }.
       *[no] { $who } trekt { $cards }.
    }
web-hc-log-drawn =
    { $you ->
        [yes] { $number ->
            [one] Je trekt een kaart.
           *[other] Je trekt { $number } kaarten.
        }
       *[no] { $number ->
            [one] { $who } trekt een kaart.
           *[other] { $who } trekt { $number } kaarten.
        }
    }
web-hc-log-estate =
    { $from ->
        [court]
            { $you ->
                [yes] Je koopt een landgoed voor { $cubes } uit je hof.
               *[no] { $who } koopt een landgoed voor { $cubes } uit het hof.
            }
       *[drawn]
            { $you ->
                [yes] Je koopt een landgoed voor { $cubes }.
               *[no] { $who } koopt een landgoed voor { $cubes }.
            }
    }

## De telling

web-hc-scored = Telling van ronde { $round }
web-hc-if-round = Ronde { $round }, nu geteld
web-hc-same-position = alle vier tegelijk geteld
web-hc-row =
    { $row ->
        [yellow] Krijgers
        [green] Groene blokjes
        [red] Runderen
       *[blue] Blauwe blokjes
    }
web-hc-row-rule =
    { $row ->
        [yellow] de meeste: Grootste Aanhang
        [green] de meeste 3, daarna 2
        [red] elk 1, de meeste +2
       *[blue] min de grootste andere kudde
    }
web-hc-row-why =
    { $row ->
        [yellow] Wie de meeste krijgers heeft, krijgt de Grootste Aanhang en mag blokjes opnieuw trekken. Bij gelijke stand tellen alle blokjes in het hof. (HC-7.1)
        [green] Monniken tellen voor 1, kloosters voor 3. Het meeste groen geeft 3 punten, de tweede plaats 2. Bij gelijke stand krijgt elk 1 punt. (HC-7.2)
        [red] Elk rund geeft 1 punt. Wie als enige de meeste heeft, krijgt er 2 bij. (HC-7.3)
       *[blue] Doedelzakspelers tellen voor 1, burchten voor 2. De runderen van de grootste andere kudde gaan eraf. (HC-7.4)
    }
web-hc-counted =
    { $row ->
        [yellow]
            { $number ->
                [one] 1 krijger
               *[other] { $number } krijgers
            }
        [green] { $number } groen
        [red]
            { $number ->
                [one] 1 rund
               *[other] { $number } runderen
            }
       *[blue]
            { $number } blauw − { $less ->
                [one] 1 rund
               *[other] { $less } runderen
            }
    }{ $row ->
        [blue] { "" }
       *[other]
            { $rank ->
                [most] , de meeste
                [shared] , gedeeld
                [second] , tweede
                [level] , gedeeld tweede
               *[plain] { "" }
            }
    }
web-hc-total = Totaal
web-hc-total-rule = met de eerdere punten
web-hc-tile-unseen = Niemand staat in de rode zone. Eén landgoedtegel gaat ongezien uit het spel. (HC-7.5)
web-hc-if-unseen = Niemand zou in de rode zone staan. De partij zou doorgaan. (HC-7.5)
web-hc-if-tile = De hoogste score zou { $best } zijn. Een landgoedtegel van { $best } of minder zou de partij beëindigen. (HC-8.1)
web-hc-tile-none = De rode zone is bereikt en er is geen landgoedtegel meer. De partij eindigt. (HC-8.1)
web-hc-tile-up =
    { $you ->
        [yes] Jij staat
       *[no] { $who } staat
    } in de rode zone op { $best }. De tegel toont { $number }: { $ends ->
        [yes] de partij eindigt.
       *[no] de partij gaat verder.
    } (HC-8.1)

## Tekeningen bij de regels

web-hc-figure-board = Een clan begint met vier krijgers en twee doedelzakspelers in het hof. Er zijn twee landgoederen, één met een rund, en er is plaats voor nog vier.
web-hc-figure-builds = Eén rood blokje is een rund, twee blauwe zijn een burcht en drie groene een klooster. Elk neemt een vrij landgoed in.
web-hc-figure-bard = Een blauw blokje stuurt de Bard, die een monnik en een krijger neemt. Je houdt de monnik. De krijger gaat in de buidel.
web-hc-figure-to-court = je hof
web-hc-figure-to-bag = buidel
web-hc-figure-pays = Blokjes in een kader komen uit de trekking of uit je hof. Een rood blokje komt alleen uit de trekking.
web-hc-figure-strength = Een 3 met een doedelzakspeler en een 4 zonder hebben allebei kracht 4, dus het gevecht eindigt gelijk.
web-hc-figure-herd = Drie doedelzakspelers en twee burchten zijn 7 blauw. De grootste andere kudde telt 3 runderen, dus de score is 7 − 3 = 4 punten.
web-hc-figure-tile = De hoogste score is { $best }. Een tegel met dat getal of lager beëindigt de partij. Bij een hoger getal gaat ze door.
web-hc-figure-ends =
    { $ends ->
        [yes] de partij eindigt
       *[no] het gaat door
    }
