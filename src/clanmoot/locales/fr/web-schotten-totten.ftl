# The board of Schotten Totten in the browser: what things are called there, and what buttons do.

## Around the table

web-st-stones = Bornes
web-st-hand = Votre main
web-st-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-st-tactics-held =
    { $count ->
        [0] aucune Tactique
        [one] { $count } Tactique
       *[other] { $count } Tactiques
    }
web-st-stones-held =
    { $count ->
        [0] aucune borne
        [one] { $count } borne
       *[other] { $count } bornes
    }
web-st-clan = Clan
web-st-tactic = Tactique
web-st-deck-left =
    { $count ->
        [0] { $pile } : plus de carte
        [1] { $pile } : encore 1 carte
       *[other] { $pile } : encore { $count } cartes
    }
web-st-discards = Défausse
web-st-no-discards = Aucune carte n’a été défaussée.
web-st-discard-here = Défausser la carte.
web-st-under-deck = Sous la { $pile }, dans l’ordre de pioche
web-st-closed-card = une carte face cachée
web-st-known =
    { $you ->
        [yes] { $whom } sait que vous avez en main { $cards }.
       *[no] { $who } a en main { $cards }.
    }
web-st-known-mark = { $card } (votre adversaire le sait)
web-st-played = Cartes Tactique jouées
web-st-joker-laid = Joker joué
web-st-match = Manche { $round } sur { $rounds }
web-st-points = Points

## Faces of tactic cards, as short as they fit

web-st-face-joker = Joker
web-st-face-spy = Espion
web-st-face-shield-bearer = Bouclier
web-st-face-bluff = Colin
web-st-face-mud = Boue
web-st-face-recruiter = Chasseur
web-st-face-strategist = Stratège
web-st-face-banshee = Banshee
web-st-face-traitor = Traître

## What tactic cards do

web-st-about-joker = Le Joker vaut n’importe quelle carte Clan.
web-st-about-spy = L’Espion vaut un 7 de n’importe quelle couleur.
web-st-about-shield-bearer = Le Porte-Bouclier vaut un 1, un 2 ou un 3 de n’importe quelle couleur.
web-st-about-bluff = Avec le Colin-Maillard, seule la somme compte à sa borne.
web-st-about-mud = Avec le Combat de Boue, il faut quatre cartes de chaque côté de sa borne.
web-st-about-recruiter = Avec le Chasseur de Tête, vous piochez trois cartes, puis remettez deux cartes de votre main sous leurs pioches.
web-st-about-strategist = Avec le Stratège, vous déplacez une de vos cartes vers une autre borne ou la défaussez.
web-st-about-banshee = Avec la Banshee, vous défaussez une carte de votre adversaire.
web-st-about-traitor = Avec le Traître, vous faites passer une carte Clan adverse de votre côté.

## What is asked while a move is being put together

web-st-choose-stone = Choisissez une borne pour { $card }.
web-st-choose-stone-about = { $about } Choisissez une borne.
web-st-choose-card = Choisissez une carte pour la borne { $stone }.

## Buttons

web-st-claim = Revendiquer la borne { $stone }
web-st-done = Terminer
web-st-pass = Passer
web-st-ruse = Jouer { $card }
web-st-under = Remettre { $card } sous la { $pile }
web-st-banish = Défausser { $card }
web-st-draw-clan = Pioche Clan
web-st-draw-tactic = Pioche Tactique
web-st-drop = Défausser { $card }
web-st-look = Voir les détails de la borne { $stone }

## A stone

web-st-stone = Borne { $stone }
web-st-stone-yours = Borne { $stone } : vous pouvez la revendiquer
web-st-stone-not = Borne { $stone } : vous ne pouvez pas encore la revendiquer
web-st-point = Choisissez une borne pour voir ses détails.
web-st-owned =
    { $you ->
        [yes] Vous avez revendiqué cette borne.
       *[no] { $who } a revendiqué cette borne.
    }
web-st-complete-first = complet le premier
web-st-complete = complet
web-st-missing =
    { $count ->
        [1] manque une carte
       *[other] manquent { $count } cartes
    }
web-st-empty = aucune carte
web-st-may-claim = Votre adversaire ne peut plus battre ce côté.
web-st-bluff-here = À cause du Colin-Maillard, seule la somme compte ici.
web-st-mud-here = À cause du Combat de Boue, il faut ici quatre cartes de chaque côté.

## For those who listen

web-st-say-stone = Borne { $stone }. { $parts }
web-st-say-side =
    { $you ->
        [yes] Vous : { $cards }.
       *[no] { $who } : { $cards }.
    }
web-st-say-claim = Vous pouvez la revendiquer.
web-st-say-slot = Votre côté de la borne { $stone }
web-st-say-lay = Jouer { $card } devant la borne { $stone }
web-st-say-troop = { $card }, borne { $stone }, { $whose }
web-st-say-yours = votre côté
web-st-say-side-of = côté { $who }

## Le journal

web-st-log-dealt =
    { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $who } pioche { $cards }.
    }
web-st-log-drawn =
    { $you ->
        [yes] Vous piochez { $number } cartes.
       *[no] { $who } pioche { $number } cartes.
    }

## Dessins à côté des règles

web-st-figure-sides = Le côté droit est complet ; le côté gauche a encore un emplacement libre.
web-st-figure-formations = De la plus forte à la plus faible : suite couleur, brelan, couleur, suite, somme.
web-st-figure-kind =
    { $kind ->
        [colour-run] suite couleur
        [three-of-a-kind] brelan
        [colour] couleur
        [run] suite
       *[sum] somme
    }
web-st-figure-proof = Aucune combinaison avec le 2 bleu ne peut battre les 7, 8 et 9 rouges. La borne peut donc être revendiquée avant que le côté gauche soit complet.
web-st-figure-victory = Le clan A gagne avec trois bornes adjacentes, ou avec cinq bornes au choix.
web-st-figure-elite = Voici ce que peuvent valoir le Joker, l’Espion et le Porte-Bouclier. Le 5 rouge, le 9 rouge et un Joker valant un second 9 rouge font une couleur (23).
