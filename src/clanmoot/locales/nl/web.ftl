# De browser: pagina's, knoppen, en wat het huis naast het spel te zeggen heeft.

## Overal

web-title = Clanmoot
web-motto = Vijf clanspellen, één tafel
web-pages = Pagina's
web-start = Naar de startpagina
web-more = Meer
web-close = Sluiten
web-table = De tafel
web-sequence-next = Verder
web-sequence-back = Terug
web-sequence-skip = Overslaan
web-sequence-done = Naar de tafel
web-rule = regel { $rule }
web-rules = Regels
web-bots = Tegenstanders
web-history = Geschiedenis
web-settings = Instellingen
web-lobby = Open tafels
web-yes = Ja
web-no = Nee
web-language = Taal
web-theme = Licht of donker
web-theme-auto = Auto
web-theme-light = Licht
web-theme-dark = Donker
web-nowhere = Op dit adres is niets te vinden.

## Start

web-line-schotten-totten = Verover vijf van de negen stenen, of drie op een rij.
web-line-tain = Roof runderen en juwelen met gedekte fiches.
web-line-highland-clans = Bouw een hof uit getrokken blokjes en vecht om land.
web-line-eketorp = Bouw een burcht van stenen die anderen ook willen.
web-line-glen-more = Pak tegels van het circuit en bouw langs de rivier.
web-players-minutes = { $players } spelers · { $minutes } min
web-play-computer = Spelen tegen de computer
web-play-friends = Spelen met vrienden
web-against-computer = Tegen de computer
web-with-friends = Met vrienden: je krijgt een link, en wie die opent, zit aan tafel.
web-no-board = Nog niet in de browser. In een terminal: clanmoot play { $key }
web-players = Spelers
web-level = Hoe sterk
web-level-novice = Beginner
web-level-easy = Makkelijk
web-level-medium = Gemiddeld
web-level-hard = Moeilijk
web-level-expert = Expert
web-begin = Beginnen
web-open-table = Tafel openen
web-public = Iedereen mag aanschuiven, niet alleen wie de link heeft
web-ranked = De partij telt mee voor de rating
web-ranked-note = Als je de partij verlaat of als je tijd om is, verlies je.
web-clock = Bedenktijd
web-clock-none = Zo lang als je wilt
web-clock-quick = 10 min
web-clock-long = 30 min
web-clock-days = { $days ->
        [one] een dag per zet
       *[other] { $days } dagen per zet
    }
web-clock-minutes = { $increment ->
        [0] { $minutes } min per speler
       *[other] { $minutes } min per speler, { $increment } s erbij per zet
    }
web-option-schotten-totten-tactics = Tactiekkaarten
web-option-schotten-totten-expert = Expert: opeisen aan het begin van je beurt
web-option-schotten-totten-begins = Wie begint
web-option-schotten-totten-begins-drawn = loting
web-option-schotten-totten-begins-first = jij
web-option-schotten-totten-begins-second = de ander
web-option-schotten-totten-rounds = Rondes
web-option-highland-clans-refill = Na een rooftocht leg je af
web-option-highland-clans-refill-french = twee van de hele hand
web-option-highland-clans-refill-dutch = twee van de vijf nieuwe
web-option-eketorp-discharge = Een viking in het veldhospitaal mist
web-option-eketorp-discharge-early = hooguit 2 rondes
web-option-eketorp-discharge-late = hooguit 3 rondes

## Tafels in lijsten

web-your-tables = Jouw tafels
web-no-tables = Je speelt op dit moment aan geen enkele tafel.
web-wait-for-you =
    { $number ->
        [one] één wacht op jou
       *[other] { $number } wachten op jou
    }
web-your-turn = Jouw beurt
web-look = Kijken
web-waits-for = wacht op { $names }
web-waits-players = wacht op spelers
web-is-over = is afgelopen
web-open-tables = Open tafels
web-no-open = Er is geen tafel open. Open er zelf een: speel met vrienden, en laat iedereen aanschuiven.
web-take-seat = schuif aan op een vrije plaats
web-sit-down = Aanschuiven
web-all-open = Alle { $number } open tafels
web-seats =
    { $free ->
        [0] { $names }
        [one] { $names }, en één vrije plaats
       *[other] { $names }, en { $free } vrije plaatsen
    }

## Voor het spel

web-sitting-down = We zoeken een plaats voor je.
web-waiting =
    { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] Er is één plaats vrij; het spel begint als die bezet is.
       *[other] Er zijn { $free } plaatsen vrij; het spel begint als ze allemaal bezet zijn.
    }
web-invite = Vrienden uitnodigen
web-invite-note = wie deze link opent, zit aan tafel
web-link = De link
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-seats-title = Plaatsen
web-free-seat = vrij
web-free-declined = vrij: { $name } doet niet mee
web-kept-for = Wachten op { $name } …
web-waiting-for = Wachten op { $names } …
web-stop-waiting = Niet langer wachten
web-accept = Accepteren
web-decline = Afslaan
web-hire = Laat de computer spelen
web-dismiss = Wegsturen
web-leave = Weggaan
web-computer = computer
web-nobody = niemand
web-seat = Plaats { $number }
web-table-gone = Iedereen is van deze tafel weggegaan.
web-table-expired = Deze tafel is gesloten omdat er niemand terugkwam.
web-table-stopped = De beheerder van deze server heeft deze tafel gestopt. De partij heeft geen uitslag.

## Aan tafel

web-you = { $name } (jij)
web-to-move = aan zet
web-log = Verloop
web-chat = Chat
web-no-chat = Er is nog niets gezegd.
web-say = Zeg iets
web-send = Versturen
web-undo = Terugnemen
web-hint = Hint
web-hint-sought = De computer zoekt een hint …
web-hint-says = Hint: { $move }
web-menu = Menu
web-watching = je kijkt toe
web-watch-link = Een link om toe te kijken
web-resigned = heeft opgegeven
web-timed-out = tijd is om
web-player-timed-out = De tijd van { $name } is om.
web-resign = Opgeven
web-ask-back = Vragen om terug te nemen
web-ask-pause = Om een pauze vragen
web-stay = Blijven
web-sure-resign = Als je opgeeft, word je laatste. Met meer dan twee spelers speelt de computer voor je verder.
web-sure-leave = Als je weggaat, speelt de computer voor je verder.
web-asks-back = { $name } wil de laatste beslissing terugnemen. Vind je dat goed?
web-asks-pause = { $name } vraagt om een pauze. Vind je dat goed?
web-asked-back = { $name } wil de laatste beslissing terugnemen. Anderen moeten het goedvinden.
web-asked-pause = { $name } vraagt om een pauze. Anderen moeten het goedvinden.
web-withdraw = Laat maar
web-seat-left = Er is een plaats vrij in dit spel.
web-paused = Het spel is gepauzeerd.
web-go-on = Verder
web-line-down = De verbinding is weg; die komt vanzelf terug.
web-move-kept = Je zet is bewaard en wordt één keer verstuurd.
web-refused-stale = Het spel is ondertussen verdergegaan; kijk nog eens.
web-refused-gone = Deze tafel is gesloten. Je kunt een nieuwe openen.
web-refused-seat-kept = Die plaats is vrijgehouden voor iemand anders.
web-refused-other-seat = Je had in deze partij een andere plaats: je kunt alleen naar die plaats terug.
web-refused-rated = Deze partij telt mee en is al begonnen: je kunt alleen toekijken.
web-refused-out-of-time = Je tijd is om.
web-refused-not-invited = Aan deze tafel is geen plaats voor je vrijgehouden.
web-refused-too-many = Te veel pogingen. Wacht even en probeer het opnieuw.
web-refused-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
web-days-left =
    { $days ->
        [one] een dag
       *[other] { $days } dagen
    }
web-motion = Tempo
web-motion-auto = Auto
web-motion-off = Geen
web-motion-quick = Vlot
web-motion-usual = Gewoon
web-motion-slow = Rustig
web-motion-note = Hoe snel stukken bewegen, en hoe lang elke stap van de anderen te zien blijft. Een tik of een toets laat meteen zien hoe het ervoor staat.
web-keys = Toetsen
web-key-tab = Tab
web-key-tab-does = naar het volgende dat je kunt kiezen
web-key-enter = Enter, spatie
web-key-enter-does = kiezen
web-key-undo = U
web-key-undo-does = terugnemen
web-key-hint = H
web-key-hint-does = een hint: wat de computer zou doen
web-key-escape = Esc
web-key-escape-does = loslaten wat je koos, een venster sluiten
web-key-menu = M
web-key-menu-does = dit menu

## Na het spel

web-rematch = Revanche
web-to-rematch = Naar de revanche
web-wants-rematch =
    { $number ->
        [one] { $names } wil revanche.
       *[other] { $names } willen revanche.
    }
web-replay = Terugkijken
web-analysis = Analyse
web-count = Hoe er is geteld

## Terugkijken

web-step = Stap { $step } van { $steps }
web-step-slider = Stap
web-seen-from = Gezien door
web-watcher = een toeschouwer
web-all-open-cards = alles open
web-first = Naar het begin
web-previous = Een stap terug
web-next = Een stap verder
web-last = Naar het einde
web-run = Afspelen
web-stop = Stoppen
web-record = Verslag
web-download = Verslag downloaden
web-proof = Waren de kaarten eerlijk?
web-proof-fair =
    { $draws ->
        [one] Ja: de enige trekking volgt uit een geheim waarvan iedereen vóór de eerste kaart de vingerafdruk had.
       *[other] Ja: alle { $draws } trekkingen volgen uit een geheim waarvan iedereen vóór de eerste kaart de vingerafdruk had.
    }
web-proof-unfair = Nee: { $text }
web-fingerprint = Vingerafdruk
web-secret = Geheim
web-proof-how = De vingerafdruk is de SHA-256 van het geheim. Met het verslag rekent clanmoot verify elke trekking na.
web-play-on = Vanaf hier verder spelen
web-play-on-note = Een tafel voor jou, zoals het spel na stap { $step } stond, tegen de computer. Wat daarna getrokken wordt, wordt opnieuw getrokken, en de partij telt niet mee.
web-play-on-seat = Jouw plaats
web-played-on = verder gespeeld vanaf stap { $step } van een andere partij
web-back-to-table = Naar de tafel
web-this-step = Een link naar deze stap
web-key-arrows = ← →
web-key-arrows-does = een stap terug, een stap verder
web-key-ends = Home, End
web-key-ends-does = naar het begin, naar het einde

## Analyse

web-analyse = Deze partij analyseren
web-analyse-note = De computer denkt opnieuw over elke beslissing na. Dat duurt een paar minuten.
web-analysing = De computer denkt over de partij na: { $percent }%.
web-analysis-failed = De analyse is niet gelukt: { $text }
web-chances = Winstkansen
web-chances-note = vóór elke beslissing; in de band vallen 95 van de 100 schattingen
web-chances-at = Stap { $step }: { $chances }.
web-chance-of = { $name } { $percent }%
web-luck-skill = Geluk en kunde
web-luck-skill-note = in punten winstkans
web-luck = Geluk
web-skill = Kunde
web-luck-skill-sum = Van { $start } naar { $end }: geluk { $luck }, eigen missers { $skill }, missers van anderen { $gifts }.
web-agreed = { $agreed } van de { $decisions } beslissingen zoals de computer
web-costliest = De duurste beslissingen
web-no-costliest = Geen enkele beslissing heeft met zekerheid iets gekost.
web-better = Beter: { $move }
web-to-step = Stap { $step } bekijken

## Regels

web-all-rules = Alle regels
web-search-rules = Zoek in de regels
web-rules-found =
    { $number ->
        [0] Geen regel bevat deze woorden.
        [one] Eén regel bevat deze woorden.
       *[other] { $number } regels bevatten deze woorden.
    }
web-mark =
    { $sort ->
        [ruling] onze keuze
        [found] teruggevonden
        [reconstructed] gereconstrueerd
        [french] Franse tekst
        [dutch] Nederlandse tekst
       *[note] opmerking
    }
web-mark-why =
    { $sort ->
        [ruling] De spelregels zwijgen hier, zijn onduidelijk of verschillen per taal; zo wordt er aan deze tafels gespeeld.
        [found] Dit ontbrak in ons exemplaar van de spelregels en is in openbaar materiaal teruggevonden.
        [reconstructed] Niemand kon het ons vertellen: een waarde die past bij elk totaal en elk voorbeeld in de spelregels.
        [french] De twee talen van de spelregels verschillen; hier geldt de Franse tekst.
       *[dutch] De twee talen van de spelregels verschillen; hier geldt de Nederlandse tekst.
    }
web-rule-link = Een link naar { $rule }

## Tegenstanders

web-bots-intro = De computertegenstanders weten wat jij op hun plaats zou weten, en verder niets: geen verborgen kaart krijgen ze ooit te zien. Een niveau verschilt van het volgende in hoeveel partijen het vooruitdenkt voordat het beslist, en in wat het weet van goed spelen.
web-bots-novice = Kijkt een paar zetten vooruit en weet niets van wat goed is. Fijn voor je eerste spel.
web-bots-easy = Denkt vele malen langer na, nog steeds zonder goede raad.
web-bots-medium = Denkt ongeveer een tiende seconde na; bij sommige spellen begint het te weten wat goed is.
web-bots-hard = Denkt ongeveer een halve seconde na, en weet wat meestal goed is.
web-bots-expert = Denkt ongeveer twee seconden na.
web-bots-measured = Hoe sterk ze gemeten zijn
web-bots-measured-note = Ze hebben tegen elkaar gespeeld, elke deling op elke plaats. Een rating begint bij 25; de balk laat zien waar die 95 van de 100 keer ligt. Winnen van het niveau eronder is duidelijk als geluk alleen het niet verklaart.
web-bots-table = { $game }, { $players } spelers
web-bots-nothing = er is nog niets gespeeld
web-bots-level = Niveau
web-bots-rating = Rating
web-bots-over = Tegen het niveau eronder
web-bots-share = wint { $share } ({ $low } tot { $high })
web-bots-clear = duidelijk sterker
web-bots-not-clear = niet duidelijk
web-bots-reversed = duidelijk zwakker
web-bots-unplayed = niet gespeeld
web-bots-games = Bedachte partijen per beslissing
web-bots-game = Spel
web-bots-players = Spelers

## Geschiedenis

web-history-none = Je hebt nog geen partij uitgespeeld.
web-sums = Jouw partijen
web-won =
    { $number ->
        [one] overwinning
       *[other] overwinningen
    }
web-games =
    { $number ->
        [one] één partij
       *[other] { $number } partijen
    }
web-rank = plaats { $rank } van { $players }
web-points-scored =
    { $score ->
        [one] één punt
       *[other] { $score } punten
    }
web-more-games = Eerdere partijen
web-standings = Ranglijst
web-no-standings = Nog niemand heeft een rating voor { $game }: ratings komen uit partijen die ervoor meetellen.
web-rating = { $rating } ± { $error }

## Instellingen

web-name = Je naam
web-name-note = Aan tafels waar je al zit, houd je de naam waarmee je kwam.
web-save = Bewaren
web-saved = Bewaard.
web-account = Account
web-account-guest = Je speelt als gast: deze browser onthoudt je. Met een account kun je van overal terugkomen.
web-account-known = Je hebt een account; je kunt overal inloggen als { $name }.
web-password = Wachtwoord
web-register = Account maken
web-login = Inloggen
web-logout = Uitloggen
web-logout-everywhere = Overal uitloggen
web-logout-everywhere-note = Doe dit als je een apparaat kwijt bent, of als iemand anders misschien met jouw account is ingelogd.
web-logged-out = Je bent uitgelogd.
web-logged-out-everywhere = Je bent uitgelogd op al je apparaten.
web-adopted =
    { $number ->
        [0] Welkom terug.
        [one] Welkom terug. Eén partij van de gast is nu van jou.
       *[other] Welkom terug. { $number } partijen van de gast zijn nu van jou.
    }
