# Het bord van Glen More in de browser.

## Het circuit en het magazijn

web-gm-ring = Het circuit
web-gm-offer =
    { $tile }{ $edge ->
        [river] , riviertegel
        [road] , wegtegel
       *[other] {""}
    }{ $cost ->
        [none] , gratis
       *[other] , kost { $cost }
    }{ $lit ->
        [yes] : je kunt hem pakken
       *[no] {""}
    }
web-gm-figure =
    { $you ->
        [yes] Jouw figuur
       *[no] De figuur van { $who }
    }{ $last ->
        [yes] , achteraan op het circuit
       *[no] {""}
    }
web-gm-die =
    De dobbelsteen{ $last ->
        [yes] , achteraan op het circuit
       *[no] {""}
    }
web-gm-last = laatste
web-gm-gap = leeg
web-gm-about-last = Wie achteraan staat is aan de beurt, en gaat naar een tegel naar keuze verderop. (GM-3.1)
web-gm-about-die = Staat de dobbelsteen achteraan, dan gaat hij naar de eerste, tweede of derde tegel verderop. Die tegel gaat uit het spel. (GM-3.4)
web-gm-about-gap = Het veld vlak achter de laatste figuur blijft leeg. Nieuwe tegels komen tot hier. (GM-3.3)
web-gm-stack =
    { $number ->
        [one] Stapel { $stack }: nog één tegel
       *[other] Stapel { $stack }: nog { $number } tegels
    }{ $stack ->
        [3] , dan is het afgelopen
       *[other] { "" }
    }
web-gm-no-stack = Geen tegels meer
web-gm-warehouse = Magazijn
web-gm-buy = kopen
web-gm-sell = verkopen
web-gm-row =
    { $resource }: { $buy ->
        [0] niet te koop
       *[other] kost { $buy }
    }, { $sell ->
        [0] niet te verkopen
       *[other] brengt { $sell } op
    }{ $lit ->
        [yes] : je kunt verkopen
       *[no] {""}
    }

## Landschappen

web-gm-land =
    { $yours ->
        [yes] Jouw landschap
       *[no] Het landschap van { $whom }
    }
web-gm-looking = Je bekijkt het landschap van { $whom }.
web-gm-last-turn = Je laatste beurt. { $asked }
web-gm-no-more = { $asked } Je bent niet meer aan de beurt.
web-gm-home-again = Terug naar jouw landschap
web-gm-rival =
    { $points ->
        [one] { $who }, één punt: het landschap tonen
       *[other] { $who }, { $points } punten: het landschap tonen
    }
web-gm-spot = Leg { $tile } hier, { $where }
web-gm-where =
    { $north ->
        [0] {""}
       *[other] { $north } noord{" "}
    }{ $south ->
        [0] {""}
       *[other] { $south } zuid{" "}
    }{ $east ->
        [0] {""}
       *[other] { $east } oost{" "}
    }{ $west ->
        [0] {""}
       *[other] { $west } west{" "}
    }van het startdorp
web-gm-some =
    { $number ->
        [one] { $number } { $resource }
       *[other] { $number } { $resource ->
            [rund] runderen
            [schaap] schapen
            [steen] stenen
           *[other] { $resource }
        }
    }
web-gm-men =
    { $number ->
        [one] één clanlid
       *[other] { $number } clanleden
    }

## Wat iemand heeft

web-gm-has =
    { $yours ->
        [yes] Wat jij hebt
       *[no] Wat { $whom } heeft
    }
web-gm-count =
    { $id ->
        [barrels] whisky
        [chiefs] hoofd­mannen
        [cards] kaarten
        [coins] munten
       *[tiles] tegels
    }
web-gm-steps =
    { $number ->
        [one] 1 bewegingspunt
       *[other] { $number } bewegingspunten
    }
web-gm-points-short = pnt
web-gm-resources = Hulpbronnen
web-gm-own = je hebt { $number }
web-gm-none = geen
web-gm-for = voor { $coins }
web-gm-unpick = Neem { $resource } terug

## Vergelijkingen

web-gm-compare = Als er nu geteld werd
web-gm-would = punten nu
web-gm-scoring =
    { $number ->
        [1] eerste telling
        [2] tweede telling
       *[other] derde telling
    }
web-gm-scored-note = Je krijgt 1, 2, 3, 5 of 8 punten als je er 1, 2, 3, 4 of minstens 5 meer hebt dan wie het minste heeft.
web-gm-again =
    Toon de { $number ->
        [1] eerste telling
        [2] tweede telling
       *[other] derde telling
    } nog eens
web-gm-final = Eindtelling
web-gm-scorings = Drie tellingen
web-gm-total = Totaal

web-gm-turn = Zo verloopt een beurt
web-gm-part =
    { $part ->
        [take] Pak een tegel van het circuit
        [lay] Betaal hem en leg hem aan bij een clanlid
        [use] Activeer hem en de tegels eromheen
       *[walk] Verplaats clanleden of bevorder ze
    }
web-gm-point = Kies een tegel om te zien wat hij kost en doet.
web-gm-ask-use-passed = Je kon geen tegel pakken. Met Loch Ness mag je een van je tegels activeren.
web-gm-ask-use-ness = Activeer de nieuwe tegel, zijn buren en met Loch Ness nog één tegel. Of verkoop hulpbronnen.
web-gm-only-sales = Er valt niets meer te activeren. Verkoop hulpbronnen of ga verder.

## Tegels

web-gm-edge =
    { $edge ->
        [river] Deze riviertegel zet je rivier voort naar het noorden of zuiden.
        [road] Deze wegtegel zet je weg voort naar het oosten of westen.
        [both] Hier kruisen de rivier en de weg elkaar.
       *[plain] Deze tegel heeft geen rivier of weg, dus je mag hem niet leggen waar je rivier of weg eindigt.
    }
web-gm-free = De tegel kost niets.
web-gm-costs = De tegel kost { $cost }.
web-gm-cost-whisky = een vat whisky
web-gm-cost-person = een clanlid of een hoofdman
web-gm-cost-pair = twee verschillende hulpbronnen
web-gm-pay = { $resource }: { $source }.
web-gm-pay-own = van jezelf
web-gm-pay-buy =
    { $coins ->
        [one] gekocht voor één munt
       *[other] gekocht voor { $coins } munten
    }
web-gm-pay-none = je hebt het niet, en het magazijn verkoopt het nu niet
web-gm-holds = Hierop ligt: { $goods }.
web-gm-about-product = Bij elke activering geeft deze tegel 1 { $resource }. Er passen er drie op.
web-gm-about-distillery = Bij het aanleggen krijg je een vat. Bij elke activering ruil je 1 graan voor een vat.
web-gm-about-fair = Hier ruil je tot { $number } verschillende hulpbronnen voor { $points } punten.
web-gm-about-butcher = 
    Hier ruil je 1 of 2 { $resource ->
        [rund] runderen
        [schaap] schapen
       *[other] { $resource }
    } voor 2 of 4 punten.
web-gm-about-butcher-both = Hier ruil je een schaap en een rund voor 5 punten.
web-gm-about-grocer = Hier ruil je drie hulpbronnen naar keuze voor 8 punten.
web-gm-about-bridge = Hier ruil je hout en steen voor 7 punten.
web-gm-about-tavern = Bij elke activering geeft de taverne { $points } punten.
web-gm-about-village = Bij het aanleggen krijg je een clanlid. Bij elke activering geeft het dorp een bewegingspunt.
web-gm-about-home = Dit is je eerste tegel. Bij elke activering geeft hij een bewegingspunt.
web-gm-about-lochy = Bij het aanleggen krijg je de kaart en twee hulpbronnen naar keuze.
web-gm-about-moil = Je krijgt een kaart met een muts, een clanlid en een vat. Bij elke activering geeft het een bewegingspunt.
web-gm-about-stalker = Je krijgt een kaart met een muts en twee clanleden. Bij elke activering geeft het een bewegingspunt.
web-gm-about-armadale = Je krijgt een kaart met een muts, een clanlid en 3 munten. Bij elke activering geeft het een bewegingspunt.
web-gm-about-morar = Je krijgt een kaart die aan het eind 2 punten per groene tegel geeft.
web-gm-about-ness = Met de kaart mag je in elke beurt één extra tegel activeren, waar die ook ligt.
web-gm-about-mey = Je krijgt een clanlid en een kaart met een muts. Met deze kaart tellen je hoofdmannen dubbel. Bij elke activering geeft het een bewegingspunt.
web-gm-about-duart = Je krijgt een clanlid en een kaart die aan het eind 3 punten per dorp geeft. Bij elke activering geeft het een bewegingspunt.
web-gm-about-iona = Je krijgt een kaart die aan het eind 2 punten per gele tegel geeft. Bij elke activering geeft de abdij een hulpbron naar keuze.
web-gm-about-cawdor = Je krijgt een kaart met drie mutsen en een clanlid. Bij elke activering geeft het een bewegingspunt.
web-gm-about-shiel = Je krijgt de kaart, en op elk van je lege productietegels komt meteen een hulpbron.
web-gm-about-oich = Je krijgt de kaart en mag meteen al je tegels activeren die je wilt.
web-gm-about-donan = Je krijgt een kaart met een muts, een clanlid en twee vaten. Bij elke activering geeft het een bewegingspunt.

## Zetten

web-gm-do-move = Pak { $tile }
web-gm-do-pass = Ga naar de dichtstbijzijnde tegel
web-gm-do-pay = Betalen en aanleggen
web-gm-do-place = Hier aanleggen
web-gm-do-offer = Betaal met dit clanlid
web-gm-do-chieftain = Betaal met een hoofdman
web-gm-do-pair = Betaal met deze twee
web-gm-do-member = Verplaats dit clanlid
web-gm-do-sell =
    { $coins ->
        [one] Verkoop 1 { $resource } voor één munt
       *[other] Verkoop 1 { $resource } voor { $coins } munten
    }
web-gm-do-take = Haal het hier weg
web-gm-do-act =
    Activeer { $tile }{ $coins ->
        [0] {""}
        [one] , met één munt om bij te kopen
       *[other] , met { $coins } munten om bij te kopen
    }
web-gm-do-to = Ga daarheen
web-gm-do-promote = Bevorder tot hoofdman
web-gm-do-done =
    { $only ->
        [selling] Niets verkopen
       *[all] Klaar met activeren
    }
web-gm-do-stop = Beurt beëindigen
web-gm-do-stock = Leg deze twee erop
web-gm-do-kind = Neem 1 { $resource }
web-gm-do-give =
    { $points ->
        [one] Ruil voor één punt
       *[other] Ruil voor { $points } punten
    }{ $coins ->
        [0] {""}
        [one] , met één munt om bij te kopen
       *[other] , met { $coins } munten om bij te kopen
    }
web-gm-try-move =
    Pak je { $tile }? { $number ->
        [0] Alle andere tegels blijven liggen.
        [one] De gemerkte tegel verdwijnt.
       *[other] De { $number } gemerkte tegels verdwijnen.
    } { $next ->
        [again] Daarna ben je nog eens aan de beurt.
        [end] Daarna komt de laatste tegel en is de partij afgelopen.
        [die] Daarna is de dobbelsteen aan de beurt.
       *[seat] Daarna is { $name } aan de beurt.
    }{ $last ->
        [yes] { " " }Jij komt niet meer aan de beurt.
       *[no] { "" }
    }
web-gm-ask-place = Waar leg je { $tile }? Elke gouden plek laat zien wat er dan geactiveerd wordt.
web-gm-ask-to = Waar gaat het clanlid op { $tile } heen?
web-gm-try-place = Leg { $tile } hier, of kies een andere gouden plek.

## Het verloop

web-gm-log-new = Nieuw op het circuit: { $tiles }.

## Bij de regels

web-gm-figure-stacks = Dit zijn alle tegels met hun prijs, stapel voor stapel. Stapel 0 ligt vanaf het begin op het circuit, daarna komen 1, 2 en 3. De vijf startdorpen staan er niet bij.
web-gm-figure-chain = C staat achteraan en pakt het grasland. Nu staat M achteraan. Het woud achter M gaat uit het spel, en aan de kop van het circuit komen nieuwe tegels.
web-gm-figure-trade = In de rij van hout liggen twee munten. Hout kopen kost 3 munten, die op het vrije vak komen. Hout verkopen brengt de 2 munten van het hoogste gevulde vak op.
web-gm-figure-edges = De rivier gaat alleen naar het noorden en zuiden verder, de weg alleen naar het westen en oosten. Elders ligt kaal naast kaal.
web-gm-figure-around = Je mag het nieuwe grasland en alle tegels die het raakt activeren, ook die in een hoek. Het geeft een rund, beide dorpen geven een bewegingspunt, en de slagerij ruilt runderen voor punten. Woud en steengroeve liggen te ver weg.
web-gm-figure-deals = Hier zie je wat bruine tegels nemen en geven. Een jaarmarkt neemt tot vijf verschillende hulpbronnen. Slagerijen nemen één of twee dieren, of van elk één. De brug neemt hout en steen, de kruidenier drie naar keuze. Een taverne neemt niets.
web-gm-figure-walk = Met één bewegingspunt gaat een clanlid naar een tegel ernaast, of wordt het hoofdman.
web-gm-figure-ahead = S heeft de minste vaten. C heeft er vier meer en krijgt 5 punten. M heeft er twee meer en krijgt er 2.
