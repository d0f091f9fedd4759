// What is asked while a move is being put together; otherwise the game's own prompt stands.
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import type { Speaker } from '$lib/words/speaker';
import { ACTING, ADDING, BLUE, courtOf, LAYING, LOSING, RETURNING, SECOND, TAKING, THIRD, USE, type View } from './pieces';
import type { Chosen } from './touch';

/** The sentence for what is chosen so far, or nothing. */
export function sentenceOf(words: Speaker, view: View, legal: readonly number[], chosen: Chosen): string | undefined {
  if (!legal.length) return undefined;
  const { buy, take, rival, cards } = chosen;
  switch (view.phase) {
    case RETURNING:
      return words.text('web-hc-ask-return', { number: chosen.cubes.length });
    case ACTING:
    case SECOND: {
      if (buy !== null) return words.text('web-hc-chosen', { action: buy, rival: rival === null ? 'no' : 'yes' });
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
      if (rival !== null) return words.text('web-hc-ask-raid', { whom: (view.me + 1 + rival) % view.players });
      return words.text('web-hc-ask-third', { number: cards.length });
    case LAYING:
    case ADDING:
      return against(words, view, chosen);
    default:
      return SPACE.of(legal, 'loot').length ? words.text('web-hc-ask-loot', { whom: view.foe }) : undefined;
  }
}

/** How strong the own card is, alone and with a piper, and what it may meet: public facts only. */
function against(words: Speaker, view: View, { cards }: Chosen): string | undefined {
  const laid = view.laid[view.side] as number;
  const card = laid >= 0 ? laid : cards[0] === undefined ? -1 : Number(cards[0][0]);
  if (card < 0) return undefined;
  const other = view.side ? view.turn : view.foe;
  // The attacker's piper is seen by the defender; the defender may still add one.
  const piper = view.side ? (view.lent[0] as number) : 0;
  const more = view.side ? piper : Math.min(1, courtOf(view, other)[BLUE] ?? 0);
  return words.text('web-hc-against', {
    whom: other,
    card: card + 1,
    pipers: view.phase === ADDING || (courtOf(view, view.me)[BLUE] ?? 0) > 0 ? 'yes' : 'no',
    piped: card + 2,
    low: 1 + piper,
    high: 4 + more,
  });
}
