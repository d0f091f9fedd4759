# The table and the terminal. The commands of the terminal are the same words in every language.

## Seats and lists

seat =
    { $you ->
        [yes] Vous
       *[no] { $who }
    }
list = { $others } et { $last }
total = Total
times = { $sentence } ({ $count } fois)
not-seen = Quelque chose se décide en secret.

## Beginning

welcome = { $game } contre { $others }. Tapez help à tout moment.
welcome-all = { $game } : { $others }. Tapez help à tout moment.
fair =
    Les cartes sont déjà fixées, par un secret dont voici l’empreinte :
    { $commitment }
    Enregistrez la partie, et clanmoot verify en apporte la preuve.
first-steps = (Par exemple : { $example }. Et aussi : hint, undo, why, rules, help.)

## A turn

only-done = Entrée pour continuer, ou undo.
drafted = Jusqu’ici : { $moves }. (undo reprend le dernier coup)
enter-takes = Entrée : { $move }.
sure = Il vous reste quelque chose à faire, ci-dessus. Encore une fois Entrée pour continuer sans.
which = Lequel de ces coups ?
not-understood = Je n’ai pas compris. Ce que vous pouvez faire est écrit ci-dessus ; help explique le reste.
in-full = Dites le coup en entier, s’il vous plaît : il y en a plusieurs possibles.
refusal = { $words } (règle { $rule } ; pour la lire, tapez : rules { $number })
no-reason-needed = C’est permis ; rien ne s’y oppose.
why-what = Pourquoi quoi ? Ajoutez un coup, par exemple : why claim 3.
hint = L’ordinateur jouerait ceci : { $move }.
pass-screen = Passez l’écran à { $who }, puis appuyez sur Entrée.
rules-more = Tapez rules 5 pour un chapitre, rules 5.3 pour une seule règle.
help =
    Un coup : { $example }. Majuscules et petits mots sont sans importance, et un demi-coup vaut une question.
    Entrée    joue le seul choix possible, ou dit que vous avez terminé
    hint      ce que jouerait l’ordinateur
    undo      reprendre votre dernière décision
    why COUP  pourquoi un coup est permis, ou non
    rules     les règles ; rules 5 un chapitre, rules 5.3 une règle
    board     revoir le plateau
    log       tout ce qui s’est passé
    save NOM  garder la partie ; clanmoot play --from NOM la reprend
    quit      quitter la table

## Taking back

undone = Coup repris.
nothing-to-undo = Vous n’avez rien à reprendre.
undo-agree = { $whom }, une demande : { $who } voudrait reprendre sa dernière décision. D’accord ?
undo-refused = Alors on n’y touche pas.

## Saving and leaving

save-as = Enregistrer sous (nom de fichier, ou Entrée pour ne rien enregistrer) :
save-before = Enregistrer la partie avant de partir ? Nom de fichier, ou Entrée pour non :
save-after = Garder cette partie ? Nom de fichier, ou Entrée pour non :
overwrite = Le fichier { $file } existe déjà. Le remplacer ?
saved = Partie enregistrée. Pour la reprendre : clanmoot play --from { $file }
saved-over = Partie enregistrée. clanmoot replay { $file } la montre, clanmoot verify { $file } contrôle les cartes.
goodbye = À la prochaine !
goodbye-unsaved = À la prochaine ! (Cette partie n’a pas été enregistrée.)

# The small games that can be solved exactly.
ss-no-stone = Il n’y a pas de borne { $stone } à cette table.
ended-by-resignation =
    { $you ->
        [yes] Vous avez abandonné : la partie est terminée.
       *[no] { $who } a abandonné : la partie est terminée.
    }
ended-by-time =
    { $you ->
        [yes] Votre temps est écoulé : la partie est terminée.
       *[no] Temps écoulé pour { $who } : la partie est terminée.
    }
ended-by-time-together = Plusieurs joueurs ont épuisé leur temps au même instant : la partie est terminée.
