// The rematch of a finished game, from the data of its table.
import { base } from '$lib/basePath';
import { api, ApiError } from '$lib/client/api';
import { socket } from '$lib/home/session.svelte';
import { go } from '$lib/router.svelte';
import type { TableStore } from './tableStore.svelte';
import { rematchStep, type RematchTable } from './rematchState';

export class Rematch {
  private readonly table: TableStore;
  next = $state.raw<RematchTable | null>(null);
  busy = $state(false);
  private closed = $state(false);
  readonly step = $derived.by(() => rematchStep(this.table.card, this.table.seat, this.next, this.closed));

  constructor(table: TableStore) {
    this.table = table;
  }

  /** Follow the table of the rematch, if there is one; returns a function that stops. */
  follow(id: string): (() => void) | undefined {
    this.next = null;
    this.closed = false;
    if (!id || this.table.seat < 0) return undefined;
    return socket.watch(id, { onSnapshot: (snapshot) => (this.next = snapshot), onGone: () => (this.closed = true) });
  }

  /** Ask for a rematch, or agree to it, and go there. */
  async ask(): Promise<void> {
    this.busy = true;
    try {
      go(`${base}/table/${(await api.rematch(this.table.id)).table}`);
    } catch (error) {
      if (error instanceof ApiError) this.table.told = { text: error.message, rule: '', bad: true };
    }
    this.busy = false;
  }

  /** Decline. */
  async decline(): Promise<void> {
    const id = this.table.card?.rematch;
    // If the seat is no longer reserved, there is nothing to decline.
    if (id) await socket.do(id, { do: 'decline' }).catch(() => undefined);
  }
}
