# Names, passwords and accounts: what the server refuses, and why.

## Names

name-empty = A name needs at least one letter.
name-long = A name can have at most { $most } letters, and this one has { $count }.
name-short = The name of an account needs at least { $least } letters.
name-strange = A name can contain letters, digits, spaces and { $marks }, but not { $letter }.
name-invisible = A name can contain letters, digits, spaces and { $marks }, but not the invisible character { $letter }. Type the name again without it.
name-marks = Some letters of this name have too many accents, or accents in the wrong place. Remove some of them.
name-reserved = The name { $name } is reserved. Others could mistake you for the server, a bot or a free seat. Choose another name.
name-taken = There’s already an account with the name { $name } or a similar one. Choose another name.
name-at-table = Someone at this table has the same name as you or a similar one. Change your name in the settings, then try again.

## Passwords

password-short = A password needs at least { $least } characters.
password-long = A password can have at most { $most } characters.
password-odd = This password contains a broken character. Type it again.
password-common = This password is easy to guess. Choose a longer one, for example three or four unrelated words.
password-name = This password is too similar to your name. Choose another one.

## Accounts

login-wrong = Wrong name or password.
account-known = You already have an account: { $name }.
same-table = You’re at the same table as a guest and with your account. Finish that game first, then log in again.
