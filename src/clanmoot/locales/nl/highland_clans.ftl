# Highland Clans: blokjes en kaarten, wat er gevraagd wordt, wat er gebeurd is, wat er in de weg staat.

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
hc-buy-monks = monniken (1 of 2 groen)
hc-buy-estate = een landgoed (1 geel en 1 rood, of 1 geel en 2 groen; je hof mag meebetalen)
hc-buy-bard = een Bard (1 blauw, en verder niets deze beurt)

## Wat er gevraagd wordt

hc-aim = Verzamel krijgers, doedelzakspelers, monniken, runderen en burchten, ga op rooftocht bij je buren, en zorg dat je de meeste punten hebt als een tegel uit de rode zone het spel beëindigt.
hc-ask-return = Jij hebt de Grootste Aanhang en trok { $cubes }. Doe blokjes terug in de buidel en trek er evenveel opnieuw, of houd ze allemaal. Zoals ze nu zijn, leveren ze dit op: { $options }.
hc-ask-act = Je trok { $cubes }. Kies een actie: { $options }.
hc-ask-second =
    { $left ->
        [one] Een tweede actie, of klaar. Je mag nog één blokje gebruiken van { $cubes }: { $options }.
       *[other] Een tweede actie, of klaar. Je mag nog { $left } blokjes gebruiken van { $cubes }: { $options }.
    }
hc-ask-take = De Bard: neem één blokje uit dat hof, of twee van verschillende kleur, waarvan je er één mag houden.
hc-ask-lose = Je bent een krijger kwijt: leg een kaart af.
hc-ask-third = Ga bij iemand op rooftocht, of ruil hooguit drie kaarten. Wil je niets doen, leg dan geen kaart af.
hc-ask-attack = Gevecht { $combat } tegen { $whom }: leg een kaart gedekt neer.
hc-ask-defend = Gevecht { $combat } tegen { $whom }: verdedig je met een kaart.
hc-ask-piper = Zet je een doedelzakspeler bij je kaart, of niet?
hc-ask-loot = De rooftocht is gewonnen: wat neem je mee?
hc-ask-cut = Je hebt vijf kaarten getrokken: leg er twee uit je hand af.
hc-ask-cut-five = Je hebt { $cards } getrokken: leg twee van deze kaarten af.
hc-wait = { $who } denkt na.
hc-wait-chance = Blokjes en kaarten komen eraan.
hc-over = Het spel is afgelopen.

## Wat er gebeurd is

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
        [yes] Je sticht een klooster.
       *[no] { $who } sticht een klooster.
    }
hc-log-warrior =
    { $you ->
        [yes] Je roept een krijger naar je hof.
       *[no] { $who } roept een krijger naar het hof.
    }
hc-log-piper =
    { $you ->
        [yes] Je roept een doedelzakspeler naar je hof.
       *[no] { $who } roept een doedelzakspeler naar het hof.
    }
hc-log-monks =
    { $you ->
        [yes] { $number ->
            [one] Je roept een monnik naar je hof.
           *[other] Je roept { $number } monniken naar je hof.
        }
       *[no] { $number ->
            [one] { $who } roept een monnik naar het hof.
           *[other] { $who } roept { $number } monniken naar het hof.
        }
    }
hc-log-estate =
    { $you ->
        [yes] Je koopt een landgoed: van de getrokken blokjes { $drawn }, uit je hof { $court }.
       *[no] { $who } koopt een landgoed: van de getrokken blokjes { $drawn }, uit het hof { $court }.
    }
hc-log-bard =
    { $yours ->
        [yes] { $who } stuurt een Bard naar jouw hof.
       *[no] { $you ->
            [yes] Je stuurt een Bard naar { $whom }.
           *[no] { $who } stuurt een Bard naar { $whom }.
        }
    }
hc-log-done =
    { $you ->
        [yes] Je doet niets meer.
       *[no] { $who } doet niets meer.
    }
hc-log-take =
    { $yours ->
        [yes] De Bard haalt { $cubes } uit jouw hof.
       *[no] De Bard haalt { $cubes } uit het hof van { $whom }.
    }
hc-log-take-keep =
    { $yours ->
        [yes] De Bard haalt { $cubes } uit jouw hof, en { $who } houdt { $kept }.
       *[no] { $you ->
            [yes] De Bard haalt { $cubes } uit het hof van { $whom }, en jij houdt { $kept }.
           *[no] De Bard haalt { $cubes } uit het hof van { $whom }, en { $who } houdt { $kept }.
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
        [yes] Je legt een { $card } gedekt neer.
       *[no] { $who } legt een { $card } gedekt neer.
    }
hc-log-laid =
    { $you ->
        [yes] Je legt een kaart gedekt neer.
       *[no] { $who } legt een kaart gedekt neer.
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
        [yes] Jij toont { $mine }, { $whom } { $theirs }: { $result }
       *[no] { $yours ->
            [yes] { $who } toont { $mine }, jij { $theirs }: { $result }
           *[no] { $who } toont { $mine }, { $whom } { $theirs }: { $result }
        }
    }
hc-log-fight-last =
    { $you ->
        [yes] Jij toont { $mine }, { $whom } { $theirs }: { $result } { $raid }
       *[no] { $yours ->
            [yes] { $who } toont { $mine }, jij { $theirs }: { $result } { $raid }
           *[no] { $who } toont { $mine }, { $whom } { $theirs }: { $result } { $raid }
        }
    }
hc-undecided = onbeslist.
hc-combat-won =
    { $you ->
        [yes] jij wint het gevecht.
       *[no] { $who } wint het gevecht.
    }
hc-raid-won =
    { $you ->
        [yes] Je wint de rooftocht en krijgt een punt.
       *[no] { $who } wint de rooftocht en krijgt een punt.
    }
hc-raid-poor =
    { $you ->
        [yes] Je wint de rooftocht en krijgt twee punten, want er valt niets te halen.
       *[no] { $who } wint de rooftocht en krijgt twee punten, want er valt niets te halen.
    }
hc-raid-repelled =
    { $you ->
        [yes] Je slaat de rooftocht af: twee punten voor jou, één minder voor de aanvaller.
       *[no] { $who } slaat de rooftocht af: twee punten, en één minder voor de aanvaller.
    }
hc-raid-even =
    { $you ->
        [yes] De rooftocht eindigt gelijk: een punt voor jou.
       *[no] De rooftocht eindigt gelijk: een punt voor { $who }.
    }
hc-log-loot =
    { $goes ->
        [home] { $yours ->
            [yes] { $who } drijft { $site } van jouw land naar een vrij landgoed.
           *[no] { $you ->
                [yes] Je drijft { $site } van het land van { $whom } naar je vrije landgoed.
               *[no] { $who } drijft { $site } van het land van { $whom } naar een vrij landgoed.
            }
        }
        [nowhere] { $you ->
            [yes] Je neemt niets.
           *[no] { $who } neemt niets.
        }
       *[bag] { $yours ->
            [yes] { $who } haalt { $site } van jouw land: het gaat in de buidel.
           *[no] { $you ->
                [yes] Je haalt { $site } van het land van { $whom }: het gaat in de buidel.
               *[no] { $who } haalt { $site } van het land van { $whom }: het gaat in de buidel.
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
hc-log-score = Waardering van ronde { $round }: { $points }. { $following }
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
hc-log-tile = Er wordt een tegel omgedraaid: { $number }. De hoogste score is { $best }.

## Wat er in de weg staat

hc-not-a-choice = Daar beslist geen speler over.
hc-not-you = Het is nu niet aan jou om te beslissen.
hc-allowed = Niets staat dat in de weg.
hc-order = Nu niet: een beurt is blokjes trekken, dan acties, dan een rooftocht of kaarten ruilen.
hc-no-following = Alleen wie de Grootste Aanhang heeft, mag blokjes terugdoen.
hc-return-late = Blokjes doe je één keer terug, vóór de eerste actie.
hc-not-drawn = Je kunt alleen terugdoen wat je trok: { $cubes }.
hc-two-actions = Je hebt al twee acties uitgevoerd; meer mag niet.
hc-last-acts-once = De laatste speler van een ronde heeft maar één actie.
hc-bard-alone = De Bard is de enige actie van een beurt; er komt niets voor of na.
hc-twice = Die actie heb je al gekozen; geen actie voer je twee keer uit in een beurt.
hc-few-cubes = Daarvoor is { $cubes } nodig, en dat heb je niet getrokken.
hc-four =
    { $used ->
        [one] Je hebt één van je getrokken blokjes gebruikt; in een beurt gebruik je er hooguit vier.
       *[other] Je hebt { $used } van je getrokken blokjes gebruikt; in een beurt gebruik je er hooguit vier.
    }
hc-no-free = Je hebt geen vrij landgoed.
hc-six = Je hebt zes landerijen; er is geen plaats voor nog een landgoed.
hc-no-tiles = Er zijn geen landerijen meer te koop.
hc-guard = In een hof blijven altijd minstens drie krijgers.
hc-few-court = Daarvoor is { $cubes } uit je hof nodig, en dat heb je daar niet.
hc-no-rival = Zoveel spelers zitten er niet aan deze tafel.
hc-no-spoils =
    { $yours ->
        [yes] In jouw hof is niets wat een Bard kan meenemen.
       *[no] In het hof van { $whom } is niets wat een Bard kan meenemen.
    }
hc-must-act = Je kunt een actie uitvoeren, dus dat moet ook.
hc-no-bard = Alleen een Bard haalt blokjes uit het hof van een ander.
hc-their-guard =
    { $yours ->
        [yes] Je hebt maar drie krijgers; daarvan kan er geen worden weggehaald.
       *[no] { $whom } heeft maar drie krijgers; daarvan kan er geen worden weggehaald.
    }
hc-they-lack =
    { $yours ->
        [yes] { $cubes } heb je niet in je hof.
       *[no] { $cubes } heeft { $whom } niet in het hof.
    }
hc-third = Op rooftocht gaan of kaarten ruilen komt na de acties.
hc-one-card = Voor de krijger die je kwijt bent, gaat er één kaart weg.
hc-two-cards = Na een rooftocht leg je precies twee kaarten af.
hc-not-in-hand = Dit heb je niet in je hand: { $cards }.
hc-not-of-five = De twee kaarten moeten bij de kaarten zijn die je net trok: { $cards }.
hc-no-raid = Kaarten leg je tijdens een rooftocht, één tegelijk.
hc-no-card-laid = Een doedelzakspeler zet je meteen bij een net gelegde kaart, als er een in je hof is.
hc-no-victory = Alleen wie net een rooftocht heeft gewonnen, neemt iets mee.
hc-no-such-site =
    { $yours ->
        [yes] Bij jou valt { $site } niet te halen.
       *[no] Bij { $whom } valt { $site } niet te halen.
    }

## Hoe het afliep

hc-by-tile =
    { $you ->
        [yes] De omgedraaide tegel beëindigt het spel, en jij bent het machtigst!
        [no] De omgedraaide tegel beëindigt het spel, en { $who } is het machtigst.
       *[nobody] De omgedraaide tegel beëindigt het spel, en de overwinning wordt gedeeld.
    }
hc-no-tile =
    { $you ->
        [yes] Er is geen tegel meer, dus het spel eindigt, en jij bent het machtigst!
        [no] Er is geen tegel meer, dus het spel eindigt, en { $who } is het machtigst.
       *[nobody] Er is geen tegel meer, dus het spel eindigt, en de overwinning wordt gedeeld.
    }
hc-bag-empty =
    { $you ->
        [yes] Er zitten minder dan zes blokjes in de buidel, dus het spel eindigt, en jij bent het machtigst!
        [no] Er zitten minder dan zes blokjes in de buidel, dus het spel eindigt, en { $who } is het machtigst.
       *[nobody] Er zitten minder dan zes blokjes in de buidel, dus het spel eindigt, en de overwinning wordt gedeeld.
    }
hc-last-round =
    { $you ->
        [yes] De laatste van 25 rondes is voorbij, en jij bent het machtigst!
        [no] De laatste van 25 rondes is voorbij, en { $who } is het machtigst.
       *[nobody] De laatste van 25 rondes is voorbij, en de overwinning wordt gedeeld.
    }
hc-count-start = Van het begin
hc-count-green = Monniken en kloosters
hc-count-red = Runderen
hc-count-blue = Doedelzakspelers en burchten
hc-count-raids = Rooftochten
