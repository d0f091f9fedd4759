# De browser: pagina's, knoppen en teksten die bij geen enkel spel horen.

## Overal

web-title = Clanmoot
web-motto = Vijf clanspellen, één tafel
web-pages = Pagina’s
web-start = Startpagina
web-more = Meer
web-close = Sluiten
web-table = Tafel
web-sequence-next = Verder
web-sequence-back = Terug
web-sequence-skip = Overslaan
web-sequence-done = Terug naar de tafel
web-rule = regel { $rule }
web-rules = Regels
web-bots = Tegenstanders
web-history = Geschiedenis
web-settings = Instellingen
web-lobby = Open tafels
web-yes = Ja
web-no = Nee
web-language = Taal
web-theme = Thema
web-theme-auto = Auto
web-theme-light = Licht
web-theme-dark = Donker
web-nowhere = Pagina niet gevonden.

## Start

web-line-schotten-totten = Verover vijf van de negen stenen, of drie naast elkaar.
web-line-tain = Roof vee en juwelen van je buren met gedekte fiches.
web-line-highland-clans = Bouw je clan op met getrokken blokjes en ga bij je rivalen op rooftocht.
web-line-eketorp = Bouw een burchtmuur van stenen die iedereen wil hebben.
web-line-glen-more = Pak tegels van het circuit en bouw langs de rivier.
web-players-minutes = { $players } spelers · { $minutes } min
web-play-computer = Spelen tegen de computer
web-play-friends = Spelen met vrienden
web-against-computer = Tegen de computer
web-with-friends = Met vrienden. Iedereen met de link kan meedoen.
web-no-board = Dit spel is nog niet beschikbaar in de browser. Typ in een terminal: clanmoot play { $key }
web-players = Spelers
web-level = Moeilijkheid
web-level-novice = Beginner
web-level-easy = Makkelijk
web-level-medium = Gemiddeld
web-level-hard = Moeilijk
web-level-expert = Expert
web-begin = Partij starten
web-open-table = Tafel maken
web-public = Openbaar: iedereen kan meedoen
web-ranked = Telt mee voor de rating
web-ranked-note = Als je de partij verlaat of als je tijd om is, verlies je.
web-clock = Tijdslimiet
web-clock-none = Geen limiet
web-untimed = Geen tijdslimiet
web-clock-quick = 10 min
web-clock-long = 30 min
web-clock-days =
    { $days ->
        [one] 1 dag per zet
       *[other] { $days } dagen per zet
    }
web-clock-minutes =
    { $increment ->
        [0] { $minutes } min per speler
       *[other] { $minutes } min per speler + { $increment } s per zet
    }
web-option-schotten-totten-tactics = Tactiekkaarten
web-option-schotten-totten-expert = Expertvariant: opeisen voordat je speelt
web-option-schotten-totten-begins = Startspeler
web-option-schotten-totten-begins-drawn = Loting
web-option-schotten-totten-begins-first = Jij
web-option-schotten-totten-begins-second = Tegenstander
web-option-schotten-totten-rounds = Rondes
web-option-highland-clans-refill = Afleggen na een rooftocht
web-option-highland-clans-refill-french = Twee kaarten naar keuze
web-option-highland-clans-refill-dutch = Twee van de vijf nieuwe
web-option-eketorp-discharge = Verblijf in het veldhospitaal
web-option-eketorp-discharge-early = Hooguit 2 rondes
web-option-eketorp-discharge-late = Hooguit 3 rondes

## Tafels in lijsten

web-your-tables = Jouw partijen
web-no-tables = Je hebt geen lopende partijen.
web-wait-for-you =
    { $number ->
        [one] jouw beurt in 1 partij
       *[other] jouw beurt in { $number } partijen
    }
web-your-turn = Jouw beurt
web-play = Spelen
web-look = Bekijken
web-waits-for = Wachten op { $names }
web-waits-players = Wachten op spelers
web-is-over = Afgelopen
web-open-tables = Open tafels
web-no-open = Er zijn geen open tafels. Kies ‘Spelen met vrienden’ en vink ‘Openbaar’ aan om er een te maken.
web-take-seat = doe ergens mee
web-sit-down = Meedoen
web-all-open = Alle { $number } open tafels
web-seats =
    { $free ->
        [0] { $names }
        [one] { $names }, 1 vrije plaats
       *[other] { $names }, { $free } vrije plaatsen
    }

## Voor het spel

web-sitting-down = Je schuift aan…
web-waiting =
    { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] Er is nog 1 plaats vrij. De partij begint zodra die bezet is.
       *[other] Er zijn nog { $free } plaatsen vrij. De partij begint zodra ze allemaal bezet zijn.
    }
web-invite = Vrienden uitnodigen
web-invite-note = iedereen met deze link kan meedoen
web-invite-local = Deze link werkt alleen op deze computer. Wil je dat anderen in je netwerk kunnen meedoen, stop dan de server en start hem met { $command }.
web-qr = QR-code van de uitnodigingslink
web-qr-note = Scan de code met een telefoon om mee te doen.
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-seats-title = Plaatsen
web-free-seat = vrij
web-free-declined = vrij ({ $name } doet niet mee)
web-kept-for = Wachten op { $name }…
web-waiting-for = Wachten op { $names }…
web-stop-waiting = Niet langer wachten
web-accept = Accepteren
web-decline = Afwijzen
web-hire = Computer toevoegen
web-dismiss = Verwijderen
web-leave = Verlaten
web-computer = computer
web-nobody = vrije plaats
web-seat = Plaats { $number }
web-table-gone = Iedereen heeft deze tafel verlaten.
web-table-expired = Deze tafel is gesloten omdat er niemand terugkwam.
web-table-stopped = De beheerder van deze server heeft deze tafel gestopt, dus de partij heeft geen uitslag.

## Aan tafel

web-you = { $name } (jij)
web-to-move = aan zet
web-log = Verloop
web-chat = Chat
web-no-chat = Nog geen berichten.
web-say = Schrijf een bericht
web-send = Versturen
web-undo = Ongedaan maken
web-hint = Hint
web-hint-sought = Hint zoeken…
web-hint-says = Hint: { $move }
web-menu = Menu
web-watching = Toeschouwer
web-watch-link = Link voor toeschouwers
web-resigned = opgegeven
web-timed-out = tijd om
web-player-timed-out = De tijd van { $name } is om.
web-resign = Opgeven
web-ask-back = Vragen om terug te nemen
web-ask-pause = Om een pauze vragen
web-stay = Doorspelen
web-sure-resign = Opgeven? Je eindigt als laatste. Met meer dan twee spelers neemt de computer je plaats over.
web-sure-leave = De partij verlaten? De computer neemt je plaats over.
web-asks-back = { $name } vraagt om de laatste zet terug te nemen. Vind je dat goed?
web-asks-pause = { $name } vraagt om een pauze. Vind je dat goed?
web-asked-back = { $name } heeft gevraagd om de laatste zet terug te nemen. Wachten tot de anderen akkoord gaan.
web-asked-pause = { $name } heeft om een pauze gevraagd. Wachten tot de anderen akkoord gaan.
web-withdraw = Annuleren
web-seat-left = Er is een plaats vrij in deze partij.
web-paused = De partij is gepauzeerd.
web-go-on = Hervatten
web-line-down = Verbinding verbroken. Opnieuw verbinden…
web-move-kept = Je zet is bewaard en wordt verstuurd zodra je weer online bent.
web-refused-stale = De partij is intussen verdergegaan. Kijk naar het bord en probeer het opnieuw.
web-refused-gone = Deze tafel is gesloten. Je kunt een nieuwe maken.
web-refused-seat-kept = Die plaats is gereserveerd voor een andere speler.
web-refused-other-seat = Je had een andere plaats in deze partij. Je kunt alleen naar die plaats terug.
web-refused-rated = Deze partij telt mee voor de rating en is al begonnen. Je kunt alleen toekijken.
web-refused-out-of-time = Je tijd is om.
web-refused-not-invited = Er is aan deze tafel geen plaats voor je gereserveerd.
web-refused-too-many = Te veel pogingen. Wacht even en probeer het opnieuw.
web-refused-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
web-days-left =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
web-motion = Animatiesnelheid
web-motion-auto = Auto
web-motion-off = Uit
web-motion-quick = Snel
web-motion-usual = Normaal
web-motion-slow = Traag
web-motion-note = Dit bepaalt hoe snel stukken bewegen en hoe lang je elke zet van anderen ziet. Tik of druk op een toets om verder te gaan.
web-keys = Sneltoetsen
web-key-tab = Tab
web-key-tab-does = naar de volgende keuze
web-key-enter = Enter, spatie
web-key-enter-does = kiezen
web-key-undo = U
web-key-undo-does = ongedaan maken
web-key-hint = H
web-key-hint-does = tonen welke zet de computer zou doen
web-key-escape = Esc
web-key-escape-does = je selectie wissen of een venster sluiten
web-key-menu = M
web-key-menu-does = dit menu openen

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
web-count = Scoreblad

## Terugkijken

web-step = Stap { $step } van { $steps }
web-step-slider = Stap
web-seen-from = Weergave
web-watcher = Toeschouwer
web-all-open-cards = Alles zichtbaar
web-first = Eerste stap
web-previous = Vorige stap
web-next = Volgende stap
web-last = Laatste stap
web-run = Automatisch afspelen
web-stop = Pauze
web-record = Verslag
web-download = Verslag downloaden
web-proof = Trekkingen controleren
web-proof-fair =
    { $draws ->
        [one] De enige trekking klopt. Die volgt uit een geheim waarvan iedereen vóór de partij de vingerafdruk had.
       *[other] Alle { $draws } trekkingen kloppen. Ze volgen uit een geheim waarvan iedereen vóór de partij de vingerafdruk had.
    }
web-proof-unfair = De trekkingen konden niet worden gecontroleerd. { $text }
web-fingerprint = Vingerafdruk
web-secret = Geheim
web-proof-how = De vingerafdruk is de SHA-256 van het geheim. Wil je het zelf nagaan? Download het verslag en voer ‘clanmoot verify’ uit.
web-play-on = Vanaf hier spelen
web-play-on-note = Je begint een privépartij tegen de computer, vanaf de stand na stap { $step }. Nieuwe trekkingen zijn willekeurig en de partij telt niet mee voor de rating.
web-play-on-seat = Jouw plaats
web-played-on = Vervolg vanaf stap { $step } van een andere partij
web-back-to-table = Terug naar de tafel
web-this-step = Link naar deze stap
web-key-arrows = ← →
web-key-arrows-does = vorige stap, volgende stap
web-key-ends = Home, End
web-key-ends-does = eerste stap, laatste stap

## Analyse

web-analyse = Deze partij analyseren
web-analyse-note = De computer bekijkt elke beslissing. Dat duurt een paar minuten.
web-analysing = Je partij wordt geanalyseerd… { $percent }%
web-analysis-failed = De analyse is mislukt. { $text }
web-chances = Winstkansen
web-chances-note = vóór elke beslissing, met het 95%-interval als band
web-chances-at = Stap { $step }: { $chances }.
web-chance-of = { $name } { $percent }%
web-luck-skill = Geluk en kunde
web-luck-skill-note = verandering van de winstkans, in procentpunten
web-luck = Geluk
web-skill = Kunde
web-luck-skill-sum = Begonnen op { $start }%, geëindigd op { $end }%. Geluk { $luck }, eigen fouten { $skill }, fouten van anderen { $gifts }.
web-agreed = { $agreed } van de { $decisions } beslissingen zijn gelijk aan de keuze van de computer.
web-costliest = Grootste fouten
web-no-costliest = Geen duidelijke fouten gevonden.
web-better = Beter: { $move }
web-to-step = Naar stap { $step }

## Regels

web-all-rules = Alle regels
web-search-rules = Zoek in de regels
web-rules-found =
    { $number ->
        [0] Geen regels gevonden.
        [one] 1 regel gevonden.
       *[other] { $number } regels gevonden.
    }
web-mark =
    { $sort ->
        [ruling] onze keuze
        [found] andere bron
        [reconstructed] gereconstrueerd
        [french] Franse tekst
        [dutch] Nederlandse tekst
       *[note] opmerking
    }
web-mark-why =
    { $sort ->
        [ruling] De spelregels zijn hier niet duidelijk, of verschillen per taal. Zo wordt er hier gespeeld.
        [found] Dit ontbrak in ons exemplaar van de spelregels. We vonden het in openbare bronnen.
        [reconstructed] We vonden hiervoor geen bron, maar de waarde past bij elk totaal en elk voorbeeld in de spelregels.
        [french] De twee talen van de spelregels verschillen. Hier geldt de Franse tekst.
       *[dutch] De twee talen van de spelregels verschillen. Hier geldt de Nederlandse tekst.
    }
web-rule-link = Link naar { $rule }

## Tegenstanders

web-bots-intro = Computertegenstanders weten alleen wat jij op hun plaats zou weten. Ze zien nooit verborgen kaarten. Sterkere niveaus denken verder vooruit en kennen meer strategie.
web-bots-novice = Kijkt een paar zetten vooruit en kent geen strategie. Fijn voor je eerste partij.
web-bots-easy = Denkt veel langer na dan Beginner, maar kent ook geen strategie.
web-bots-medium = Denkt ongeveer een tiende seconde na. Kent bij sommige spellen wat strategie.
web-bots-hard = Denkt ongeveer een halve seconde na en kent de gangbare strategie.
web-bots-expert = Denkt ongeveer twee seconden na.
web-bots-measured = Gemeten sterkte
web-bots-measured-note = De niveaus hebben tegen elkaar gespeeld. Elke deling werd herhaald met verwisselde plaatsen, zodat niemand voordeel had van een gunstige deling. Ratings beginnen bij 25 en de balk toont het 95%-interval. Een niveau is duidelijk sterker als geluk alleen de overwinningen niet verklaart.
web-bots-table = { $game }, { $players } spelers
web-bots-nothing = nog geen partijen
web-bots-level = Niveau
web-bots-rating = Rating
web-bots-over = Tegen het niveau eronder
web-bots-share = wint { $share } ({ $low } tot { $high })
web-bots-clear = duidelijk sterker
web-bots-not-clear = geen duidelijk verschil
web-bots-reversed = duidelijk zwakker
web-bots-unplayed = niet gespeeld
web-bots-games = Gesimuleerde partijen per beslissing
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
        [one] 1 partij
       *[other] { $number } partijen
    }
web-rank = Plaats { $rank } van { $players }
web-points-scored =
    { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }
web-more-games = Eerdere partijen tonen
web-standings = Ranglijst
web-no-standings = Nog niemand heeft een rating voor { $game }. Speel partijen die meetellen om er een te krijgen.
web-rating = { $rating } ± { $error }

## Instellingen

web-name = Je naam
web-name-note = Aan tafels waar je al meedoet, verandert je naam niet.
web-save = Opslaan
web-saved = Opgeslagen.
web-account = Account
web-account-guest = Je speelt als gast en alleen deze browser onthoudt je. Maak een account om op elk apparaat te spelen.
web-account-known = Je hebt een account. Je kunt op elk apparaat inloggen als { $name }.
web-password = Wachtwoord
web-register = Account maken
web-login = Inloggen
web-logout = Uitloggen
web-logout-everywhere = Overal uitloggen
web-logout-everywhere-note = Doe dit als je een apparaat kwijt bent, of als iemand anders misschien met jouw account is ingelogd.
web-logged-out = Je bent uitgelogd.
web-logged-out-everywhere = Je bent op al je apparaten uitgelogd.
web-adopted =
    { $number ->
        [0] Welkom terug.
        [one] Welkom terug. 1 partij die je als gast speelde, staat nu in je account.
       *[other] Welkom terug. { $number } partijen die je als gast speelde, staan nu in je account.
    }
