# Highland Clans: blokjes en kaarten, vragen, logboek, weigeringen, einde. De termen staan in de Engelse catalogus.

## Blokjes, kaarten en gebouwen

hc-yellow = { $number } geel
hc-blue = { $number } blauw
hc-green = { $number } groen
hc-red = { $number } rood
hc-none = niets
hc-nothing = niets
hc-card = een { $card }
hc-with-piper = een { $card } met doedelzakspeler, gevechtskracht { $strength }
hc-cattle = een rund
hc-castle = een burcht
hc-monastery = een klooster
hc-buy-cattle = een rund (1 rood)
hc-buy-castle = een burcht (2 blauw)
hc-buy-monastery = een klooster (3 groen)
hc-buy-warrior = een krijger (1 geel)
hc-buy-piper = een doedelzakspeler (1 blauw)
hc-buy-monks = 1 of 2 monniken (elk 1 groen)
hc-buy-estate = een landgoed (1 geel, plus 1 rood of 2 groen naar keuze; geel en groen mogen uit je hof komen)
hc-buy-bard = de Bard (1 blauw, je enige actie deze beurt)

## Vragen

hc-aim = Zorg dat je aan het eind van de partij de meeste punten hebt. Bouw je clan op en ga bij je buren op rooftocht. Zodra een speler 30 punten heeft, kan elke ronde de laatste zijn.
hc-ask-return = Jij hebt de Grootste Aanhang en trok { $cubes }. Trek blokjes naar keuze opnieuw, of houd ze allemaal. Zo kun je ervan kopen: { $options }.
hc-ask-act = Je trok { $cubes }. Kies een actie: { $options }.
hc-ask-second =
    { $left ->
        [one] Kies een tweede actie of beëindig je acties. Je mag nog één blokje gebruiken van { $cubes }: { $options }.
       *[other] Kies een tweede actie of beëindig je acties. Je mag nog { $left } blokjes gebruiken van { $cubes }: { $options }.
    }
hc-ask-take = Neem met de Bard één blokje, of twee van verschillende kleur. Van twee blokjes mag je er één houden.
hc-ask-lose = Je bent een krijger kwijt. Leg een kaart af.
hc-ask-third = Ga op rooftocht of ruil hooguit drie kaarten. Wil je geen van beide, leg dan geen kaart af.
hc-ask-attack = Gevecht { $combat } tegen { $whom }: speel een kaart gedekt.
hc-ask-defend = Gevecht { $combat } tegen { $whom }: speel een kaart om je te verdedigen.
hc-ask-piper = Wil je een doedelzakspeler bij je kaart zetten?
hc-ask-loot = Je hebt de rooftocht gewonnen. Wat neem je mee?
hc-ask-cut = Je hebt vijf kaarten getrokken. Leg twee kaarten uit je hand af.
hc-ask-cut-five = Je hebt { $cards } getrokken. Leg twee van deze vijf af.
hc-wait = { $who } denkt na.
hc-wait-chance = Blokjes en kaarten trekken…
hc-over = De partij is afgelopen.

## Logboek

hc-log-begin =
    { $you ->
        [yes] Jij begint.
       *[no] { $who } begint.
    }
hc-log-cube =
    { $you ->
        [yes] Je trekt { $cube }.
       *[no] { $who } trekt { $cube }.
    }
hc-log-return =
    { $you ->
        [yes] Je doet { $cubes } terug in de buidel.
       *[no] { $who } doet { $cubes } terug in de buidel.
    }
hc-log-cattle =
    { $you ->
        [yes] Je zet een rund op een landgoed.
       *[no] { $who } zet een rund op een landgoed.
    }
hc-log-castle =
    { $you ->
        [yes] Je bouwt een burcht.
       *[no] { $who } bouwt een burcht.
    }
hc-log-monastery =
    { $you ->
        [yes] Je bouwt een klooster.
       *[no] { $who } bouwt een klooster.
    }
hc-log-warrior =
    { $you ->
        [yes] Je werft een krijger.
       *[no] { $who } werft een krijger.
    }
hc-log-piper =
    { $you ->
        [yes] Je werft een doedelzakspeler.
       *[no] { $who } werft een doedelzakspeler.
    }
hc-log-monks =
    { $you ->
        [yes] { $number ->
            [one] Je werft een monnik.
           *[other] Je werft { $number } monniken.
        }
       *[no] { $number ->
            [one] { $who } werft een monnik.
           *[other] { $who } werft { $number } monniken.
        }
    }
hc-log-estate =
    { $you ->
        [yes] Je koopt een landgoed (getrokken blokjes: { $drawn }; uit je hof: { $court }).
       *[no] { $who } koopt een landgoed (getrokken blokjes: { $drawn }; uit het hof: { $court }).
    }
hc-log-bard =
    { $yours ->
        [yes] { $who } stuurt de Bard naar jouw hof.
       *[no] { $you ->
            [yes] Je stuurt de Bard naar { $whom }.
           *[no] { $who } stuurt de Bard naar { $whom }.
        }
    }
hc-log-done =
    { $you ->
        [yes] Je beëindigt je acties.
       *[no] { $who } beëindigt de acties.
    }
hc-log-take =
    { $yours ->
        [yes] De Bard haalt { $cubes } uit jouw hof.
       *[no] De Bard haalt { $cubes } uit het hof van { $whom }.
    }
hc-log-take-keep =
    { $yours ->
        [yes] De Bard haalt { $cubes } uit jouw hof. { $who } houdt { $kept }.
       *[no] { $you ->
            [yes] De Bard haalt { $cubes } uit het hof van { $whom }. Jij houdt { $kept }.
           *[no] De Bard haalt { $cubes } uit het hof van { $whom }. { $who } houdt { $kept }.
        }
    }
hc-log-raid =
    { $yours ->
        [yes] { $who } gaat bij jou op rooftocht!
       *[no] { $you ->
            [yes] Je gaat bij { $whom } op rooftocht!
           *[no] { $who } gaat bij { $whom } op rooftocht!
        }
    }
hc-log-discard =
    { $you ->
        [yes] Je legt { $cards } af.
       *[no] { $who } legt { $cards } af.
    }
hc-log-rest =
    { $you ->
        [yes] Je gaat niet op rooftocht en ruilt geen kaarten.
       *[no] { $who } gaat niet op rooftocht en ruilt geen kaarten.
    }
hc-log-lay =
    { $you ->
        [yes] Je speelt een { $card } gedekt.
       *[no] { $who } speelt een { $card } gedekt.
    }
hc-log-laid =
    { $you ->
        [yes] Je speelt een kaart gedekt.
       *[no] { $who } speelt een kaart gedekt.
    }
hc-log-add =
    { $you ->
        [yes] Je zet er een doedelzakspeler bij.
       *[no] { $who } zet er een doedelzakspeler bij.
    }
hc-log-no-piper =
    { $you ->
        [yes] Je zet er geen doedelzakspeler bij.
       *[no] { $who } zet er geen doedelzakspeler bij.
    }
hc-log-fight =
    { $you ->
        [yes] Jij toont { $mine } en { $whom } { $theirs }: { $result }
       *[no] { $yours ->
            [yes] { $who } toont { $mine } en jij { $theirs }: { $result }
           *[no] { $who } toont { $mine } en { $whom } { $theirs }: { $result }
        }
    }
hc-log-fight-last =
    { $you ->
        [yes] Jij toont { $mine } en { $whom } { $theirs }: { $result } { $raid }
       *[no] { $yours ->
            [yes] { $who } toont { $mine } en jij { $theirs }: { $result } { $raid }
           *[no] { $who } toont { $mine } en { $whom } { $theirs }: { $result } { $raid }
        }
    }
hc-undecided = gelijk.
hc-combat-won =
    { $you ->
        [yes] jij wint het gevecht.
       *[no] { $who } wint het gevecht.
    }
hc-raid-won =
    { $you ->
        [yes] Je wint de rooftocht en krijgt 1 punt.
       *[no] { $who } wint de rooftocht en krijgt 1 punt.
    }
hc-raid-poor =
    { $you ->
        [yes] Je wint de rooftocht en krijgt 2 punten, want er valt niets te halen.
       *[no] { $who } wint de rooftocht en krijgt 2 punten, want er valt niets te halen.
    }
hc-raid-repelled =
    { $you ->
        [yes] Je slaat de rooftocht af en krijgt 2 punten. De aanvaller verliest er 1.
       *[no] { $who } slaat de rooftocht af en krijgt 2 punten. De aanvaller verliest er 1.
    }
hc-raid-even =
    { $you ->
        [yes] De rooftocht eindigt gelijk. Jij krijgt 1 punt.
       *[no] De rooftocht eindigt gelijk. { $who } krijgt 1 punt.
    }
hc-log-loot =
    { $goes ->
        [home] { $yours ->
            [yes] { $who } steelt { $site } van jou.
           *[no] { $you ->
                [yes] Je steelt { $site } van { $whom }.
               *[no] { $who } steelt { $site } van { $whom }.
            }
        }
        [nowhere] { $you ->
            [yes] Je neemt niets.
           *[no] { $who } neemt niets.
        }
       *[bag] { $yours ->
            [yes] { $who } haalt { $site } bij jou weg en doet de blokjes in de buidel.
           *[no] { $you ->
                [yes] Je haalt { $site } weg bij { $whom } en doet de blokjes in de buidel.
               *[no] { $who } haalt { $site } weg bij { $whom } en doet de blokjes in de buidel.
            }
        }
    }
hc-log-card =
    { $you ->
        [yes] Je trekt een { $card }.
       *[no] { $who } trekt een { $card }.
    }
hc-log-drawn =
    { $you ->
        [yes] Je trekt een kaart.
       *[no] { $who } trekt een kaart.
    }
hc-log-score = Telling van ronde { $round }: { $points }. { $following }
hc-points =
    { $you ->
        [yes] jij krijgt { $points } en staat op { $total }
       *[no] { $who } krijgt { $points } en staat op { $total }
    }
hc-following =
    { $you ->
        [yes] Jij hebt de Grootste Aanhang.
       *[no] { $who } heeft de Grootste Aanhang.
    }
hc-nobody-follows = Niemand heeft de Grootste Aanhang.
hc-log-tile = De landgoedtegel toont { $number }. De hoogste score is { $best }.

## Weigeringen

hc-not-a-choice = Dat beslist het toeval, geen speler.
hc-not-you = Je hebt nu niets te beslissen.
hc-allowed = Dat mag volgens de regels.
hc-order = Dat kan nu niet. Eerst komen de blokjes, dan de acties, dan een rooftocht of het ruilen van kaarten.
hc-no-following = Alleen wie de Grootste Aanhang heeft, mag blokjes terugdoen.
hc-return-late = Je mag maar één keer blokjes terugdoen, vóór je eerste actie.
hc-not-drawn = Je kunt alleen terugdoen wat je trok: { $cubes }.
hc-two-actions = Je hebt al twee acties uitgevoerd.
hc-last-acts-once = De laatste speler van een ronde heeft maar één actie.
hc-bard-alone = De Bard moet je enige actie van de beurt zijn.
hc-twice = Die actie heb je deze beurt al uitgevoerd.
hc-few-cubes = Je hebt { $cubes } nodig bij je getrokken blokjes.
hc-four =
    { $used ->
        [one] In een beurt gebruik je hooguit vier getrokken blokjes. Je hebt er al { $used } gebruikt.
       *[other] In een beurt gebruik je hooguit vier getrokken blokjes. Je hebt er al { $used } gebruikt.
    }
hc-no-free = Je hebt geen vrij landgoed.
hc-six = Je hebt al zes landgoederen.
hc-no-tiles = Er zijn geen landgoedtegels meer.
hc-guard = Je moet minstens drie krijgers in je hof houden.
hc-few-court = Je hebt { $cubes } nodig in je hof.
hc-no-rival = Die speler zit niet aan deze tafel.
hc-no-spoils =
    { $yours ->
        [yes] In jouw hof is geen blokje dat een Bard mag nemen.
       *[no] In het hof van { $whom } is geen blokje dat een Bard mag nemen.
    }
hc-must-act = Je moet een actie uitvoeren als dat kan.
hc-no-bard = Alleen een Bard haalt blokjes uit het hof van een ander.
hc-their-guard =
    { $yours ->
        [yes] Je hebt maar drie krijgers, dus niemand kan er een wegnemen.
       *[no] { $whom } heeft maar drie krijgers, dus je kunt er geen wegnemen.
    }
hc-they-lack =
    { $yours ->
        [yes] Er is geen { $cubes } in je hof.
       *[no] Er is geen { $cubes } in het hof van { $whom }.
    }
hc-third = Je mag pas na je acties op rooftocht gaan of kaarten ruilen.
hc-one-card = Je bent één krijger kwijt, dus leg precies één kaart af.
hc-two-cards = Leg na een rooftocht precies twee kaarten af.
hc-not-in-hand = Die kaarten heb je niet in je hand: { $cards }.
hc-not-of-five = Leg twee kaarten af die je net trok: { $cards }.
hc-no-raid = Je mag alleen een kaart spelen als een gevecht erom vraagt.
hc-no-card-laid = Je mag een doedelzakspeler uit je hof alleen inzetten vlak nadat je een kaart hebt gespeeld.
hc-no-victory = Je mag alleen iets meenemen vlak nadat je een rooftocht hebt gewonnen.
hc-no-such-site =
    { $yours ->
        [yes] Bij jou valt { $site } niet te halen.
       *[no] Bij { $whom } valt { $site } niet te halen.
    }

## Einde

hc-by-tile =
    { $you ->
        [yes] Jij wint met { $best } tegen { $rest }! De landgoedtegel beëindigde de partij.
        [no] { $who } wint met { $best } tegen { $rest }. De landgoedtegel beëindigde de partij.
       *[nobody] De winst wordt gedeeld met { $best } punten. De landgoedtegel beëindigde de partij.
    }
hc-no-tile =
    { $you ->
        [yes] Jij wint met { $best } tegen { $rest }! Er zijn geen landgoedtegels meer.
        [no] { $who } wint met { $best } tegen { $rest }. Er zijn geen landgoedtegels meer.
       *[nobody] De winst wordt gedeeld met { $best } punten. Er zijn geen landgoedtegels meer.
    }
hc-bag-empty =
    { $you ->
        [yes] Jij wint met { $best } tegen { $rest }! Er zitten minder dan zes blokjes in de buidel.
        [no] { $who } wint met { $best } tegen { $rest }. Er zitten minder dan zes blokjes in de buidel.
       *[nobody] De winst wordt gedeeld met { $best } punten. Er zitten minder dan zes blokjes in de buidel.
    }
hc-last-round =
    { $you ->
        [yes] Jij wint met { $best } tegen { $rest }! De laatste van 25 rondes is voorbij.
        [no] { $who } wint met { $best } tegen { $rest }. De laatste van 25 rondes is voorbij.
       *[nobody] De winst wordt gedeeld met { $best } punten. De laatste van 25 rondes is voorbij.
    }
hc-count-start = Beginpunten
hc-count-green = Monniken en kloosters
hc-count-red = Runderen
hc-count-blue = Doedelzakspelers en burchten
hc-count-raids = Rooftochten
