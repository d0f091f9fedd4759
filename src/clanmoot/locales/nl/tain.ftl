# Táin: fiches en plekken, vragen, verloop, weigeringen, einde. Vaste woorden: ingang (binnen, buiten), wachter, verkenner,
# overval, onbewaakt, gevangene (gevangennemen, bevrijden), rund; fiches zijn ongebruikt (achter het scherm) of gebruikt.

## Fiches en plekken

ta-chieftain = de Hoofdman
ta-warrior = een Krijger
ta-lad = een Knaap
ta-daughter = de Dochter
ta-bluff = een Bluf
ta-place =
    { $yours ->
        [yes]
            { $part ->
                [pasture] jouw Weide { $number }
               *[house] jouw Huis { $number }
            }
       *[no]
            { $part ->
                [pasture] Weide { $number } van { $whom }
               *[house] Huis { $number } van { $whom }
            }
    }
ta-inside =
    binnen bij { $yours ->
        [yes] jouw
       *[no] eigen
    } { $part ->
        [pasture] Weide { $number }
       *[house] Huis { $number }
    }
ta-outside = buiten bij { $place }
ta-in-kingdom = in het Koninkrijk
ta-unguarded = onbewaakte ingang
ta-against = tegen { $token }

## Wat er gevraagd wordt

ta-aim = Roof bij je buren runderen (2 punten per stuk) en juwelen (3 punten per stuk). Bewaak die van jezelf en misleid de anderen met Blufs. De partij eindigt als iemand 11 runderen heeft, of na ronde 8.
ta-ask-scout = Ronde { $round }: leg een fiche gedekt binnen bij een eigen ingang, buiten bij een ingang van een ander, of in het Koninkrijk. Je mag ook passen.
ta-ask-free = Je overval op { $place } bevrijdt een gevangene: kies een Knaap of de Dochter.
ta-wait = { $who } denkt na.
ta-wait-chance = De overvallen worden afgehandeld…
ta-over = De partij is afgelopen.

## Wat er gebeurd is

ta-log-start =
    { $you ->
        [yes] Jij begint.
       *[no] { $who } begint.
    }
ta-log-lay =
    { $you ->
        [yes] Je legt { $token } { $spot }.
       *[no] { $who } legt { $token } { $spot }.
    }
ta-log-laid =
    { $you ->
        [yes] Je legt een fiche { $spot }.
       *[no] { $who } legt een fiche { $spot }.
    }
ta-log-pass =
    { $you ->
        [yes] Je past.
       *[no] { $who } past.
    }
ta-log-turn =
    { $you ->
        [yes] Jouw fiche { $spot } is { $token }.
       *[no] Het fiche van { $who } { $spot } is { $token }.
    }
ta-log-bluffs =
    { $number ->
        [0] Er worden geen Blufs weggehaald.
        [one] Eén Bluf wordt weggehaald.
       *[other] { $number } Blufs worden weggehaald.
    }
ta-log-kingdom = In het Koninkrijk: { $end }.
ta-kingdom-takes =
    { $you ->
        [yes] jij pakt een rund met { $token }
       *[no] { $who } pakt een rund met { $token }
    }
ta-kingdom-misses =
    { $you ->
        [yes] jij krijgt niets met { $token }
       *[no] { $who } krijgt niets met { $token }
    }
ta-log-raid =
    { $you ->
        [yes] Je overvalt { $place } met { $scout }, { $guard }: { $end }.
       *[no] { $who } overvalt { $place } met { $scout }, { $guard }: { $end }.
    }
ta-end-fails = mislukt
ta-end-lad-caught = mislukt, en de Knaap wordt gevangengenomen
ta-end-daughter-caught = mislukt, maar de Dochter wordt gevangengenomen
ta-end-cattle = één rund gepakt
ta-end-no-cattle = er is geen rund meer om te pakken
ta-end-jewel = één juweel gepakt
ta-end-no-jewel = er is geen juweel meer om te pakken
ta-end-freed = { $token } komt vrij
ta-end-choice = een gevangene komt vrij
ta-log-free =
    { $you ->
        [yes] Je bevrijdt { $token } uit { $place }.
       *[no] { $who } bevrijdt { $token } uit { $place }.
    }
ta-log-settle = Ronde { $round } is voorbij: { $end }.
ta-refilled =
    { $you ->
        [yes] jij neemt al je gebruikte fiches terug
       *[no] { $who } neemt alle gebruikte fiches terug
    }
ta-next-round =
    { $you ->
        [yes] ronde { $round } begint bij jou
       *[no] ronde { $round } begint bij { $who }
    }
ta-last-round = de partij eindigt

## Wat er in de weg staat

ta-not-a-choice = Dat beslist het toeval, geen speler.
ta-not-begun = Er is nog niet geloot wie begint.
ta-not-your-turn = Je bent niet aan de beurt.
ta-passed = Je hebt gepast, dus je kunt deze ronde geen fiches meer leggen.
ta-scouting-over = Je kunt nu geen fiche leggen. Fiches leg je vóór de overvallen.
ta-nobody-to-free = Je kunt nu geen gevangene bevrijden. Dat doe je als je met succes een Huis overvalt dat zowel een Knaap van jou als je Dochter vasthoudt.
ta-no-board = Niemand speelt met clan { $board }.
ta-daughter-at-home = De Dochter mag alleen op je eigen bord liggen.
ta-no-lads = Knapen mogen niet naar het Koninkrijk. Alleen de Hoofdman, Krijgers en Blufs mogen dat.
ta-kingdom-once = Je hebt al een fiche in het Koninkrijk.
ta-kingdom-full = Beide plekken in het Koninkrijk zijn bezet.
ta-inside-taken = Je hebt al een fiche binnen bij { $place }.
ta-outside-taken =
    { $you ->
        [yes] Je hebt al een fiche buiten bij { $place }.
       *[no] { $who } heeft al een fiche buiten bij { $place }.
    }
ta-none-left = Je hebt { $token } niet meer achter je scherm.
ta-allowed = Dat mag.

## Hoe het afliep

ta-eleven = Elf runderen beëindigen de partij. { $result }
ta-eight-rounds = Er zijn acht rondes gespeeld. { $result }
# De uitslag achter beide eindes: gewonnen op punten, gelijke stand anders beslist, gedeelde winst.
ta-won =
    { $you ->
        [yes] Je wint met { $points }–{ $second }!
       *[no] { $who } wint met { $points }–{ $second }.
    }
ta-won-tie =
    Bij { $points }–{ $points } { $you ->
        [yes] win jij
       *[no] wint { $who }
    } op { $by ->
        [cattle] runderen
        [jewels] juwelen
       *[tokens] ongebruikte fiches
    } ({ $best }–{ $second }).
ta-shared = { $winners } delen de winst, met elk { $points } punten.
ta-score-cattle = Runderen
ta-score-jewels = Juwelen
ta-score-lads = Gevangen Knapen
ta-score-daughters = Gevangen Dochters
ta-score-herd = Elf runderen
