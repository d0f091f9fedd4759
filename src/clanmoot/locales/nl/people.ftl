# Namen, wachtwoorden en accounts: wat de server weigert, en waarom.

## Namen

name-empty = Een naam moet minstens één letter hebben.
name-long = Een naam mag hoogstens { $most } letters hebben, en deze heeft er { $count }.
name-short = De naam van een account moet minstens { $least } letters hebben.
name-strange = Een naam mag letters, cijfers, spaties en { $marks } bevatten, maar niet { $letter }.
name-invisible = Een naam mag letters, cijfers, spaties en { $marks } bevatten, maar niet het onzichtbare teken { $letter }. Typ de naam opnieuw zonder dat teken.
name-marks = Sommige letters van deze naam hebben te veel tekens, of tekens op de verkeerde plaats. Haal er een paar weg.
name-reserved = De naam { $name } is gereserveerd. Anderen kunnen denken dat je de server, een bot of een vrije plaats bent. Kies een andere naam.
name-taken = Er is al een account met de naam { $name }, of met een naam die erop lijkt. Kies een andere naam.
name-at-table = Iemand aan deze tafel heeft dezelfde naam als jij, of een naam die erop lijkt. Wijzig je naam bij de instellingen en probeer het opnieuw.

## Wachtwoorden

password-short = Een wachtwoord moet minstens { $least } tekens hebben.
password-long = Een wachtwoord mag hoogstens { $most } tekens hebben.
password-odd = Dit wachtwoord bevat een ongeldig teken. Typ het opnieuw.
password-common = Dit wachtwoord is makkelijk te raden. Kies een langer wachtwoord, bijvoorbeeld drie of vier woorden die niets met elkaar te maken hebben.
password-name = Dit wachtwoord lijkt te veel op je naam. Kies een ander wachtwoord.

## Accounts

login-wrong = Verkeerde naam of verkeerd wachtwoord.
account-known = Je hebt al een account: { $name }.
same-table = Je zit als gast en met je account aan dezelfde tafel. Maak die partij eerst af en log dan opnieuw in.
