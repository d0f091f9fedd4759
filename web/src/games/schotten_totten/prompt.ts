// The prompt while parts of a move are selected. Otherwise the game's own prompt is shown.
import type { SchottenTottenView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';
import { cardAbout, cardName, isClan, sortOf } from './cards';
import { ending, OVER } from './viewFacts';
import type { Chosen } from './selection';

/** Return the prompt for the present selection, if there is one. */
export function sentenceOf(words: Speaker, view: SchottenTottenView, { card, stone }: Chosen): string | undefined {
  if (view.phase === OVER) return ending(words, view);
  if (stone !== null) return words.text('web-st-choose-card', { stone: stone + 1 });
  if (card === null || view.left > 0) return undefined;
  if (isClan(card)) return words.text('web-st-choose-stone', { card: cardName(words, card) });
  const about = cardAbout(words, card);
  return sortOf(card) === 'ruse' ? about : words.text('web-st-choose-stone-about', { about });
}
