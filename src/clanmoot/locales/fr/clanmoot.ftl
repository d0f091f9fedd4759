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
not-seen = Un joueur a fait un choix secret.

## Beginning

welcome = { $game } contre { $others }. Tapez « help » à tout moment pour voir les commandes.
welcome-all = { $game } : { $others }. Tapez « help » à tout moment pour voir les commandes.
fair =
    Tous les tirages de cette partie découlent d’un secret dont voici l’empreinte :
    { $commitment }
    Pour les vérifier plus tard, enregistrez la partie et lancez « clanmoot verify ».
first-steps = (Par exemple : { $example }. Autres commandes : hint, undo, why, rules, help.)

## A turn

only-done = Appuyez sur Entrée pour continuer, ou tapez « undo ».
drafted = Vos coups jusqu’ici : { $moves }. (Tapez « undo » pour annuler le dernier coup.)
enter-takes = Appuyez sur Entrée pour choisir : { $move }.
sure = Vous pouvez encore jouer les coups ci-dessus. Appuyez de nouveau sur Entrée pour continuer sans les jouer.
which = Lequel de ces coups voulez-vous jouer ?
not-understood = Je n’ai pas compris. Vos possibilités sont ci-dessus. Tapez « help » pour la liste des commandes.
in-full = Plusieurs coups sont possibles. Tapez le coup en entier, s’il vous plaît.
refusal = { $words } (règle { $rule } ; pour la lire, tapez « rules { $number } »)
no-reason-needed = Ce coup est permis.
why-what = Tapez un coup après « why », par exemple : why claim 3
hint = Conseil : { $move }.
pass-screen = Passez l’écran à { $who }, puis appuyez sur Entrée.
rules-more = Tapez « rules 5 » pour un chapitre ou « rules 5.3 » pour une seule règle.
help =
    Un coup : { $example }. Les majuscules et les petits mots ne comptent pas. Si vous ne tapez qu’une partie du coup, le jeu vous demande le reste.
    Entrée    jouer le seul coup possible, ou terminer votre tour
    hint      afficher le coup que jouerait l’ordinateur
    undo      annuler votre dernier coup
    why COUP  savoir pourquoi un coup est permis, ou non
    rules     afficher les règles ; rules 5 un chapitre, rules 5.3 une règle
    board     revoir le plateau
    log       revoir tout ce qui s’est passé
    save NOM  enregistrer la partie ; pour la reprendre : clanmoot play --from NOM
    quit      quitter la table

## Taking back

undone = Coup annulé.
nothing-to-undo = Vous n’avez aucun coup à annuler.
undo-agree = { $whom }, une demande : { $who } voudrait annuler son dernier coup. D’accord ?
undo-refused = Annulation refusée. Le coup reste joué.

## Saving and leaving

save-as = Enregistrer sous (nom de fichier, ou Entrée pour passer) :
save-before = Enregistrer la partie avant de partir ? (nom de fichier, ou Entrée pour passer) :
save-after = Enregistrer cette partie ? (nom de fichier, ou Entrée pour passer) :
overwrite = Le fichier { $file } existe déjà. Le remplacer ?
saved = Partie enregistrée. Pour la reprendre : clanmoot play --from { $file }
saved-over = Partie enregistrée. « clanmoot replay { $file } » montre la partie, et « clanmoot verify { $file } » vérifie les tirages.
goodbye = À la prochaine !
goodbye-unsaved = À la prochaine ! (Cette partie n’a pas été enregistrée.)

# The small games that can be solved exactly.
ss-no-stone = Cette partie n’a pas de borne { $stone }.
ended-by-resignation =
    { $you ->
        [yes] Vous avez abandonné. La partie est terminée.
       *[no] { $who } a abandonné. La partie est terminée.
    }
ended-by-time =
    { $you ->
        [yes] Votre temps est écoulé. La partie est terminée.
       *[no] Temps écoulé pour { $who }. La partie est terminée.
    }
ended-by-time-together = Plusieurs joueurs ont épuisé leur temps au même instant. La partie est terminée.
