# The browser client: pages, buttons and messages that belong to no single game.

## Everywhere

web-title = Clanmoot
web-motto = Cinq jeux de clans, une seule table
web-pages = Pages
web-start = Accueil
web-more = Plus
web-close = Fermer
web-table = Table
web-sequence-next = Suite
web-sequence-back = Retour
web-sequence-skip = Passer
web-sequence-done = Retour à la table
web-rule = règle { $rule }
web-rules = Règles
web-bots = Adversaires
web-history = Historique
web-settings = Réglages
web-lobby = Tables ouvertes
web-yes = Oui
web-no = Non
web-language = Langue
web-theme = Thème
web-theme-auto = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-nowhere = Page introuvable.

## Start

web-line-schotten-totten = Prenez cinq des neuf bornes, ou trois bornes côte à côte.
web-line-tain = Volez le bétail et les bijoux de vos voisins avec des jetons face cachée.
web-line-highland-clans = Développez votre clan avec des cubes tirés au hasard, et faites des razzias chez vos rivaux.
web-line-eketorp = Bâtissez votre muraille avec des pierres que tout le monde convoite.
web-line-glen-more = Prenez des tuiles sur la piste et bâtissez au bord de la rivière.
web-players-minutes = { $players } joueurs · { $minutes } min
web-play-computer = Jouer contre l’ordinateur
web-play-friends = Jouer entre amis
web-against-computer = Contre l’ordinateur
web-with-friends = Entre amis. Toute personne qui a le lien peut rejoindre la partie.
web-no-board = Ce jeu n’est pas encore disponible dans le navigateur. Pour y jouer dans un terminal, tapez : clanmoot play { $key }
web-players = Joueurs
web-level = Difficulté
web-level-novice = Novice
web-level-easy = Facile
web-level-medium = Moyen
web-level-hard = Difficile
web-level-expert = Expert
web-begin = Lancer la partie
web-open-table = Créer la table
web-public = Publique : tout le monde peut rejoindre la partie
web-ranked = Partie classée
web-ranked-note = Si vous quittez la partie ou si votre temps s’écoule, vous perdez.
web-clock = Limite de temps
web-clock-none = Sans limite
web-untimed = Sans limite de temps
web-clock-quick = 10 min
web-clock-long = 30 min
web-clock-days =
    { $days ->
        [one] 1 jour par coup
       *[other] { $days } jours par coup
    }
web-clock-minutes =
    { $increment ->
        [0] { $minutes } min par joueur
       *[other] { $minutes } min par joueur + { $increment } s par coup
    }
web-option-schotten-totten-tactics = Cartes Tactique
web-option-schotten-totten-expert = Expert : revendiquer avant de jouer
web-option-schotten-totten-begins = Premier joueur
web-option-schotten-totten-begins-drawn = Au hasard
web-option-schotten-totten-begins-first = Vous
web-option-schotten-totten-begins-second = Adversaire
web-option-schotten-totten-rounds = Manches
web-option-highland-clans-refill = Défausse après une razzia
web-option-highland-clans-refill-french = Deux cartes au choix
web-option-highland-clans-refill-dutch = Deux des cinq piochées
web-option-eketorp-discharge = Séjour à l’hôpital
web-option-eketorp-discharge-early = Jusqu’à 2 manches
web-option-eketorp-discharge-late = Jusqu’à 3 manches

## Tables in lists

web-your-tables = Vos parties
web-no-tables = Vous n’avez aucune partie en cours.
web-wait-for-you =
    { $number ->
        [one] à vous de jouer dans { $number } partie
       *[other] à vous de jouer dans { $number } parties
    }
web-your-turn = À vous de jouer
web-play = Jouer
web-look = Voir
web-waits-for = En attente de { $names }
web-waits-players = En attente de joueurs
web-is-over = Terminée
web-open-tables = Tables ouvertes
web-no-open = Aucune table ouverte. Pour en créer une, choisissez « Jouer entre amis » et cochez « Publique ».
web-take-seat = rejoignez une partie
web-sit-down = Rejoindre
web-all-open =
    { $number ->
        [one] { $number } table ouverte
       *[other] Les { $number } tables ouvertes
    }
web-seats =
    { $free ->
        [0] { $names }
        [1] { $names }, 1 place libre
       *[other] { $names }, { $free } places libres
    }

## Before the game

web-sitting-down = Vous rejoignez la table…
web-waiting =
    { $free ->
        [0] Toutes les places sont prises.
        [1] Il reste 1 place libre. La partie commence dès qu’elle est prise.
       *[other] Il reste { $free } places libres. La partie commence dès qu’elles sont toutes prises.
    }
web-invite = Inviter des amis
web-invite-note = toute personne qui a ce lien peut rejoindre la partie
web-invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres personnes de votre réseau puissent jouer, arrêtez le serveur et démarrez-le avec { $command }.
web-qr = Code QR du lien d’invitation
web-qr-note = Scannez le code avec un téléphone pour rejoindre la partie.
web-link = Lien
web-copy = Copier
web-copied = Copié
web-share = Partager
web-seats-title = Places
web-free-seat = libre
web-free-declined = libre ({ $name } a refusé)
web-kept-for = En attente de { $name }…
web-waiting-for = En attente de { $names }…
web-stop-waiting = Ne plus attendre
web-accept = Accepter
web-decline = Refuser
web-hire = Ajouter l’ordinateur
web-dismiss = Retirer
web-leave = Quitter
web-computer = ordinateur
web-nobody = place libre
web-seat = Place { $number }
web-table-gone = Tout le monde a quitté cette table.
web-table-expired = Cette table a été fermée, car personne n’est revenu.
web-table-stopped = L’administrateur de ce serveur a arrêté cette table. La partie n’a pas de résultat.

## At the table

web-you = { $name } (vous)
web-to-move = doit jouer
web-log = Journal
web-chat = Chat
web-no-chat = Aucun message.
web-say = Écrire un message
web-send = Envoyer
web-undo = Annuler
web-hint = Conseil
web-hint-sought = Recherche d’un conseil…
web-hint-says = Conseil : { $move }
web-menu = Menu
web-watching = Spectateur
web-watch-link = Lien pour les spectateurs
web-resigned = abandon
web-timed-out = temps écoulé
web-player-timed-out = Temps écoulé pour { $name }.
web-resign = Abandonner
web-ask-back = Demander l’annulation d’un coup
web-ask-pause = Demander une pause
web-stay = Continuer à jouer
web-sure-resign = Abandonner ? Vous terminerez à la dernière place. À plus de deux joueurs, l’ordinateur prendra votre place.
web-sure-leave = Quitter la partie ? L’ordinateur prendra votre place.
web-asks-back = { $name } demande à annuler son dernier coup. Êtes-vous d’accord ?
web-asks-pause = { $name } demande une pause. Êtes-vous d’accord ?
web-asked-back = { $name } a demandé à annuler son dernier coup. En attente de l’accord des autres.
web-asked-pause = { $name } a demandé une pause. En attente de l’accord des autres.
web-withdraw = Annuler la demande
web-seat-left = Une place est libre dans cette partie.
web-paused = La partie est en pause.
web-go-on = Reprendre
web-line-down = Connexion perdue. Reconnexion en cours…
web-move-kept = Votre coup est enregistré et sera envoyé dès votre retour en ligne.
web-refused-stale = La partie a avancé entre-temps. Regardez le plateau, puis réessayez.
web-refused-gone = Cette table a été fermée. Vous pouvez en créer une autre.
web-refused-seat-kept = Cette place est réservée à quelqu’un d’autre.
web-refused-other-seat = Vous aviez une autre place dans cette partie. Vous ne pouvez retrouver que celle-là.
web-refused-rated = Cette partie classée a déjà commencé. Vous pouvez seulement la regarder.
web-refused-out-of-time = Votre temps est écoulé.
web-refused-not-invited = Aucune place ne vous est réservée à cette table.
web-refused-too-many = Trop de tentatives. Patientez un instant, puis réessayez.
web-refused-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
web-days-left =
    { $days ->
        [0] moins d’un jour
        [1] 1 jour
       *[other] { $days } jours
    }
web-motion = Vitesse des animations
web-motion-auto = Auto
web-motion-off = Aucune
web-motion-quick = Rapide
web-motion-usual = Normale
web-motion-slow = Lente
web-motion-note = Ce réglage fixe la vitesse des pièces et la durée d’affichage des coups des autres joueurs. Touchez l’écran ou appuyez sur une touche pour passer l’animation.
web-keys = Raccourcis clavier
web-key-tab = Tab
web-key-tab-does = passer à l’option suivante
web-key-enter = Entrée, espace
web-key-enter-does = la choisir
web-key-undo = U
web-key-undo-does = annuler
web-key-hint = H
web-key-hint-does = voir un conseil : le coup que jouerait l’ordinateur
web-key-escape = Échap
web-key-escape-does = effacer la sélection ou fermer une fenêtre
web-key-menu = M
web-key-menu-does = ouvrir ce menu

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
web-count = Feuille de score

## Looking back

web-step = Étape { $step } sur { $steps }
web-step-slider = Étape
web-seen-from = Vue
web-watcher = Spectateur
web-all-open-cards = Tout visible
web-first = Première étape
web-previous = Étape précédente
web-next = Étape suivante
web-last = Dernière étape
web-run = Lecture automatique
web-stop = Pause
web-record = Enregistrement
web-download = Télécharger l’enregistrement
web-proof = Vérifier les tirages
web-proof-fair =
    { $draws ->
        [0] Rien n’a été tiré au sort.
        [1] L’unique tirage est vérifié. Il découle d’un secret dont tous avaient l’empreinte avant la partie.
       *[other] Les { $draws } tirages sont vérifiés. Ils découlent d’un secret dont tous avaient l’empreinte avant la partie.
    }
web-proof-unfair = Les tirages n’ont pas pu être vérifiés. { $text }
web-fingerprint = Empreinte
web-secret = Secret
web-proof-how = L’empreinte est le SHA-256 du secret. Pour vérifier vous-même, téléchargez l’enregistrement et lancez « clanmoot verify ».
web-play-on = Jouer à partir d’ici
web-play-on-note = Vous ouvrez une partie privée contre l’ordinateur, à partir de la position après l’étape { $step }. Les nouveaux tirages sont faits au hasard, et la partie n’est pas classée.
web-play-on-seat = Votre place
web-played-on = Reprise après l’étape { $step } d’une autre partie
web-back-to-table = Retour à la table
web-this-step = Lien vers cette étape
web-key-arrows = ← →
web-key-arrows-does = étape précédente, étape suivante
web-key-ends = Début, Fin
web-key-ends-does = première étape, dernière étape

## Analysis

web-analyse = Analyser cette partie
web-analyse-note = L’ordinateur examine chaque décision. L’analyse prend quelques minutes.
web-analysing = Analyse de votre partie… { $percent } %
web-analysis-failed = L’analyse a échoué. { $text }
web-chances = Chances de gagner
web-chances-note = avant chaque décision ; la bande est l’intervalle à 95 %
web-chances-at = Étape { $step } : { $chances }.
web-chance-of = { $name } { $percent } %
web-luck-skill = Chance et talent
web-luck-skill-note = variation des chances de gagner, en points de pourcentage
web-luck = Chance
web-skill = Talent
web-luck-skill-sum = Au début { $start } %, à la fin { $end } %. Chance { $luck }, erreurs personnelles { $skill }, erreurs des autres { $gifts }.
web-agreed =
    { $agreed ->
        [one] { $agreed } décision sur { $decisions } identique au choix de l’ordinateur.
       *[other] { $agreed } décisions sur { $decisions } identiques au choix de l’ordinateur.
    }
web-costliest = Plus grosses erreurs
web-no-costliest = Aucune erreur nette.
web-better = Mieux : { $move }
web-to-step = Aller à l’étape { $step }

## Rules

web-all-rules = Toutes les règles
web-search-rules = Chercher dans les règles
web-rules-found =
    { $number ->
        [0] Aucune règle trouvée.
        [1] 1 règle trouvée.
       *[other] { $number } règles trouvées.
    }
web-mark =
    { $sort ->
        [ruling] notre décision
        [found] autre source
        [reconstructed] reconstitué
        [french] texte français
        [dutch] texte néerlandais
       *[note] remarque
    }
web-mark-why =
    { $sort ->
        [ruling] Le livret de règles n’est pas clair sur ce point, ou ses deux langues diffèrent. Voici comment on joue ici.
        [found] Cette information manquait dans notre exemplaire du livret. Elle vient de sources publiques.
        [reconstructed] Aucune source ne donne cette valeur, mais elle convient à tous les totaux et à tous les exemples du livret.
        [french] Les deux langues du livret diffèrent. Ici, le texte français s’applique.
       *[dutch] Les deux langues du livret diffèrent. Ici, le texte néerlandais s’applique.
    }
web-rule-link = Lien vers { $rule }

## Opponents

web-bots-intro = Les adversaires informatiques ne savent que ce que vous sauriez à leur place. Ils ne voient jamais les cartes cachées. Les niveaux plus élevés réfléchissent plus loin et connaissent mieux la stratégie.
web-bots-novice = Regarde quelques coups à l’avance, sans stratégie. Idéal pour une première partie.
web-bots-easy = Réfléchit bien plus longtemps que Novice, mais toujours sans stratégie.
web-bots-medium = Réfléchit environ un dixième de seconde. Dans certains jeux, connaît quelques stratégies.
web-bots-hard = Réfléchit environ une demi-seconde et connaît les stratégies courantes.
web-bots-expert = Réfléchit environ deux secondes.
web-bots-measured = Force mesurée
web-bots-measured-note = Les niveaux ont joué les uns contre les autres. Chaque donne a été rejouée en échangeant les places, pour que la chance ne favorise personne. Les cotes commencent à 25, et la barre montre l’intervalle à 95 %. Un niveau est nettement plus fort quand la chance seule n’explique pas ses victoires.
web-bots-table = { $game }, { $players } joueurs
web-bots-nothing = aucune partie
web-bots-level = Niveau
web-bots-rating = Cote
web-bots-over = Contre le niveau inférieur
web-bots-share = gagne { $share } ({ $low } à { $high })
web-bots-clear = nettement plus fort
web-bots-not-clear = pas de différence nette
web-bots-reversed = nettement plus faible
web-bots-unplayed = pas joué
web-bots-games = Parties simulées par décision
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
        [1] 1 partie
       *[other] { $number } parties
    }
web-rank = Rang { $rank } sur { $players }
web-points-scored =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-more-games = Afficher les parties précédentes
web-standings = Classement
web-no-standings = Personne n’a encore de cote pour { $game }. Jouez des parties classées pour en obtenir une.
web-rating = { $rating } ± { $error }

## Settings

web-name = Votre nom
web-name-note = Aux tables que vous avez déjà rejointes, votre nom ne change pas.
web-save = Enregistrer
web-saved = Enregistré.
web-account = Compte
web-account-guest = Vous jouez sans compte, et seul ce navigateur se souvient de vous. Créez un compte pour jouer sur tous vos appareils.
web-account-known = Vous avez un compte. Vous pouvez vous connecter sous le nom { $name } sur tous vos appareils.
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
        [1] Heureux de vous revoir. La partie jouée sans compte est maintenant dans votre compte.
       *[other] Heureux de vous revoir. Les { $number } parties jouées sans compte sont maintenant dans votre compte.
    }
