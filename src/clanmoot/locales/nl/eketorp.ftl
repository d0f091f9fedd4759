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

ek-aim = Stuur je vikingen naar de opslagplaatsen en naar andere burchten om bouwstenen te veroveren. Bouw de waardevolste muur. Het spel eindigt als een muur achttien bouwstenen telt, of na tien rondes.
ek-ask-plan =
    { $count ->
        [0] Maak in het geheim je plan. Al je vikingen zijn op pad. Kies klaar, of haal er een paar terug om je burcht te verdedigen.
        [one] Maak in het geheim je plan. Er is één viking thuis. Stuur hem op pad, of kies klaar en hij verdedigt je burcht.
       *[other] Maak in het geheim je plan. Er zijn { $count } vikingen thuis. Stuur ze op pad en kies dan klaar. Wie thuisblijft, verdedigt je burcht.
    }
ek-ask-fight = Jij bent aan de beurt. Welk gevecht of welke belegering wil je beginnen?
ek-ask-swap =
    { $cards ->
        [one] Wil je 1 amulet betalen (je hebt er { $amulets }) voor een nieuwe kaart, of houd je je kaart?
       *[other] Wil je { $cards } amuletten betalen (je hebt er { $amulets }) voor een nieuwe hand, of houd je je hand?
    }
ek-ask-card = Kies een kaart om tegen { $whom } te spelen, bij { $field }.
ek-ask-loot = Je hebt de belegering gewonnen. Pak van de twee bouwplaatsen bouwstenen die samen hooguit { $damage } waard zijn.
ek-ask-keep = Welke bouwsteen wil je houden?
ek-ask-build = Plaats je bouwstenen. Kies een bouwsteen en een bouwplaats.
ek-wait = Wachten op { $who }.
ek-wait-plans = De anderen maken hun plan nog.
ek-wait-cards =
    { $you ->
        [yes] Jij en { $whom } kiezen een kaart.
       *[no] { $yours ->
            [yes] { $who } en jij kiezen een kaart.
           *[no] { $who } en { $whom } kiezen een kaart.
        }
    }
ek-wait-chance = Er worden kaarten getrokken…
ek-over = Het spel is afgelopen.

## Wat er gebeurd is

ek-log-place =
    { $you ->
        [yes] In je plan gaat een viking naar { $field }.
       *[no] In het plan van { $who } gaat een viking naar { $field }.
    }
ek-log-ready =
    { $you ->
        [yes] Je bent klaar.
       *[no] { $who } is klaar.
    }
ek-log-fight =
    { $yours ->
        [yes] { $who } vecht met jou bij { $field }.
       *[no] { $you ->
            [yes] Je vecht met { $whom } bij { $field }.
           *[no] { $who } vecht met { $whom } bij { $field }.
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
            [yes] Je ruilt één kaart.
           *[no] { $who } ruilt één kaart.
        }
       *[other] { $you ->
            [yes] Je ruilt { $count } kaarten.
           *[no] { $who } ruilt { $count } kaarten.
        }
    }
ek-log-stand =
    { $you ->
        [yes] Je houdt je hand.
       *[no] { $who } ruilt niet.
    }
ek-log-play =
    { $you ->
        [yes] Je speelt een { $value } gedekt.
       *[no] { $who } speelt een { $value } gedekt.
    }
ek-log-loot =
    { $count ->
        [0] { $you ->
            [yes] Je pakt geen bouwstenen.
           *[no] { $who } pakt geen bouwstenen.
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
        [yes] Je plaatst een bouwsteen van { $colour } op bouwplaats { $section }.
       *[no] { $who } plaatst een bouwsteen van { $colour } op bouwplaats { $section }.
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
ek-log-stands = De hand heeft een kaart boven de 3, dus de speler houdt hem.
ek-log-apart =
    { $you ->
        [yes] Je hebt geen kaart boven de 3. Je toont { $cards } en krijgt vier nieuwe kaarten.
       *[no] { $who } heeft geen kaart boven de 3, toont { $cards } en krijgt vier nieuwe kaarten.
    }
ek-log-material = Er komen nieuwe bouwstenen (materiaalkaart { $card }).
ek-log-home =
    { $count ->
        [0] { $you ->
            [yes] Je houdt geen vikingen thuis.
           *[no] { $who } houdt geen vikingen thuis.
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
ek-draw =
    { $round ->
        [0] gelijk. Beide vikingen gaan naar het veldhospitaal.
       *[other] gelijk. Beide vikingen gaan naar het veldhospitaal en zijn terug in ronde { $round }.
    }
ek-beaten =
    { $you ->
        [yes] { $round ->
            [0] jouw viking gaat naar het veldhospitaal.
           *[other] jouw viking gaat naar het veldhospitaal en is terug in ronde { $round }.
        }
       *[no] { $round ->
            [0] de viking van { $who } gaat naar het veldhospitaal.
           *[other] de viking van { $who } gaat naar het veldhospitaal en is terug in ronde { $round }.
        }
    }
ek-undefended = niemand verdedigt de burcht, dus de schade is { $damage }.
ek-stormed =
    { $yours ->
        [yes] { $round ->
            [0] schade { $damage }. Jouw verdediger gaat naar het veldhospitaal.
           *[other] schade { $damage }. Jouw verdediger gaat naar het veldhospitaal en is terug in ronde { $round }.
        }
       *[no] { $round ->
            [0] schade { $damage }. De verdediger van { $whom } gaat naar het veldhospitaal.
           *[other] schade { $damage }. De verdediger van { $whom } gaat naar het veldhospitaal en is terug in ronde { $round }.
        }
    }

## Wat er in de weg staat

ek-not-a-choice = Dat beslist het toeval, geen speler.
ek-allowed = Dat mag.
ek-no-planning = Je kunt alleen vikingen sturen terwijl je je plan maakt.
ek-planned = Je plan voor deze ronde is al klaar.
ek-nobody-home = Je hebt geen vikingen meer thuis.
ek-no-castle = Die burcht is in dit spel van niemand.
ek-own-castle = Je kunt je eigen burcht niet belegeren.
ek-one-besieger = Je hebt al een viking bij { $field }. Meer dan één mag daar niet.
ek-ascending = Stuur vikingen in de volgorde van de velden. Eerst naar { $field }, dan naar latere velden.
ek-no-choosing = Je bent niet aan de beurt om een gevecht te beginnen.
ek-not-there = Je hebt geen viking bij { $field }.
ek-alone = Bij { $field } staan alleen je eigen vikingen. Er is niemand om mee te vechten.
ek-enough =
    { $count ->
        [one] Bij { $field } ligt één bouwsteen, genoeg voor iedereen daar. Niemand vecht.
       *[other] Bij { $field } liggen { $count } bouwstenen, genoeg voor iedereen daar. Niemand vecht.
    }
ek-no-opponent = Je kunt bij { $field } niet met die speler vechten.
ek-rivals-first = Vecht eerst met je rivalen bij { $field }. De belegering begint als er één viking over is.
ek-siege-over = De belegering vanaf { $field } is voor deze ronde voorbij.
ek-no-swapping = Je kunt je hand alleen ruilen vóór een gevecht van jezelf, als je die keuze krijgt.
ek-few-amulets =
    { $count ->
        [one] Je hebt één amulet nodig om je kaart te ruilen, maar je hebt er { $amulets }.
       *[other] Je hebt { $count } amuletten nodig om je { $count } kaarten te ruilen, maar je hebt er { $amulets }.
    }
ek-no-laying = Je hoeft nu geen kaart voor een gevecht te kiezen.
ek-laid = Je hebt je kaart al gespeeld.
ek-not-in-hand = Je hebt geen { $value } in je hand.
ek-no-looting = Je kunt alleen bouwstenen pakken als je net een belegering hebt gewonnen.
ek-no-bricks = Op die bouwplaatsen liggen niet zoveel bouwstenen.
ek-too-dear = Die bouwstenen zijn { $worth } waard, maar de schade was { $damage }.
ek-no-keeping = Je hebt geen bouwstenen gepakt om uit te kiezen.
ek-not-taken = Je hebt geen bouwsteen van { $colour } gepakt.
ek-no-building = Je kunt nu geen bouwstenen plaatsen.
ek-no-brick = Je hebt geen bouwsteen van { $colour } om te plaatsen.
ek-full = Op bouwplaats { $section } liggen al drie bouwstenen.

## Hoe het afliep

ek-wall = Een muur telt achttien bouwstenen. { $result }
ek-rounds = De tiende ronde is voorbij. { $result }
ek-won =
    { $you ->
        [yes] Je wint met { $points }–{ $second }!
       *[no] { $who } wint met { $points }–{ $second }.
    }
ek-shared = { $winners } delen de winst met elk { $points } punten.
ek-score-green = Gras
ek-score-brown = Hout
ek-score-clay = Klei
ek-score-stone = Steen
ek-score-wall = Complete muur
ek-score-amulets = Amuletten
