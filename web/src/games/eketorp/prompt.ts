// The prompt while parts of a move are selected. Otherwise the game's own prompt is shown.
import type { EketorpView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';
import type { LegalChoices } from './legalChoices';
import { fieldName, unbroken } from './pieceNames';
import { above, castleOf, COLOURS, isStore, PLANNING, worth, type Colour } from './pieces';
import type { Chosen } from './selection';

export interface Asking {
  readonly view: EketorpView;
  readonly words: Speaker;
  readonly may: LegalChoices;
  readonly chosen: Chosen;
  /** Your own seat, or the seat you watch from. */
  readonly mine: number;
  /** How many others you are waiting for. */
  readonly waits: number;
  /** The hand has already been exchanged in this fight. */
  readonly exchanged: boolean;
  /** In a narrow window the note on building stands here, because there is more space than under the bricks. */
  readonly tight: boolean;
}

/** Return advice on building. */
export const buildNote = (words: Speaker): string => unbroken(words.text('web-ek-build-note'));

/** Whether the opponent at the chosen field is the castle's owner. */
export const besieges = (chosen: Chosen, foe: number): boolean =>
  !isStore(chosen.field) && castleOf(chosen.field) === foe;

/** Return the prompt for the present selection, if there is one. */
export function sentenceOf(asking: Asking): string | undefined {
  const { view, words, may, chosen } = asking;
  if (may.withdraw) return words.text('web-ek-sealed', { number: asking.waits });
  if (may.laidDown !== undefined) return words.text('web-ek-laid-down');
  if (chosen.swap || asking.exchanged) return exchange(asking);
  const vain = may.ready ? vainSiege(view, may) : undefined;
  if (vain !== undefined) return words.text('web-ek-plan-vain', { field: fieldName(words, vain) });
  if (chosen.field >= 0) return fight(asking);
  if (may.buildable.size) return building(asking);
  if (may.loot) return words.text('web-ek-ask-loot', { damage: view.damage, worth: worth(may.spoils) });
  return undefined;
}

function exchange({ view, words, chosen, mine }: Asking): string {
  const number = view.held[mine] ?? 0;
  const amulets = view.amulets[mine] ?? 0;
  if (chosen.swap) return words.text('web-ek-swap-sure', { number, last: number === amulets ? 'yes' : 'no' });
  const cards = words.listed((view.hands[mine] ?? []).map(String));
  return words.text('web-ek-swap-again', { number, amulets, cards });
}

/** A siege was planned where nothing can be won: walls grow only after the sieges. */
function vainSiege(view: EketorpView, may: LegalChoices): number | undefined {
  if (view.phase !== PLANNING || view.me < 0) return undefined;
  const sent = (field: number): boolean => (view.out[view.me]?.[field] ?? 0) > 0;
  return [...may.plan.takes].find((field) => !isStore(field) && sent(field) && !above(view, field).length);
}

function fight({ words, chosen }: Asking): string {
  const field = fieldName(words, chosen.field);
  if (chosen.whom < 0) return words.text('web-ek-whom', { field });
  if (besieges(chosen, chosen.whom)) return words.text('web-ek-besiege-there', { field });
  return words.text('web-ek-fight-there', { whom: chosen.whom, field });
}

function building({ words, may: { brick }, tight }: Asking): string {
  const asked =
    brick < 0 ? words.text('web-ek-ask-brick') : words.text('web-ek-ask-section', { colour: COLOURS[brick] as Colour });
  return tight ? `${asked} ${buildNote(words)}` : asked;
}
