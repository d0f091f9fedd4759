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

## Wat er gevraagd wordt

gm-aim = Wie achteraan staat op het circuit pakt een tegel, legt hem aan en activeert alle tegels eromheen. Na drie waarderingen winnen de meeste punten; te veel tegels kosten punten.
gm-ask-move = Jij bent aan de beurt: welke tegel pak je?
gm-ask-place = Waar leg je { $tile }?
gm-ask-offer = Waarmee betaal je Loch Ness: met een clanlid of met een hoofdman?
gm-ask-pair = Loch Oich kost twee verschillende hulpbronnen. Welke?
gm-ask-pay =
    { $coins ->
        [one] Je komt één munt tekort voor { $tile }. Wat verkoop je?
       *[other] Je komt { $coins } munten tekort voor { $tile }. Wat verkoop je?
    }
gm-ask-fill = Welke twee hulpbronnen komen op Loch Lochy?
gm-ask-empty = Loch Shiel vult elke lege productietegel. Verkoop je eerst nog iets, of ben je klaar?
gm-ask-activate = Activeer de nieuwe tegel en zijn buren, of verkoop. Wat gratis is, krijg je vanzelf.
gm-ask-give = Wat geef je af bij { $tile }?
gm-ask-kind = Welke hulpbron krijg je van Iona Abbey?
gm-ask-take = Van welke tegel haal je { $kind }?
gm-ask-member =
    { $steps ->
        [one] Eén bewegingspunt: kies wie zich verplaatst of hoofdman wordt, of stop.
       *[other] { $steps } bewegingspunten: kies wie zich verplaatst of hoofdman wordt, of stop.
    }
gm-ask-to = Waar gaat het clanlid op { $tile } heen? Of bevorder het tot hoofdman.
gm-wait = { $who } denkt na.
gm-wait-chance = Nieuwe tegels komen eraan.
gm-over = Het spel is afgelopen.

## Wat er gebeurd is

gm-with = { $told } ({ $changes })
gm-scored = { $told } Waardering { $number }: { $awards }.
gm-award =
    { $you ->
        [yes] jij +{ $points }
       *[no] { $who } +{ $points }
    }
gm-log-start =
    { $you ->
        [yes] Jij staat achteraan op het circuit en begint.
       *[no] { $who } staat achteraan op het circuit en begint.
    }
gm-log-draw = Nieuw op het circuit: { $tile }.
gm-log-roll = De dobbelsteen toont { $pips } en haalt { $tile } uit het spel.
gm-log-pass =
    { $you ->
        [yes] Er is geen tegel voor jou: je gaat naar de dichtstbijzijnde, en die verdwijnt uit het spel.
       *[no] Er is geen tegel voor { $who }: de figuur gaat naar de dichtstbijzijnde, en die verdwijnt uit het spel.
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
            [one] Je brengt één dier naar { $tile }.
           *[other] Je brengt { $count } dieren naar { $tile }.
        }
       *[no] { $count ->
            [one] { $who } brengt één dier naar { $tile }.
           *[other] { $who } brengt { $count } dieren naar { $tile }.
        }
    }
gm-log-kind =
    { $you ->
        [yes] Je vraagt de abdij om 1 { $kind }.
       *[no] { $who } vraagt de abdij om 1 { $kind }.
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
        [yes] Je verplaatst niemand meer.
       *[no] { $who } verplaatst niemand meer.
    }

## Wat er in de weg staat

gm-not-a-choice = Daar beslist geen speler over.
gm-not-your-turn = Je bent niet aan de beurt.
gm-allowed = Niets staat dat in de weg.
gm-first-move = Pak eerst een tegel van het circuit.
gm-first-place = Zeg eerst waar je tegel komt te liggen.
gm-first-offer = Betaal eerst voor Loch Ness.
gm-first-pair = Zeg eerst met welke twee hulpbronnen je Loch Oich betaalt.
gm-first-pay = Verkoop eerst iets om je tegel te betalen.
gm-first-fill = Zeg eerst welke twee hulpbronnen op Loch Lochy komen.
gm-first-empty = Zeg eerst of je nog iets verkoopt voordat Loch Shiel geeft.
gm-first-activate = Nu is het tijd om tegels te activeren; de rest komt als je klaar bent.
gm-first-give = Zeg eerst wat je afgeeft.
gm-first-kind = Zeg eerst wat je van Iona Abbey krijgt.
gm-first-take = Zeg eerst van welke tegel de hulpbron komt.
gm-first-member = Nu is het tijd om clanleden te verplaatsen.
gm-first-to = Zeg eerst waar het clanlid heen gaat.
gm-no-pass = Er is een tegel die je kunt krijgen, dus je mag niet passen.
gm-not-on-ring = Op het circuit ligt { $tile } niet.
gm-no-whisky = Voor { $tile } betaal je een vat whisky, en je hebt er geen.
gm-no-person = Voor { $tile } betaal je een clanlid of een hoofdman, en je kunt er geen missen.
gm-no-pair = Voor { $tile } betaal je twee verschillende hulpbronnen, en daar kun je niet aan komen.
gm-too-dear = Je kunt { $tile } niet betalen, wat je ook verkoopt en koopt.
gm-no-place = Er is geen plek voor { $tile } in de buurt van een van je clanleden.
gm-no-river = Met { $tile } moet je rivier verdergaan, in de buurt van een clanlid; zo'n plek is er niet.
gm-no-road = Met { $tile } moet je weg verdergaan, in de buurt van een clanlid; zo'n plek is er niet.
gm-not-yours = In jouw landschap ligt { $tile } niet.
gm-taken = Daar, { $side } van { $other }, ligt al { $tile }.
gm-open-end = Daar eindigt je rivier of weg, en er past alleen een tegel die hem voortzet.
gm-blocked = Daarachter ligt { $tile }, en die sluit dat einde af.
gm-off-river = Een tegel met een rivier moet je rivier voortzetten, aan het noordelijke of zuidelijke einde.
gm-off-road = Een tegel met een weg moet je weg voortzetten, aan het westelijke of oostelijke einde.
gm-lonely = Op geen van de acht tegels rond die plek staat een clanlid.
gm-renamed = Die plek heet { $side } van { $other }.
gm-only-ness = Een hoofdman betaalt voor Loch Ness en voor niets anders.
gm-no-chieftain = Je hebt geen hoofdman.
gm-nobody-there = Je hebt geen clanlid op { $tile }.
gm-must-stay = Dat clanlid moet blijven: het is het enige naast de plek van Loch Ness.
gm-there-already = Het clanlid staat daar al.
gm-too-far =
    { $steps ->
        [one] Naar { $tile } is het te ver voor één stap.
       *[other] Naar { $tile } is het te ver voor { $steps } stappen.
    }
gm-nobody-called = Kies eerst het clanlid, aan het eind van je beurt.
gm-last-member = Je laatste clanlid moet in je landschap blijven tot je laatste beurt.
gm-nothing-given = Je geeft niets af wat van verschillende tegels kan komen.
gm-holds-none = Op { $tile } ligt geen { $kind } om te pakken.
gm-just-two = Loch Oich kost precies twee verschillende hulpbronnen.
gm-cannot-give = Je hebt dat niet allemaal, en wat er ontbreekt kun je ook niet kopen.
gm-no-fair = Er is nu geen jaarmarkt die om hulpbronnen vraagt.
gm-too-many =
    { $most ->
        [one] Bij { $tile } geef je hooguit één soort af.
       *[other] Bij { $tile } geef je hooguit { $most } soorten af.
    }
gm-no-grocer = Er is nu geen kruidenier die om hulpbronnen vraagt.
gm-no-butcher = Er is nu geen slagerij waar je kunt kiezen hoeveel dieren je afgeeft.
gm-no-lochy = Twee hulpbronnen kies je als je Loch Lochy aanlegt, en alleen dan.
gm-sell-early = Je kunt verkopen als je de tegel betaalt of als hij is aangelegd.
gm-sell-late = Je clanleden zijn al op weg: verkopen doe je daarvoor.
gm-none-owned = Je hebt geen { $kind }.
gm-row-empty = Het magazijn heeft geen munten voor { $kind }.
gm-needed = Je hebt je { $kind } nodig om { $tile } te betalen.
gm-empties-none = Door nu { $kind } te verkopen komt er geen tegel leeg; verkopen kan nog als Loch Shiel heeft gegeven.
gm-no-abbey = Iona Abbey geeft je nu niets.
gm-once = Je hebt { $tile } deze beurt al geactiveerd.
gm-not-around = Naast de nieuwe tegel ligt { $tile } niet.
gm-ness-used = Naast de nieuwe tegel ligt { $tile } niet, en Loch Ness heeft deze beurt al gedaan wat het kan.
gm-full = Op { $tile } liggen drie hulpbronnen, en er is geen plaats voor nog een.
gm-gives-anyway = Als je klaar bent, geeft { $tile } vanzelf, en eerder heb je er niets aan.
gm-cannot-serve = Wat { $tile } vraagt, heb je niet en kun je ook niet kopen.

## Hoe het afliep

gm-most-points =
    { $you ->
        [yes] De derde waardering is geweest, en jij hebt de meeste punten: je wint!
       *[no] De derde waardering is geweest, en { $who } heeft de meeste punten en wint.
    }
gm-most-resources =
    { $you ->
        [yes] De punten staan gelijk, en jij hebt meer hulpbronnen over: je wint!
       *[no] De punten staan gelijk, en { $who } heeft meer hulpbronnen over en wint.
    }
gm-shared = Punten en hulpbronnen staan gelijk: de overwinning wordt gedeeld.
gm-score-tiles = Geactiveerde tegels
gm-score-barrels-1 = Whisky, eerste waardering
gm-score-chieftains-1 = Hoofdmannen, eerste waardering
gm-score-cards-1 = Speciale oorden, eerste waardering
gm-score-barrels-2 = Whisky, tweede waardering
gm-score-chieftains-2 = Hoofdmannen, tweede waardering
gm-score-cards-2 = Speciale oorden, tweede waardering
gm-score-barrels-3 = Whisky, derde waardering
gm-score-chieftains-3 = Hoofdmannen, derde waardering
gm-score-cards-3 = Speciale oorden, derde waardering
gm-score-abbey = Iona Abbey
gm-score-morar = Loch Morar
gm-score-duart = Duart Castle
gm-score-coins = Munten
gm-score-sprawl = Te veel tegels
