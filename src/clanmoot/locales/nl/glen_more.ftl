# Glen More: tegels, wat er gevraagd wordt, wat er gebeurd is, wat er in de weg staat.

## Hulpbronnen en tegels

gm-wood = hout
gm-stone = steen
gm-grain = graan
gm-cattle = rund
gm-sheep = schaap
gm-coins =
    { $count ->
        [one] munt
       *[other] munten
    }
gm-points =
    { $count ->
        [one] punt
       *[other] punten
    }
gm-barrels =
    { $count ->
        [one] vat
       *[other] vaten
    }
gm-members =
    { $count ->
        [one] clanlid
       *[other] clanleden
    }
gm-chieftains =
    { $count ->
        [one] hoofdman
       *[other] hoofdmannen
    }
# Het woord staat voorop, zodat hulpbronnen geen meervoud nodig hebben.
gm-more = { $thing } +{ $count }
gm-less = { $thing } −{ $count }
gm-home = het startdorp
# Wie het bord ziet, heeft geen code nodig: daar wordt .plain gezegd.
gm-forest = woud { $code }
    .plain = het woud
gm-quarry = steengroeve { $code }
    .plain = de steengroeve
gm-field = graanveld { $code }
    .plain = het graanveld
gm-pasture = grasland { $code }
    .plain = het grasland
gm-meadow = weide { $code }
    .plain = de weide
gm-distillery = distilleerderij { $code }
    .plain = de distilleerderij
gm-fair = jaarmarkt { $code }
    .plain =
        { $code ->
            [Fa49] de middelgrote jaarmarkt
            [Fa55] de grote jaarmarkt
           *[other] de kleine jaarmarkt
        }
gm-butcher = slagerij { $code }
    .plain =
        { $code ->
            [Bu31] de runderslagerij
            [Bu34] de slagerij
           *[other] de schapenslagerij
        }
gm-grocer = kruidenier { $code }
    .plain = de kruidenier
gm-bridge = brug { $code }
    .plain = de brug
gm-tavern = taverne { $code }
    .plain = de taverne
gm-village = dorp { $code }
    .plain = het dorp
gm-lochy = Loch Lochy
gm-moil = Castle Moil
gm-stalker = Castle Stalker
gm-armadale = Armadale Castle
gm-morar = Loch Morar
gm-ness = Loch Ness
gm-mey = Castle of Mey
gm-duart = Duart Castle
gm-iona = Iona Abbey
gm-cawdor = Cawdor Castle
gm-shiel = Loch Shiel
gm-oich = Loch Oich
gm-donan = Donan Castle
gm-north = ten noorden
gm-east = ten oosten
gm-south = ten zuiden
gm-west = ten westen

## Vragen

gm-aim = Zorg dat je na drie tellingen de meeste punten hebt. Wie achteraan staat op het circuit pakt een tegel, legt hem aan en activeert alle tegels eromheen. Te veel tegels kosten punten.
gm-ask-move = Jij bent aan de beurt. Welke tegel pak je?
gm-ask-place = Waar leg je { $tile }?
gm-ask-offer = Waarmee betaal je Loch Ness: met een clanlid of met een hoofdman?
gm-ask-pair = Loch Oich kost twee verschillende hulpbronnen. Met welke twee betaal je?
gm-ask-pay =
    { $coins ->
        [one] Je komt één munt tekort voor { $tile }. Wat verkoop je?
       *[other] Je komt { $coins } munten tekort voor { $tile }. Wat verkoop je?
    }
gm-ask-fill = Welke twee hulpbronnen leg je op Loch Lochy?
gm-ask-empty = Loch Shiel vult elke lege productietegel. Wil je eerst nog iets verkopen?
gm-ask-activate = Activeer de nieuwe tegel en zijn buren, of verkoop hulpbronnen. Wat gratis is, komt er vanzelf bij.
gm-ask-give = Wat geef je af bij { $tile }?
gm-ask-kind = Welke hulpbron neem je van Iona Abbey?
gm-ask-take = Van welke tegel haal je { $kind }?
gm-ask-member =
    { $steps ->
        [one] Je hebt één bewegingspunt. Kies een clanlid om te verplaatsen of te bevorderen, of stop.
       *[other] Je hebt { $steps } bewegingspunten. Kies een clanlid om te verplaatsen of te bevorderen, of stop.
    }
gm-ask-to = Waar gaat het clanlid op { $tile } heen? Je mag het ook tot hoofdman bevorderen.
gm-wait = { $who } denkt na.
gm-wait-chance = Nieuwe tegels trekken…
gm-over = De partij is afgelopen.

## Logboek

gm-with = { $told } ({ $changes })
gm-scored = { $told } Telling { $number }: { $awards }.
gm-award =
    { $you ->
        [yes] jij +{ $points }
       *[no] { $who } +{ $points }
    }
gm-log-start =
    { $you ->
        [yes] Jij staat achteraan op het circuit, dus jij begint.
       *[no] { $who } staat achteraan op het circuit en begint.
    }
gm-log-draw = Nieuw op het circuit: { $tile }.
gm-log-roll = De dobbelsteen toont { $pips } en haalt { $tile } uit het spel.
gm-log-pass =
    { $you ->
        [yes] Je kunt geen tegel pakken. Je gaat naar de dichtstbijzijnde, en die gaat uit het spel.
       *[no] { $who } kan geen tegel pakken en gaat naar de dichtstbijzijnde. Die gaat uit het spel.
    }
gm-log-move =
    { $you ->
        [yes] Je pakt { $tile }.
       *[no] { $who } pakt { $tile }.
    }
gm-log-place =
    { $you ->
        [yes] Je legt { $tile } { $side } van { $other }.
       *[no] { $who } legt { $tile } { $side } van { $other }.
    }
gm-log-chieftain =
    { $you ->
        [yes] Je betaalt met een hoofdman.
       *[no] { $who } betaalt met een hoofdman.
    }
gm-log-member-paid =
    { $you ->
        [yes] Je betaalt met het clanlid op { $tile }.
       *[no] { $who } betaalt met een clanlid op { $tile }.
    }
gm-log-member =
    { $you ->
        [yes] Je kiest een clanlid op { $tile }.
       *[no] { $who } kiest een clanlid op { $tile }.
    }
gm-log-sell =
    { $you ->
        [yes] Je verkoopt 1 { $kind }.
       *[no] { $who } verkoopt 1 { $kind }.
    }
gm-log-take =
    { $you ->
        [yes] Je pakt die hulpbron van { $tile }.
       *[no] { $who } pakt die hulpbron van { $tile }.
    }
gm-log-give =
    { $you ->
        [yes] Je geeft { $kinds } voor { $tile }.
       *[no] { $who } geeft { $kinds } voor { $tile }.
    }
gm-log-three =
    { $you ->
        [yes] Je geeft { $kinds } af bij { $tile }.
       *[no] { $who } geeft { $kinds } af bij { $tile }.
    }
gm-log-two =
    { $you ->
        [yes] Je legt { $kinds } op { $tile }.
       *[no] { $who } legt { $kinds } op { $tile }.
    }
gm-log-count =
    { $you ->
        [yes] { $count ->
            [one] Je geeft één dier af bij { $tile }.
           *[other] Je geeft { $count } dieren af bij { $tile }.
        }
       *[no] { $count ->
            [one] { $who } geeft één dier af bij { $tile }.
           *[other] { $who } geeft { $count } dieren af bij { $tile }.
        }
    }
gm-log-kind =
    { $you ->
        [yes] Je neemt 1 { $kind } van Iona Abbey.
       *[no] { $who } neemt 1 { $kind } van Iona Abbey.
    }
gm-log-act =
    { $you ->
        [yes] Je activeert { $tile }.
       *[no] { $who } activeert { $tile }.
    }
gm-log-done =
    { $you ->
        [yes] Je bent klaar.
       *[no] { $who } is klaar.
    }
gm-log-to =
    { $you ->
        [yes] Jouw clanlid gaat naar { $tile }.
       *[no] Het clanlid van { $who } gaat naar { $tile }.
    }
gm-log-promote =
    { $you ->
        [yes] Je bevordert een clanlid tot hoofdman.
       *[no] { $who } bevordert een clanlid tot hoofdman.
    }
gm-log-stop =
    { $you ->
        [yes] Je verplaatst geen clanleden meer.
       *[no] { $who } verplaatst geen clanleden meer.
    }

## Weigeringen

gm-not-a-choice = Dat beslist het toeval, geen speler.
gm-not-your-turn = Je bent niet aan de beurt.
gm-allowed = Dat mag volgens de regels.
gm-first-move = Pak eerst een tegel van het circuit.
gm-first-place = Kies eerst waar je je tegel aanlegt.
gm-first-offer = Betaal eerst voor Loch Ness.
gm-first-pair = Kies eerst de twee hulpbronnen waarmee je Loch Oich betaalt.
gm-first-pay = Verkoop eerst hulpbronnen om je tegel te betalen.
gm-first-fill = Kies eerst twee hulpbronnen voor Loch Lochy.
gm-first-empty = Beslis eerst of je iets verkoopt voordat Loch Shiel hulpbronnen geeft.
gm-first-activate = Activeer eerst je tegels en zeg dat je klaar bent.
gm-first-give = Kies eerst wat je afgeeft.
gm-first-kind = Kies eerst je hulpbron van Iona Abbey.
gm-first-take = Kies eerst van welke tegel de hulpbron komt.
gm-first-member = Verplaats eerst je clanleden of stop daarmee.
gm-first-to = Kies eerst waar het clanlid heen gaat.
gm-no-pass = Je mag niet passen zolang je een tegel kunt pakken.
gm-not-on-ring = Je kunt { $tile } niet pakken, want die tegel ligt niet op het circuit.
gm-no-whisky = Je hebt een vat whisky nodig om { $tile } te betalen.
gm-no-person = Je kunt geen clanlid of hoofdman missen om { $tile } te betalen.
gm-no-pair = Je komt niet aan twee verschillende hulpbronnen om { $tile } te betalen.
gm-too-dear = Je kunt { $tile } niet betalen, ook niet door te verkopen en te kopen.
gm-no-place = Er is geen plek voor { $tile } bij je clanleden.
gm-no-river = Bij je clanleden is geen plek waar { $tile } je rivier voortzet.
gm-no-road = Bij je clanleden is geen plek waar { $tile } je weg voortzet.
gm-not-yours = Je hebt { $tile } niet in je landschap.
gm-taken = Op de plek { $side } van { $other } ligt al { $tile }.
gm-open-end = Je rivier of weg komt op deze plek uit. Er past alleen een tegel die hem voortzet.
gm-blocked = Daar kun je niet verder, want aan de andere kant ligt { $tile } in de weg.
gm-off-river = Een riviertegel moet je rivier voortzetten, aan het noordelijke of zuidelijke einde.
gm-off-road = Een wegtegel moet je weg voortzetten, aan het westelijke of oostelijke einde.
gm-lonely = Je hebt geen clanlid op de tegels rond die plek.
gm-renamed = Je mag de tegel daar aanleggen. Noem die plek ‘{ $side } van { $other }’.
gm-only-ness = Met een hoofdman betaal je alleen Loch Ness.
gm-no-chieftain = Je hebt geen hoofdman.
gm-nobody-there = Je hebt geen clanlid op { $tile }.
gm-must-stay = Dat clanlid moet blijven. Het is het enige naast de plek voor Loch Ness.
gm-there-already = Het clanlid staat daar al.
gm-too-far =
    { $steps ->
        [one] Met één bewegingspunt kom je niet bij { $tile }.
       *[other] Met { $steps } bewegingspunten kom je niet bij { $tile }.
    }
gm-nobody-called = Je hebt nog geen clanlid gekozen. Dat doe je aan het eind van je beurt.
gm-last-member = Je laatste clanlid moet in je landschap blijven tot je laatste beurt.
gm-nothing-given = Je kiest alleen een tegel als de hulpbron van verschillende tegels kan komen.
gm-holds-none = Je hebt geen { $kind } op { $tile }.
gm-just-two = Loch Oich kost precies twee verschillende hulpbronnen.
gm-cannot-give = Je hebt dat niet allemaal, en de rest kun je niet kopen.
gm-no-fair = Je geeft nu geen hulpbronnen af bij een jaarmarkt.
gm-too-many =
    { $most ->
        [one] Bij { $tile } geef je hooguit één soort af.
       *[other] Bij { $tile } geef je hooguit { $most } soorten af.
    }
gm-no-grocer = Je geeft nu geen hulpbronnen af bij de kruidenier.
gm-no-butcher = Je kiest nu geen dieren voor een slagerij.
gm-no-lochy = Je kiest alleen twee hulpbronnen als je Loch Lochy aanlegt.
gm-sell-early = Je kunt nog niet verkopen. Verkopen kan als je de tegel betaalt en nadat je hem hebt aangelegd.
gm-sell-late = Je kunt deze beurt niet meer verkopen. Verkoop voordat je clanleden verplaatst.
gm-none-owned = Je hebt geen { $kind }.
gm-row-empty = Het magazijn heeft geen munten voor { $kind }.
gm-needed = Je hebt je { $kind } nodig om { $tile } te betalen.
gm-empties-none = Door nu { $kind } te verkopen komt er geen tegel leeg. Verkopen kan nog nadat Loch Shiel hulpbronnen heeft gegeven.
gm-no-abbey = Iona Abbey geeft je nu geen hulpbron.
gm-once = Je hebt { $tile } deze beurt al geactiveerd.
gm-not-around = Je kunt { $tile } niet activeren, want de nieuwe tegel raakt die niet.
gm-ness-used = De nieuwe tegel raakt { $tile } niet, en je hebt Loch Ness deze beurt al gebruikt.
gm-full = Er liggen al drie hulpbronnen op { $tile }.
gm-gives-anyway = Je hoeft { $tile } niet te activeren. De hulpbron komt vanzelf als je klaar bent.
gm-cannot-serve = Je hebt niet wat { $tile } vraagt, en je kunt het niet kopen.

## Einde

gm-most-points =
    { $you ->
        [yes] Jij wint na de derde telling met { $best } tegen { $rest }!
       *[no] { $who } wint na de derde telling met { $best } tegen { $rest }.
    }
gm-most-resources =
    { $you ->
        [yes] Jij wint! De punten staan gelijk ({ $points }), en hulpbronnen beslissen: { $best } tegen { $rest }.
       *[no] { $who } wint. De punten staan gelijk ({ $points }), en hulpbronnen beslissen: { $best } tegen { $rest }.
    }
gm-shared = De winst wordt gedeeld, want punten ({ $points }) en hulpbronnen ({ $best }) staan gelijk.
gm-score-tiles = Geactiveerde tegels
gm-score-barrels-1 = Whisky, eerste telling
gm-score-chieftains-1 = Hoofdmannen, eerste telling
gm-score-cards-1 = Speciale oorden, eerste telling
gm-score-barrels-2 = Whisky, tweede telling
gm-score-chieftains-2 = Hoofdmannen, tweede telling
gm-score-cards-2 = Speciale oorden, tweede telling
gm-score-barrels-3 = Whisky, derde telling
gm-score-chieftains-3 = Hoofdmannen, derde telling
gm-score-cards-3 = Speciale oorden, derde telling
gm-score-abbey = Iona Abbey
gm-score-morar = Loch Morar
gm-score-duart = Duart Castle
gm-score-coins = Munten
gm-score-sprawl = Extra tegels
