# Noms, mots de passe et comptes : ce que le serveur refuse, et pourquoi.

## Noms

name-empty = Un nom doit contenir au moins une lettre.
name-long = Un nom peut contenir au plus { $most } lettres ; celui-ci en compte { $count }.
name-short = Le nom d’un compte doit contenir au moins { $least } lettres.
name-strange = Un nom peut contenir des lettres, des chiffres, des espaces et { $marks }, mais pas { $letter }.
name-invisible = Un nom peut contenir des lettres, des chiffres, des espaces et { $marks }, mais pas le caractère invisible { $letter }. Saisissez-le de nouveau sans ce caractère.
name-marks = Certaines lettres de ce nom portent trop de signes, ou des signes mal placés. Supprimez-en quelques-uns.
name-reserved = Le nom { $name } est réservé. Les autres pourraient vous prendre pour le serveur, un adversaire virtuel ou une place libre. Choisissez un autre nom.
name-taken = Un compte porte déjà le nom { $name }, ou un nom qui lui ressemble. Choisissez un autre nom.
name-at-table = Une personne à cette table porte le même nom que vous, ou un nom qui lui ressemble. Changez votre nom dans les réglages, puis réessayez.

## Mots de passe

password-short = Un mot de passe doit contenir au moins { $least } caractères.
password-long = Un mot de passe peut contenir au plus { $most } caractères.
password-odd = Ce mot de passe contient un caractère non valide. Saisissez-le de nouveau.
password-common = Ce mot de passe est facile à deviner. Choisissez-en un plus long, par exemple trois ou quatre mots sans rapport entre eux.
password-name = Ce mot de passe ressemble trop à votre nom. Choisissez-en un autre.

## Comptes

login-wrong = Nom ou mot de passe incorrect.
account-known = Vous avez déjà un compte : { $name }.
same-table = Vous occupez deux places à la même table, comme invité et avec votre compte. Terminez d’abord cette partie, puis reconnectez-vous.
