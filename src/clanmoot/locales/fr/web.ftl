# The browser client: pages, buttons, and what the house says besides the game.

## Everywhere

web-title = Clanmoot
web-motto = Cinq jeux de clans, une seule table
web-pages = Pages
web-start = Retour à l’accueil
web-more = Plus
web-close = Fermer
web-table = La table
web-sequence-next = Suite
web-sequence-back = Retour
web-sequence-skip = Passer
web-sequence-done = À la table
web-rule = règle { $rule }
web-rules = Règles
web-bots = Adversaires
web-history = Historique
web-settings = Réglages
web-lobby = Tables ouvertes
web-yes = Oui
web-no = Non
web-language = Langue
web-theme = Clair ou sombre
web-theme-auto = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-nowhere = Il n’y a rien à cette adresse.

## Start

web-line-schotten-totten = Tenez cinq bornes sur neuf, ou trois d’affilée.
web-line-tain = Volez bétail et bijoux à l’abri de jetons face cachée.
web-line-highland-clans = Bâtissez une cour au gré des cubes ; battez-vous pour vos domaines.
web-line-eketorp = Fortifiez un village avec des pierres que d’autres convoitent.
web-line-glen-more = Prenez des tuiles sur la piste, bâtissez au bord de la rivière.
web-players-minutes = { $players } joueurs · { $minutes } min
web-play-computer = Jouer contre l’ordinateur
web-play-friends = Jouer entre amis
web-against-computer = Contre l’ordinateur
web-with-friends = Entre amis : vous recevez un lien, et qui l’ouvre prend place.
web-no-board = Pas encore dans le navigateur. Dans un terminal : clanmoot play { $key }
web-players = Joueurs
web-level = Niveau
web-level-novice = Novice
web-level-easy = Facile
web-level-medium = Moyen
web-level-hard = Difficile
web-level-expert = Expert
web-begin = Commencer
web-open-table = Ouvrir la table
web-public = Tout le monde peut prendre place, même sans le lien
web-ranked = La partie compte pour le classement
web-ranked-note = Si vous quittez la partie ou si votre temps s’écoule, vous perdez.
web-clock = Temps de réflexion
web-clock-none = Autant qu’on veut
web-clock-quick = 10 min
web-clock-long = 30 min
web-clock-days =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
web-clock-minutes =
    { $increment ->
        [0] { $minutes } min chacun
       *[other] { $minutes } min chacun, plus { $increment } s par coup
    }
web-option-schotten-totten-tactics = Cartes Tactique
web-option-schotten-totten-expert = Expert : revendiquer au début du tour
web-option-schotten-totten-begins = Qui commence
web-option-schotten-totten-begins-drawn = au hasard
web-option-schotten-totten-begins-first = vous
web-option-schotten-totten-begins-second = l’adversaire
web-option-schotten-totten-rounds = Manches
web-option-highland-clans-refill = Après une razzia, on défausse
web-option-highland-clans-refill-french = deux de toute la main
web-option-highland-clans-refill-dutch = deux des cinq piochées
web-option-eketorp-discharge = Un Viking à l’hôpital manque
web-option-eketorp-discharge-early = jusqu’à 2 manches
web-option-eketorp-discharge-late = jusqu’à 3 manches

## Tables in lists

web-your-tables = Vos tables
web-no-tables = Vous ne jouez à aucune table en ce moment.
web-wait-for-you =
    { $number ->
        [one] { $number } vous attend
       *[other] { $number } vous attendent
    }
web-your-turn = À vous de jouer
web-look = Regarder
web-waits-for = attend { $names }
web-waits-players = attend des joueurs
web-is-over = terminée
web-open-tables = Tables ouvertes
web-no-open = Aucune table n’est ouverte. Ouvrez-en une : jouez entre amis, et laissez tout le monde prendre place.
web-take-seat = prenez une place libre
web-sit-down = Prendre place
web-all-open =
    { $number ->
        [one] { $number } table ouverte
       *[other] Les { $number } tables ouvertes
    }
web-seats =
    { $free ->
        [0] { $names }
        [1] { $names }, et une place libre
       *[other] { $names }, et { $free } places libres
    }

## Before the game

web-sitting-down = On vous installe à la table.
web-waiting =
    { $free ->
        [0] Toutes les places sont prises.
        [1] Une place est libre ; la partie commence quand elle est prise.
       *[other] { $free } places sont libres ; la partie commence quand elles sont toutes prises.
    }
web-invite = Inviter des amis
web-invite-note = qui ouvre ce lien prend place
web-link = Le lien
web-copy = Copier
web-copied = Copié
web-share = Partager
web-seats-title = Places
web-free-seat = libre
web-free-declined = libre : { $name } a décliné
web-kept-for = En attente de { $name }…
web-waiting-for = En attente de { $names }…
web-stop-waiting = Ne plus attendre
web-accept = Accepter
web-decline = Décliner
web-hire = Faire jouer l’ordinateur
web-dismiss = Renvoyer
web-leave = Partir
web-computer = ordinateur
web-nobody = personne
web-seat = Place { $number }
web-table-gone = Tout le monde a quitté cette table.
web-table-expired = Cette table a été fermée, car personne n’y est revenu.
web-table-stopped = L’administrateur de ce serveur a arrêté cette table. La partie reste sans résultat.

## At the table

web-you = { $name } (vous)
web-to-move = doit jouer
web-log = Journal
web-chat = Discussion
web-no-chat = Personne n’a encore rien dit.
web-say = Dites quelque chose
web-send = Envoyer
web-undo = Annuler le coup
web-hint = Conseil
web-hint-sought = L’ordinateur cherche un conseil…
web-hint-says = Conseil : { $move }
web-menu = Menu
web-watching = vous regardez
web-watch-link = Un lien pour regarder
web-resigned = a abandonné
web-timed-out = temps écoulé
web-player-timed-out = Temps écoulé pour { $name }.
web-resign = Abandonner
web-ask-back = Demander à reprendre
web-ask-pause = Demander une pause
web-stay = Rester
web-sure-resign = Si vous abandonnez, vous terminez à la dernière place. À plus de deux, l’ordinateur continue pour vous.
web-sure-leave = Si vous partez, l’ordinateur continue pour vous.
web-asks-back = { $name } demande à reprendre la dernière décision. Êtes-vous d’accord ?
web-asks-pause = { $name } demande une pause. Êtes-vous d’accord ?
web-asked-back = { $name } demande à reprendre la dernière décision. Les autres doivent être d’accord.
web-asked-pause = { $name } demande une pause. Les autres doivent être d’accord.
web-withdraw = Finalement, non
web-seat-left = Une place est libre dans cette partie.
web-paused = La partie est en pause.
web-go-on = Continuer
web-line-down = La connexion est perdue ; elle reviendra d’elle-même.
web-move-kept = Votre coup est gardé et sera envoyé une seule fois.
web-refused-stale = La partie a continué entre-temps ; regardez à nouveau.
web-refused-gone = Cette table a été fermée. Vous pouvez en ouvrir une autre.
web-refused-seat-kept = Cette place est réservée à quelqu’un d’autre.
web-refused-other-seat = Vous avez eu une autre place dans cette partie : vous ne pouvez reprendre que celle-là.
web-refused-rated = Cette partie classée a commencé : vous pouvez seulement la regarder.
web-refused-out-of-time = Votre temps est écoulé.
web-refused-not-invited = Aucune place ne vous est réservée à cette table.
web-refused-too-many = Trop de tentatives. Patientez un instant, puis réessayez.
web-refused-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
web-days-left =
    { $days ->
        [0] moins d’un jour
        [1] un jour
       *[other] { $days } jours
    }
web-motion = Rythme
web-motion-auto = Auto
web-motion-off = Sans
web-motion-quick = Vif
web-motion-usual = Normal
web-motion-slow = Lent
web-motion-note = La vitesse des pièces, et le temps que reste visible chaque coup des autres. Un clic ou une touche montre aussitôt où en est la partie.
web-keys = Touches
web-key-tab = Tab
web-key-tab-does = vers la prochaine chose à choisir
web-key-enter = Entrée, espace
web-key-enter-does = choisir
web-key-undo = U
web-key-undo-does = annuler le coup
web-key-hint = H
web-key-hint-does = un conseil : ce que jouerait l’ordinateur
web-key-escape = Échap
web-key-escape-does = lâcher ce qui était choisi, fermer un volet
web-key-menu = M
web-key-menu-does = ce menu

## After the game

web-rematch = Revanche
web-to-rematch = Aller à la revanche
web-wants-rematch =
    { $number ->
        [1] { $names } propose une revanche.
       *[other] { $names } proposent une revanche.
    }
web-replay = Revoir
web-analysis = Analyse
web-count = Le décompte en détail

## Looking back

web-step = Étape { $step } sur { $steps }
web-step-slider = Étape
web-seen-from = Vu par
web-watcher = le public
web-all-open-cards = tout à découvert
web-first = Au début
web-previous = Une étape en arrière
web-next = Une étape en avant
web-last = À la fin
web-run = Laisser défiler
web-stop = Arrêter
web-record = Enregistrement
web-download = Télécharger l’enregistrement
web-proof = Le tirage était-il honnête ?
web-proof-fair =
    { $draws ->
        [0] Oui : rien n’a été tiré au sort.
        [1] Oui : l’unique tirage découle d’un secret dont tous avaient l’empreinte avant la première carte.
       *[other] Oui : les { $draws } tirages découlent tous d’un secret dont chacun avait l’empreinte avant la première carte.
    }
web-proof-unfair = Non : { $text }
web-fingerprint = Empreinte
web-secret = Secret
web-proof-how = L’empreinte est le SHA-256 du secret. Avec l’enregistrement, clanmoot verify recalcule chaque tirage.
web-play-on = Reprendre la partie ici
web-play-on-note = Une table à vous, telle qu’elle était après l’étape { $step }, contre l’ordinateur. Ce qui se pioche ensuite est tiré de nouveau, et la partie ne compte pas.
web-play-on-seat = Votre place
web-played-on = partie reprise à l’étape { $step } d’une autre
web-back-to-table = Retour à la table
web-this-step = Un lien vers cette étape
web-key-arrows = ← →
web-key-arrows-does = une étape en arrière, une étape en avant
web-key-ends = Début, Fin
web-key-ends-does = au début, à la fin

## Analysis

web-analyse = Analyser cette partie
web-analyse-note = L’ordinateur repense chaque décision. Cela prend quelques minutes.
web-analysing = L’ordinateur repense la partie : { $percent } %.
web-analysis-failed = L’analyse n’a pas abouti : { $text }
web-chances = Chances de gagner
web-chances-note = avant chaque décision ; la bande couvre 95 estimations sur 100
web-chances-at = Étape { $step } : { $chances }.
web-chance-of = { $name } { $percent } %
web-luck-skill = Chance et talent
web-luck-skill-note = en points de chances de gagner
web-luck = Chance
web-skill = Talent
web-luck-skill-sum = De { $start } à { $end } : chance { $luck }, ses erreurs { $skill }, celles des autres { $gifts }.
web-agreed =
    { $agreed ->
        [one] { $agreed } décision sur { $decisions } comme l’aurait prise l’ordinateur
       *[other] { $agreed } décisions sur { $decisions } comme les aurait prises l’ordinateur
    }
web-costliest = Les décisions les plus coûteuses
web-no-costliest = Aucune décision n’a rien coûté à coup sûr.
web-better = Mieux : { $move }
web-to-step = Voir l’étape { $step }

## Rules

web-all-rules = Toutes les règles
web-search-rules = Chercher dans les règles
web-rules-found =
    { $number ->
        [0] Aucune règle ne contient ces mots.
        [1] Une règle contient ces mots.
       *[other] { $number } règles contiennent ces mots.
    }
web-mark =
    { $sort ->
        [ruling] notre décision
        [found] retrouvé
        [reconstructed] reconstitué
        [french] texte français
        [dutch] texte néerlandais
       *[note] remarque
    }
web-mark-why =
    { $sort ->
        [ruling] Ici, la règle du jeu se tait, n’est pas claire, ou diffère d’une langue à l’autre ; c’est ainsi qu’on joue à ces tables.
        [found] Cela manquait dans notre exemplaire de la règle ; on l’a retrouvé dans des documents publics.
        [reconstructed] Personne n’a pu nous le dire : une valeur qui convient à tous les totaux et à tous les exemples de la règle.
        [french] Les deux langues de la règle diffèrent ; ici vaut le texte français.
       *[dutch] Les deux langues de la règle diffèrent ; ici vaut le texte néerlandais.
    }
web-rule-link = Un lien vers { $rule }

## Opponents

web-bots-intro = Les adversaires informatiques savent ce que vous sauriez à leur place, et rien d’autre : aucune carte cachée ne leur parvient jamais. D’un niveau à l’autre changent le nombre de parties imaginées avant de décider, et ce qu’on sait de l’art de bien jouer.
web-bots-novice = Regarde quelques coups plus loin et ne sait rien de ce qui est bon. Idéal pour une première partie.
web-bots-easy = Réfléchit bien plus longtemps, toujours sans conseil.
web-bots-medium = Réfléchit environ un dixième de seconde ; à certains jeux, commence à savoir ce qui est bon.
web-bots-hard = Réfléchit environ une demi-seconde, et sait ce qui est bon d’habitude.
web-bots-expert = Réfléchit environ deux secondes.
web-bots-measured = Leur force, mesurée
web-bots-measured-note = Ils ont joué les uns contre les autres, chaque donne à chaque place. Une cote commence à 25 ; la barre montre où elle se trouve 95 fois sur 100. Battre le niveau inférieur est net quand la chance seule ne l’explique pas.
web-bots-table = { $game }, { $players } joueurs
web-bots-nothing = rien n’a encore été joué
web-bots-level = Niveau
web-bots-rating = Cote
web-bots-over = Contre le niveau inférieur
web-bots-share = gagne { $share } ({ $low } à { $high })
web-bots-clear = nettement plus fort
web-bots-not-clear = pas net
web-bots-reversed = nettement plus faible
web-bots-unplayed = pas joué
web-bots-games = Parties imaginées par décision
web-bots-game = Jeu
web-bots-players = Joueurs

## History

web-history-none = Vous n’avez encore terminé aucune partie.
web-sums = Vos parties
web-won =
    { $number ->
        [one] victoire
       *[other] victoires
    }
web-games =
    { $number ->
        [0] aucune partie
        [1] une partie
       *[other] { $number } parties
    }
web-rank = place { $rank } sur { $players }
web-points-scored =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-more-games = Parties plus anciennes
web-standings = Classement
web-no-standings = Personne n’est encore classé pour { $game } : le classement vient des parties qui comptent pour lui.
web-rating = { $rating } ± { $error }

## Settings

web-name = Votre nom
web-name-note = Aux tables où vous jouez, vous gardez le nom que vous aviez en arrivant.
web-save = Enregistrer
web-saved = Enregistré.
web-account = Compte
web-account-guest = Vous jouez sans compte : ce navigateur se souvient de vous. Avec un compte, vous pouvez revenir de partout.
web-account-known = Vous avez un compte ; vous pouvez vous connecter de partout sous le nom { $name }.
web-password = Mot de passe
web-register = Créer un compte
web-login = Se connecter
web-logout = Se déconnecter
web-logout-everywhere = Se déconnecter partout
web-logout-everywhere-note = Utile si vous avez perdu un appareil, ou si une autre personne est peut-être connectée à votre compte.
web-logged-out = Vous êtes déconnecté.
web-logged-out-everywhere = Vous êtes déconnecté sur tous vos appareils.
web-adopted =
    { $number ->
        [0] Heureux de vous revoir.
        [1] Heureux de vous revoir. La partie jouée sans compte est maintenant à vous.
       *[other] Heureux de vous revoir. Les { $number } parties jouées sans compte sont maintenant à vous.
    }
