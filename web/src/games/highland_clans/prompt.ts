// The prompt while parts of a move are selected. Otherwise the game's own prompt is shown.
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import type { Speaker } from '$lib/words/speaker';
import {
  ACTING,
  ADDING,
  BLUE,
  courtOf,
  LAYING,
  LOSING,
  RETURNING,
  SECOND,
  sitesOf,
  sum,
  TAKING,
  THIRD,
  USE,
  type View,
} from './pieces';
import { ownCard, rangeOf } from './raid/strengthRange';
import { monks, type Chosen } from './selection';

/** Return the prompt for the present selection, if there is one. */
export function sentenceOf(words: Speaker, view: View, legal: readonly number[], chosen: Chosen): string | undefined {
  if (!legal.length) return undefined;
  const { buy, take, rival, cards } = chosen;
  switch (view.phase) {
    case RETURNING:
      return words.text('web-hc-ask-return', { number: chosen.cubes.length });
    case ACTING:
    case SECOND: {
      if (buy !== null)
        return words.text('web-hc-chosen', {
          action: buy,
          rival: rival === null ? 'no' : 'yes',
          whom: rival === null ? '' : (view.me + 1 + rival) % view.players,
          most: monks(legal),
          court: chosen.yellow ? 'yes' : 'no',
        });
      const only = view.place === view.players - 1 ? 'yes' : 'no';
      return words.text('web-hc-ask-act', {
        turn: view.phase === SECOND ? 'second' : 'first',
        only,
        left: USE - view.used,
      });
    }
    case TAKING:
      return words.text('web-hc-ask-take', { whom: view.foe, number: take.length });
    case LOSING:
      return words.text('web-hc-ask-lose');
    case THIRD:
      if (rival !== null) return raiding(words, view, (view.me + 1 + rival) % view.players);
      return words.text('web-hc-ask-third', { number: cards.length });
    case LAYING:
    case ADDING:
      return against(words, view, chosen);
    default:
      return SPACE.of(legal, 'loot').length ? words.text('web-hc-ask-loot', { whom: view.foe }) : undefined;
  }
}

/** Say what a raid would bring, before it begins. */
const raiding = (words: Speaker, view: View, whom: number): string =>
  words.text('web-hc-ask-raid', { whom, poor: sum(sitesOf(view, whom)) ? 'no' : 'yes' });

/** Say how strong the own card is, without and with a piper, and what it may meet. Public facts only. */
function against(words: Speaker, view: View, { cards }: Chosen): string | undefined {
  const card = ownCard(view, cards);
  if (card < 0) return undefined;
  const facts = { ...rangeOf(view), card: card + 1, piped: card + 2 };
  if (view.phase === ADDING) return words.text('web-hc-ask-piper', facts);
  return words.text('web-hc-against', { ...facts, pipers: (courtOf(view, view.me)[BLUE] ?? 0) > 0 ? 'yes' : 'no' });
}
