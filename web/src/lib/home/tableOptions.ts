// Describes the options of a table.
import type { LobbyEntry, Terms } from '$lib/protocol/messages';
import { lookup, t } from '$lib/words/catalogue.svelte';
import { gameCard } from './session.svelte';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Describe the time limit. */
export function clockWords({ clock }: Terms): string {
  if (clock?.kind === 'clock')
    return t('web-clock-minutes', {
      minutes: Math.round((clock.seconds ?? 0) / MINUTE),
      increment: clock.increment ?? 0,
    });
  if (clock?.kind === 'days') return t('web-clock-days', { days: Math.round((clock.seconds ?? 0) / DAY) });
  return t('web-untimed');
}

/** Describe the options that differ from the default. */
export function optionWords(terms: Terms): string[] {
  const options = gameCard(terms.game)?.options ?? [];
  return options.flatMap(({ name, values, default: usual }) => {
    const value = terms.options?.[name];
    if (value === undefined || Array.isArray(value) || value === usual) return [];
    const word = Object.keys(values).find((key) => values[key] === value) ?? '';
    if (word === 'yes') return [optionName(terms.game, name)];
    // "You" is right only for the player who creates the table.
    const seat = ['first', 'second'].indexOf(word);
    const said = seat < 0 ? optionValue(terms.game, name, word) : t('web-seat', { number: seat + 1 });
    return [`${optionName(terms.game, name)}: ${said}`];
  });
}

/** Return the catalogue's name for an option, or the game's own. */
export function optionName(game: string, name: string): string {
  const option = gameCard(game)?.options.find((option) => option.name === name);
  return lookup(`web-option-${game}-${name}`) ?? option?.label ?? name;
}

export function optionValue(game: string, name: string, word: string): string {
  const said = lookup(`web-option-${game}-${name}-${word}`);
  if (said !== undefined) return said;
  return word === 'yes' || word === 'no' ? t(`web-${word}`) : word;
}

/** Describe everything in one line. */
export const termsWords = (terms: Terms): string => [...optionWords(terms), clockWords(terms)].join(' · ');

/** Say what a table waits for, to one of its players. */
export const waitWords = (entry: LobbyEntry): string =>
  entry.terms.lesson && entry.status === 'playing' ? `${t('web-lesson')} · ${waiting(entry)}` : waiting(entry);

function waiting(entry: LobbyEntry): string {
  if (entry.status === 'open') return t('web-waits-players');
  if (entry.status === 'over') return t('web-is-over');
  if (entry.asked.some((seat) => entry.mine.includes(seat))) return t('web-your-turn');
  const names = entry.asked.map((seat) => entry.seats[seat]?.name ?? '').filter(Boolean);
  return names.length ? t('web-waits-for', { names: names.join(', ') }) : '';
}

export const isMyTurn = (entry: LobbyEntry): boolean =>
  entry.status === 'playing' && entry.asked.some((seat) => entry.mine.includes(seat));
