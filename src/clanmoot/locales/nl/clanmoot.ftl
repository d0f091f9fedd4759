# De tafel en de terminal.

## Plaatsen en opsommingen

seat =
    { $you ->
        [yes] Jij
       *[no] { $who }
    }
list = { $others } en { $last }
total = Totaal
times = { $sentence } ({ $count } keer)
not-seen = Een speler heeft een geheime keuze gemaakt.

## Het begin

welcome = { $game } tegen { $others }. Typ ‘help’ om de opdrachten te zien.
welcome-all = { $game }: { $others }. Typ ‘help’ om de opdrachten te zien.
fair =
    Alle trekkingen van deze partij volgen uit een geheim met deze vingerafdruk:
    { $commitment }
    Wil je ze later controleren? Bewaar de partij en voer ‘clanmoot verify’ uit.
first-steps = (Bijvoorbeeld: { $example }. Andere opdrachten: hint, undo, why, rules, help.)

## Een beurt

only-done = Druk op Enter om door te gaan, of typ ‘undo’.
drafted = Je zetten tot nu toe: { $moves }. (Typ ‘undo’ om de laatste zet ongedaan te maken.)
enter-takes = Druk op Enter om te kiezen: { $move }.
sure = Je kunt de zetten hierboven nog doen. Druk nog eens op Enter om zonder die zetten door te gaan.
which = Welke van deze zetten bedoel je?
not-understood = Dat begreep ik niet. Je mogelijkheden staan hierboven. Typ ‘help’ voor de opdrachten.
in-full = Dit kunnen meerdere zetten zijn. Typ de hele zet.
refusal = { $words } (regel { $rule }; typ ‘rules { $number }’ om die te lezen)
no-reason-needed = Dat mag.
why-what = Typ een zet achter ‘why’, bijvoorbeeld: why claim 3
hint = Hint: { $move }.
pass-screen = Geef het scherm aan { $who } en druk dan op Enter.
rules-more = Typ ‘rules 5’ voor een hoofdstuk of ‘rules 5.3’ voor één regel.
help =
    Typ een zet om hem te doen, bijvoorbeeld: { $example }. Hoofdletters en kleine woordjes doen er niet toe. Typ je maar een deel van een zet, dan wordt naar de rest gevraagd.
    Enter     de enige mogelijke zet doen, of je beurt beëindigen
    hint      tonen welke zet de computer zou doen
    undo      je laatste zet ongedaan maken
    why ZET   tonen waarom een zet mag, of waarom niet
    rules     de regels tonen; rules 5 een hoofdstuk, rules 5.3 één regel
    board     het bord nog eens tonen
    log       alles tot nu toe tonen
    save FILE de partij bewaren; hervatten met: clanmoot play --from FILE
    quit      de tafel verlaten

## Terugnemen

undone = Zet ongedaan gemaakt.
nothing-to-undo = Je hebt geen zet om ongedaan te maken.
undo-agree = { $whom }, mag { $who } de laatste zet terugnemen?
undo-refused = Terugnemen geweigerd. De zet blijft staan.

## Bewaren en weggaan

save-as = Bewaren als (bestandsnaam, of Enter om over te slaan):
save-before = De partij bewaren voor je weggaat? (bestandsnaam, of Enter om over te slaan):
save-after = Het verslag van deze partij bewaren? (bestandsnaam, of Enter om over te slaan):
overwrite = Het bestand { $file } bestaat al. Overschrijven?
saved = Bewaard. Hervatten: clanmoot play --from { $file }
saved-over = Bewaard. Met ‘clanmoot replay { $file }’ kijk je de partij terug, met ‘clanmoot verify { $file }’ controleer je de trekkingen.
goodbye = Tot de volgende keer!
goodbye-unsaved = Tot de volgende keer! (Deze partij is niet bewaard.)

# De kleine spellen die precies op te lossen zijn.
ss-no-stone = Deze partij heeft geen steen { $stone }.
ended-by-resignation =
    { $you ->
        [yes] Je hebt opgegeven. De partij is afgelopen.
       *[no] { $who } heeft opgegeven. De partij is afgelopen.
    }
ended-by-time =
    { $you ->
        [yes] Je tijd is om. De partij is afgelopen.
       *[no] De tijd van { $who } is om. De partij is afgelopen.
    }
ended-by-time-together = Meerdere spelers hadden op hetzelfde moment geen tijd meer. De partij is afgelopen.
