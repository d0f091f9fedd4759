# Het bord van Schotten Totten in de browser: hoe dingen daar heten, en wat knoppen doen.

## Rond de tafel

web-st-stones = Stenen
web-st-hand = Jouw hand
web-st-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-st-tactics-held =
    { $count ->
        [0] geen tactiek
        [one] 1 tactiek
       *[other] { $count } tactieken
    }
web-st-stones-held =
    { $count ->
        [0] geen steen
        [one] 1 steen
       *[other] { $count } stenen
    }
web-st-clan = Clan
web-st-tactic = Tactiek
web-st-deck-left =
    { $count ->
        [one] { $pile }: nog 1 kaart
       *[other] { $pile }: nog { $count } kaarten
    }
web-st-discards = Aflegstapel
web-st-no-discards = Er is nog geen kaart afgelegd.
web-st-discard-here = Leg hem af.
web-st-under-deck = Onder de { $pile }, in de volgorde van trekken
web-st-closed-card = een gedekte kaart
web-st-known =
    { $you ->
        [yes] { $whom } weet dat jij { $cards } hebt.
       *[no] { $who } heeft { $cards }.
    }
web-st-known-mark = { $card } (bekend bij je tegenstander)
web-st-played = Gespeelde tactieken
web-st-joker-laid = Joker gespeeld
web-st-match = Ronde { $round } van { $rounds }
web-st-points = Punten

## Op de tactiekkaarten, zo kort dat het past

web-st-face-joker = Joker
web-st-face-spy = Spion
web-st-face-shield-bearer = Schild
web-st-face-bluff = Blind
web-st-face-mud = Modder
web-st-face-recruiter = Ronselaar
web-st-face-strategist = Strateeg
web-st-face-banshee = Banshee
web-st-face-traitor = Verrader

## Wat tactiekkaarten doen

web-st-about-joker = De Joker telt als een clankaart naar keuze.
web-st-about-spy = De Spion telt als een 7 in een kleur naar keuze.
web-st-about-shield-bearer = De Schilddrager telt als een 1, 2 of 3 in een kleur naar keuze.
web-st-about-bluff = Met Blindemannetje telt bij deze steen alleen de som.
web-st-about-mud = Met Moddergevecht heeft elke kant van deze steen vier kaarten nodig.
web-st-about-recruiter = Met de Ronselaar trek je drie kaarten en leg je er dan twee uit je hand onder de bijbehorende stapel.
web-st-about-strategist = Met de Strateeg verplaats je een van je kaarten naar een andere steen, of leg je hem af.
web-st-about-banshee = Met de Banshee leg je een kaart van je tegenstander af.
web-st-about-traitor = Met de Verrader haal je een clankaart van je tegenstander naar jouw kant.

## Wat er gevraagd wordt terwijl een zet ontstaat

web-st-choose-stone = Kies een steen voor { $card }.
web-st-choose-stone-about = { $about } Kies een steen.
web-st-choose-card = Kies een kaart voor steen { $stone }.

## Knoppen

web-st-claim = Steen { $stone } opeisen
web-st-done = Klaar
web-st-pass = Passen
web-st-ruse = Speel { $card }
web-st-under = Leg { $card } onder de { $pile }
web-st-banish = Leg { $card } af
web-st-draw-clan = Clanstapel
web-st-draw-tactic = Tactiekstapel
web-st-drop = Leg { $card } af
web-st-look = Toon details van steen { $stone }

## Een steen

web-st-stone = Steen { $stone }
web-st-stone-yours = Steen { $stone }: je mag hem opeisen
web-st-stone-not = Steen { $stone }: je mag hem nog niet opeisen
web-st-point = Kies een steen om de details te zien.
web-st-owned =
    { $you ->
        [yes] Jij hebt deze steen opgeëist.
       *[no] { $who } heeft deze steen opgeëist.
    }
web-st-complete-first = het eerst compleet
web-st-complete = compleet
web-st-missing =
    { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
web-st-empty = geen kaarten
web-st-may-claim = Je tegenstander kan dit niet meer verslaan.
web-st-bluff-here = Door Blindemannetje telt hier alleen de som.
web-st-mud-here = Door Moddergevecht heeft elke kant hier vier kaarten nodig.

## Voor wie luistert

web-st-say-stone = Steen { $stone }. { $parts }
web-st-say-side =
    { $you ->
        [yes] Jij: { $cards }.
       *[no] { $who }: { $cards }.
    }
web-st-say-claim = Je mag hem opeisen.
web-st-say-slot = Jouw kant van steen { $stone }
web-st-say-lay = Speel { $card } bij steen { $stone }
web-st-say-troop = { $card }, steen { $stone }, { $whose }
web-st-say-yours = jouw kant
web-st-say-side-of = de kant van { $who }

## Het verloop

web-st-log-dealt =
    { $you ->
        [yes] Je trekt { $cards }.
       *[no] { $who } trekt { $cards }.
    }
web-st-log-drawn =
    { $you ->
        [yes] Je trekt { $number } kaarten.
       *[no] { $who } trekt { $number } kaarten.
    }

## Tekeningen bij de regels

web-st-figure-sides = De rechterkant is compleet. De linkerkant heeft nog een vrije plek.
web-st-figure-formations = Van sterk naar zwak: kleurreeks, drie gelijke, één kleur, reeks, som.
web-st-figure-kind =
    { $kind ->
        [colour-run] kleurreeks
        [three-of-a-kind] drie gelijke
        [colour] één kleur
        [run] reeks
       *[sum] som
    }
web-st-figure-proof = Geen drie kaarten met blauw 2 erbij kunnen rood 7, 8 en 9 verslaan. De steen kan dus worden opgeëist voordat de linkerkant compleet is.
web-st-figure-victory = Clan A wint met drie stenen naast elkaar, of met vijf willekeurige stenen.
web-st-figure-elite = Hier zie je waarvoor de Joker, de Spion en de Schilddrager kunnen tellen. Rood 5, rood 9 en een Joker als tweede rode 9 zijn één kleur (23).
