# Eketorp: velden en bouwstenen, wat er gevraagd wordt, wat er gebeurd is, wat er in de weg staat.

## Velden, bouwstenen, kaarten

ek-store = opslagplaats { $store }
ek-catapult =
    { $yours ->
        [yes] de katapult voor jouw burcht
       *[no] de katapult voor de burcht van { $whom }
    }
ek-ship =
    { $yours ->
        [yes] de boot voor jouw burcht
       *[no] de boot voor de burcht van { $whom }
    }
ek-ram =
    { $yours ->
        [yes] de rambok voor jouw burcht
       *[no] de rambok voor de burcht van { $whom }
    }
# De kleuren van het bord, genoemd naar hun materiaal: groen, bruin, blank en grijs.
ek-green = gras
ek-brown = hout
ek-clay = klei
ek-stone = steen
ek-card = { $value }

## Wat er gevraagd wordt

ek-aim = Stuur je vikingen op pad voor bouwstenen, naar de opslagplaatsen en naar de muren van andere burchten, en bouw de muur die het meeste waard is; achttien bouwstenen beëindigen het spel.
ek-ask-plan =
    { $count ->
        [0] Maak in het geheim je plan: al je vikingen zijn op pad. Zeg dat je klaar bent, of haal er een paar terug om je burcht te verdedigen.
        [one] Maak in het geheim je plan: er is één viking thuis. Stuur hem op pad, of zeg dat je klaar bent en hij verdedigt je burcht.
       *[other] Maak in het geheim je plan: er zijn { $count } vikingen thuis. Stuur ze op pad en zeg dan dat je klaar bent; wie thuisblijft, verdedigt je burcht.
    }
ek-ask-fight = Jij bent aan de beurt: welk gevecht of welke belegering begin je?
ek-ask-swap =
    { $cards ->
        [one] Ruil je je handkaart voor een nieuwe? Dat kost een amulet (je hebt er { $amulets }). Of houd je hem?
       *[other] Ruil je je { $cards } handkaarten voor nieuwe? Dat kost evenveel amuletten (je hebt er { $amulets }). Of houd je ze?
    }
ek-ask-card = Leg een kaart gedekt neer tegen { $whom }, bij { $field }.
ek-ask-loot = Je hebt de belegering gewonnen: pak bouwstenen van de twee bouwplaatsen, samen hooguit { $damage } waard.
ek-ask-keep = Welke van de bouwstenen houd je?
ek-ask-build = Bouw met je bouwstenen: welke, en op welke bouwplaats?
ek-wait = { $who } denkt na.
ek-wait-plans = De anderen maken hun plan nog.
ek-wait-cards =
    { $you ->
        [yes] Jij en { $whom } leggen een kaart.
       *[no] { $yours ->
            [yes] { $who } en jij leggen een kaart.
           *[no] { $who } en { $whom } leggen een kaart.
        }
    }
ek-wait-chance = De kaarten komen eraan.
ek-over = Het spel is afgelopen.

## Wat er gebeurd is

ek-log-place =
    { $you ->
        [yes] Je plant een viking bij { $field }.
       *[no] { $who } plant een viking bij { $field }.
    }
ek-log-ready =
    { $you ->
        [yes] Je bent klaar.
       *[no] { $who } is klaar.
    }
ek-log-fight =
    { $yours ->
        [yes] { $who } daagt jou uit bij { $field }.
       *[no] { $you ->
            [yes] Je daagt { $whom } uit bij { $field }.
           *[no] { $who } daagt { $whom } uit bij { $field }.
        }
    }
ek-log-siege =
    { $you ->
        [yes] Je begint een belegering vanaf { $field }.
       *[no] { $who } begint een belegering vanaf { $field }.
    }
ek-log-swap =
    { $count ->
        [one] { $you ->
            [yes] Je ruilt een kaart.
           *[no] { $who } ruilt een kaart.
        }
       *[other] { $you ->
            [yes] Je ruilt { $count } kaarten.
           *[no] { $who } ruilt { $count } kaarten.
        }
    }
ek-log-stand =
    { $you ->
        [yes] Je houdt je kaarten.
       *[no] { $who } ruilt niet.
    }
ek-log-play =
    { $you ->
        [yes] Je legt een { $value } gedekt neer.
       *[no] { $who } legt een { $value } gedekt neer.
    }
ek-log-loot =
    { $count ->
        [0] { $you ->
            [yes] Je pakt niets.
           *[no] { $who } pakt niets.
        }
        [one] { $you ->
            [yes] Je pakt een bouwsteen van de muur van { $whom }.
           *[no] { $who } pakt een bouwsteen van { $yours ->
                [yes] jouw muur.
               *[no] de muur van { $whom }.
            }
        }
       *[other] { $you ->
            [yes] Je pakt { $count } bouwstenen van de muur van { $whom }.
           *[no] { $who } pakt { $count } bouwstenen van { $yours ->
                [yes] jouw muur.
               *[no] de muur van { $whom }.
            }
        }
    }
ek-log-keep =
    { $you ->
        [yes] Je houdt een bouwsteen van { $colour }.
       *[no] { $who } houdt een bouwsteen van { $colour }.
    }
ek-log-build =
    { $you ->
        [yes] Je zet een bouwsteen van { $colour } op bouwplaats { $section }.
       *[no] { $who } zet een bouwsteen van { $colour } op bouwplaats { $section }.
    }
ek-log-start =
    { $you ->
        [yes] Jij bent de startspeler.
       *[no] { $who } is de startspeler.
    }
ek-log-deal =
    { $you ->
        [yes] Je trekt een { $value }.
       *[no] { $who } trekt een { $value }.
    }
ek-log-drawn =
    { $you ->
        [yes] Je trekt een kaart.
       *[no] { $who } trekt een kaart.
    }
ek-log-stands = De hand mag blijven.
ek-log-apart =
    { $you ->
        [yes] Je hebt geen kaart boven de 3: je toont { $cards } en krijgt vier andere.
       *[no] { $who } heeft geen kaart boven de 3, toont { $cards } en krijgt vier andere.
    }
ek-log-material = Er komen nieuwe bouwstenen, volgens materiaalkaart { $card }.
ek-log-home =
    { $count ->
        [0] { $you ->
            [yes] Je houdt niemand thuis.
           *[no] { $who } houdt niemand thuis.
        }
        [one] { $you ->
            [yes] Je houdt één viking thuis.
           *[no] { $who } houdt één viking thuis.
        }
       *[other] { $you ->
            [yes] Je houdt { $count } vikingen thuis.
           *[no] { $who } houdt { $count } vikingen thuis.
        }
    }
ek-log-show =
    { $count ->
        [one] { $you ->
            [yes] Je stuurt een viking naar { $field }.
           *[no] { $who } stuurt een viking naar { $field }.
        }
       *[other] { $you ->
            [yes] Je stuurt { $count } vikingen naar { $field }.
           *[no] { $who } stuurt { $count } vikingen naar { $field }.
        }
    }
ek-log-turn =
    { $you ->
        [yes] Jouw { $attack } tegen de { $defence } van { $whom }: { $result }
       *[no] { $yours ->
            [yes] De { $attack } van { $who } tegen jouw { $defence }: { $result }
           *[no] De { $attack } van { $who } tegen de { $defence } van { $whom }: { $result }
        }
    }
ek-draw = gelijk, en van allebei gaat een viking naar veld 0 van het veldhospitaal.
ek-beaten =
    { $you ->
        [yes] jouw viking gaat naar veld { $station } van het veldhospitaal.
       *[no] de viking van { $who } gaat naar veld { $station } van het veldhospitaal.
    }
ek-undefended = niemand verdedigt de burcht, dus de schade is { $damage }.
ek-stormed =
    { $yours ->
        [yes] de schade is { $damage }, en jouw verdediger gaat naar veld { $station } van het veldhospitaal.
       *[no] de schade is { $damage }, en de verdediger van { $whom } gaat naar veld { $station } van het veldhospitaal.
    }

## Wat er in de weg staat

ek-not-a-choice = Daar beslist geen speler over.
ek-allowed = Niets staat dat in de weg.
ek-no-planning = Vikingen stuur je op pad als er een materiaalkaart is omgedraaid, niet nu.
ek-planned = Je hebt deze ronde niets meer te plannen.
ek-nobody-home = Je hebt geen viking meer thuis.
ek-no-castle = Niemand speelt met die burcht.
ek-own-castle = Je kunt je eigen burcht niet belegeren.
ek-one-besieger = Je hebt al een viking bij { $field }; er is plaats voor één van jou.
ek-ascending = Een plan geef je veld voor veld op volgorde op; { $field } had eerder gemoeten.
ek-no-choosing = Je bent niet aan de beurt om een gevecht te beginnen.
ek-not-there = Je hebt geen viking bij { $field }.
ek-alone = Bij { $field } staan alleen je eigen vikingen; er is niemand om mee te vechten.
ek-enough =
    { $count ->
        [one] Bij { $field } ligt één bouwsteen, genoeg voor iedereen die er staat: niemand vecht.
       *[other] Bij { $field } liggen { $count } bouwstenen, genoeg voor iedereen die er staat: niemand vecht.
    }
ek-no-opponent = Met die speler kun je bij { $field } niet vechten.
ek-rivals-first = Er staan rivalen bij { $field }: de belegering begint als er één viking over is.
ek-siege-over = De belegering vanaf { $field } is voor deze ronde voorbij.
ek-no-swapping = Handkaarten ruil je vóór de kaarten van je eigen gevecht, de aanvaller eerst; niet nu.
ek-few-amulets =
    Ruilen kost een amulet per handkaart: je hebt { $count ->
        [one] één handkaart
       *[other] { $count } handkaarten
    } en { $amulets ->
        [0] geen amulet.
        [one] één amulet.
       *[other] { $amulets } amuletten.
    }
ek-no-laying = Je bent niet in een gevecht dat op jouw kaart wacht.
ek-laid = Jouw kaart ligt er al.
ek-not-in-hand = Je hebt geen { $value } in je hand.
ek-no-looting = Alleen wie net een belegering heeft gewonnen, pakt bouwstenen van een muur.
ek-no-bricks = Zoveel bouwstenen liggen er niet op die bouwplaatsen.
ek-too-dear = Die bouwstenen zijn { $worth } waard, en de schade was { $damage }.
ek-no-keeping = Je hebt geen bouwstenen gepakt waaruit je kunt kiezen.
ek-not-taken = Je hebt geen bouwsteen van { $colour } gepakt.
ek-no-building = Je hebt nu geen bouwstenen om te plaatsen.
ek-no-brick = Je hebt geen bouwsteen van { $colour } om te plaatsen.
ek-full = Op bouwplaats { $section } liggen al drie bouwstenen.

## Hoe het afliep

ek-wall =
    { $you ->
        [yes] Een muur telt achttien bouwstenen, en jij hebt de meeste punten: je wint!
        [no] Een muur telt achttien bouwstenen, en { $who } heeft de meeste punten en wint.
       *[nobody] Een muur telt achttien bouwstenen, en de overwinning wordt gedeeld.
    }
ek-rounds =
    { $you ->
        [yes] De tiende ronde is voorbij, en jij hebt de meeste punten: je wint!
        [no] De tiende ronde is voorbij, en { $who } heeft de meeste punten en wint.
       *[nobody] De tiende ronde is voorbij, en de overwinning wordt gedeeld.
    }
ek-score-green = Gras
ek-score-brown = Hout
ek-score-clay = Klei
ek-score-stone = Steen
ek-score-wall = Een muur van achttien
ek-score-amulets = Amuletten
