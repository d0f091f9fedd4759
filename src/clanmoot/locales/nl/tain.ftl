# Táin: fiches en plekken, wat er gevraagd wordt, wat er gebeurd is, wat er in de weg staat.

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
ta-unguarded = onbewaakt
ta-against = tegen { $token }

## Wat er gevraagd wordt

ta-aim = Roof runderen (2 punten per stuk) en juwelen (3 punten per stuk) bij je buren, bewaak wat van jou is en zet iedereen met Blufs op het verkeerde been. Het spel eindigt bij elf runderen, of na de achtste ronde.
ta-ask-scout = Ronde { $round }: leg een fiche gedekt neer, binnen bij jezelf, buiten bij een ander, of in het Koninkrijk; of pas.
ta-ask-free = Je overval op { $place } bevrijdt een gevangene: een Knaap of de Dochter?
ta-wait = { $who } denkt na.
ta-wait-chance = De overvallen komen eraan.
ta-over = Het spel is afgelopen.

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
        [one] Eén Bluf gaat naar huis.
       *[other] { $number } Blufs gaan naar huis.
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
ta-end-fails = het mislukt
ta-end-lad-caught = het mislukt en de Knaap wordt gevangengenomen
ta-end-daughter-caught = het mislukt, maar de Dochter wordt meegevoerd
ta-end-cattle = een rund wordt buitgemaakt
ta-end-no-cattle = het lukt, maar er is geen rund meer om mee te nemen
ta-end-jewel = een juweel wordt buitgemaakt
ta-end-no-jewel = het lukt, maar er is geen juweel meer om mee te nemen
ta-end-freed = { $token } komt vrij
ta-end-choice = een gevangene komt vrij
ta-log-free =
    { $you ->
        [yes] Je bevrijdt { $token } uit { $place }.
       *[no] { $who } bevrijdt { $token } uit { $place }.
    }
ta-log-settle = Ronde { $round } is voorbij en de buit komt thuis: { $end }.
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
ta-last-round = nu worden de punten geteld

## Wat er in de weg staat

ta-not-a-choice = Daar beslist geen speler over.
ta-not-begun = Er is nog niet geloot wie begint.
ta-not-your-turn = Je bent niet aan de beurt.
ta-passed = Je legt deze ronde niets meer: je hebt gepast, of kon niets meer leggen.
ta-scouting-over = Fiches leg je vóór de overvallen, niet nu.
ta-nobody-to-free = Je bevrijdt een gevangene als je overval slaagt op het Huis dat zowel een Knaap van jou als je Dochter vasthoudt, niet nu.
ta-no-board = Niemand speelt met clan { $board }.
ta-daughter-at-home = De Dochter gaat nooit van huis: ze bewaakt je eigen bord.
ta-no-lads = Knapen zijn te jong voor het Koninkrijk: alleen de Hoofdman, Krijgers en Blufs gaan erheen.
ta-kingdom-once = Je hebt al een fiche in het Koninkrijk.
ta-kingdom-full = Beide plekken in het Koninkrijk zijn bezet.
ta-inside-taken = Je hebt al een fiche binnen bij { $place }.
ta-outside-taken =
    { $you ->
        [yes] Je hebt al een fiche buiten bij { $place }.
       *[no] { $who } heeft al een fiche buiten bij { $place }.
    }
ta-none-left = Achter je scherm is { $token } niet meer te vinden.
ta-allowed = Niets staat dat in de weg.

## Hoe het afliep

ta-eleven =
    { $you ->
        [yes] Een kudde van elf beëindigt het spel, en jij hebt de meeste punten: je wint!
        [no] Een kudde van elf beëindigt het spel, en { $who } heeft de meeste punten en wint.
       *[nobody] Een kudde van elf beëindigt het spel, en de overwinning wordt gedeeld.
    }
ta-eight-rounds =
    { $you ->
        [yes] Er zijn acht rondes gespeeld, en jij hebt de meeste punten: je wint!
        [no] Er zijn acht rondes gespeeld, en { $who } heeft de meeste punten en wint.
       *[nobody] Er zijn acht rondes gespeeld, en de overwinning wordt gedeeld.
    }
ta-score-cattle = Runderen
ta-score-jewels = Juwelen
ta-score-lads = Gevangen Knapen
ta-score-daughters = Gevangen Dochters
ta-score-herd = Elf runderen
