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
not-seen = Er wordt in het geheim iets beslist.

## Het begin

welcome = { $game } tegen { $others }. Typ help wanneer je maar wilt.
welcome-all = { $game }: { $others }. Typ help wanneer je maar wilt.
fair =
    De kaarten liggen al vast, door een geheim met deze vingerafdruk:
    { $commitment }
    Bewaar het spel, dan bewijst clanmoot verify het.
first-steps = (Bijvoorbeeld: { $example }. Ook mogelijk: hint, undo, why, rules, help.)

## Een beurt

only-done = Enter om door te gaan, of undo.
drafted = Tot nu toe: { $moves }. (undo neemt de laatste terug)
enter-takes = Enter: { $move }.
sure = Je kunt nog iets doen, zie hierboven. Druk nog eens op Enter om zonder verder te gaan.
which = Welke van deze?
not-understood = Dat begreep ik niet. Hierboven staat wat je kunt doen; help vertelt de rest.
in-full = Typ de hele zet, alsjeblieft: dit kan er meer dan één zijn.
refusal = { $words } (regel { $rule }; om die te lezen, typ: rules { $number })
no-reason-needed = Dat mag; er staat niets in de weg.
why-what = Waarom wat? Zet er een zet achter, bijvoorbeeld: why claim 3.
hint = De computer zou dit doen: { $move }.
pass-screen = Geef het scherm aan { $who } en druk dan op Enter.
rules-more = Typ rules 5 voor een hoofdstuk, rules 5.3 voor één regel.
help =
    Een zet: { $example }. Hoofdletters en kleine woordjes doen er niet toe, en een halve zet is een vraag.
    Enter     kiest het enige wat kan, of zegt dat je klaar bent
    hint      wat de computer zou doen
    undo      je laatste beslissing terugnemen
    why ZET   waarom een zet mag, of waarom niet
    rules     de regels; rules 5 een hoofdstuk, rules 5.3 één regel
    board     het bord nog eens
    log       alles wat er tot nu toe is gebeurd
    save FILE het spel bewaren; met clanmoot play --from FILE speel je verder
    quit      van tafel gaan

## Terugnemen

undone = Teruggenomen.
nothing-to-undo = Je hebt niets om terug te nemen.
undo-agree = { $whom }, mag { $who } de laatste beslissing terugnemen?
undo-refused = Dan blijft het zoals het is.

## Bewaren en weggaan

save-as = Bewaren als (bestandsnaam, of Enter om niet te bewaren):
save-before = Het spel bewaren voor je gaat? Bestandsnaam, of Enter voor nee:
save-after = Het verslag van dit spel bewaren? Bestandsnaam, of Enter voor nee:
overwrite = Het bestand { $file } bestaat al. Overschrijven?
saved = Bewaard. Verder spelen: clanmoot play --from { $file }
saved-over = Bewaard. clanmoot replay { $file } toont het spel, clanmoot verify { $file } controleert de kaarten.
goodbye = Tot de volgende keer!
goodbye-unsaved = Tot de volgende keer! (Dit spel is niet bewaard.)

# De kleine spellen die precies op te lossen zijn.
ss-no-stone = Aan deze tafel is er geen steen { $stone }.
ended-by-resignation = { $you ->
    [yes] Je hebt opgegeven: het spel is afgelopen.
   *[no] { $who } heeft opgegeven: het spel is afgelopen.
}
ended-by-time = { $you ->
    [yes] Je tijd is om: het spel is afgelopen.
   *[no] De tijd van { $who } is om: het spel is afgelopen.
}
ended-by-time-together = Meerdere spelers hadden op hetzelfde moment geen tijd meer: het spel is afgelopen.
