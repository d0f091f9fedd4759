// A replay: the steps of a game, loaded on demand and cached.
import { BOARDS } from '$games/index';
import { api, type Replay } from '$lib/client/api';
import type { Opened } from '$lib/protocol/answers';
import type { News, TableCard, Words } from '$lib/protocol/messages';
import type { AnyView } from '$lib/protocol/views';
import { speaker } from '$lib/words/catalogue.svelte';
import type { Speaker } from '$lib/words/speaker';
import { looks } from './tableStore.svelte';
import type { SeatLook } from '$games/boardContract';

/** The point of view: a seat's number, `watcher`, or `open`. */
export type Eyes = string;

/** One moment, ready for a board. */
export interface Moment {
  readonly step: number;
  readonly steps: number;
  readonly view: AnyView;
  readonly open: readonly AnyView[] | undefined;
  readonly prompt: Words;
  readonly news: News | null;
}

const isOpen = (replay: Replay): replay is Opened => 'views' in replay;

export class ReplayStore {
  readonly id: string;
  card = $state.raw<TableCard | null>(null);
  /** Your own seat. */
  seat = $state(-2);
  log = $state.raw<readonly News[]>([]);
  fault = $state('');
  moment = $state.raw<Moment | null>(null);
  private wanted = '';
  private readonly known = new Map<string, Promise<Moment>>();

  readonly seats: readonly SeatLook[] = $derived(looks(this.card?.seats ?? [], this.seat));
  readonly words: Speaker = $derived(
    speaker(
      this.seats.map(({ name }) => name),
      this.seat,
    ),
  );
  readonly over = $derived(this.card?.status === 'over');

  constructor(id: string) {
    this.id = id;
  }

  /** Load the table and its log. The game may be long. */
  async load(): Promise<void> {
    try {
      const sync = await api.table(this.id);
      this.card = sync.card;
      this.seat = sync.seat;
      await this.loadLog();
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  /** Load all steps. Steps that the next one explains have no words. */
  private async loadLog(): Promise<void> {
    const space = (await BOARDS[this.card?.terms.game ?? '']?.())?.SPACE;
    let more: News[];
    do {
      more = await api.log(this.id, this.log.length);
      const told = more.map(([seat, sight, words]): News => [seat, sight, space?.quiet(sight) ? null : words]);
      this.log = [...this.log, ...told];
    } while (more.length === 1000);
  }

  /** Return the number of available steps. */
  get steps(): number {
    return this.log.length;
  }

  /** Return the first step before which a player decides. */
  get opening(): number {
    return Math.max(
      0,
      this.log.findIndex(([seat]) => seat >= 0),
    );
  }

  /** Go to a step. Ignore an answer that arrives after another request. */
  async show(step: number, eyes: Eyes): Promise<void> {
    this.wanted = `${eyes}/${step}`;
    const key = this.wanted;
    try {
      const moment = await this.fetch(step, eyes);
      if (key !== this.wanted) return;
      this.moment = moment;
      this.fault = '';
      for (const near of [step + 1, step - 1])
        if (near >= 0 && near <= this.steps) void this.fetch(near, eyes).catch(() => undefined);
    } catch (error) {
      if (key === this.wanted) this.fault = (error as Error).message;
    }
  }

  private fetch(step: number, eyes: Eyes): Promise<Moment> {
    const key = `${eyes}/${step}`;
    let found = this.known.get(key);
    if (!found) {
      found = api.replay(this.id, step, eyes).then((replay) => this.ready(replay));
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }

  private ready(replay: Replay): Moment {
    const { step, steps, prompt, news } = replay;
    const open = isOpen(replay) ? (replay.views as unknown as AnyView[]) : undefined;
    const view = open ? open[Math.max(0, this.seat)] : ((replay as { view: unknown }).view as AnyView);
    return { step, steps, view: view as AnyView, open, prompt, news };
  }
}
