import "server-only";
import { LANES, type Lane } from "./lanes";

export interface Queued {
  lane: Lane;
  /** The visitors waiting for it, at least one. */
  readonly visitors: ReadonlySet<string>;
}

/** The items of one lane by visitor; the visitor whose turn is next comes first. */
type Turns<T> = Map<string, T[]>;

/**
 * One queue for each lane, the most urgent lane first. Within a lane visitors take turns, and each visitor's items
 * keep their order: a visitor with a thousand items delays another visitor's first item by one. An item that several
 * visitors wait for is in each visitor's queue, and leaves all of them at once.
 */
export class LaneQueues<T extends Queued> {
  readonly #lanes = new Map<Lane, Turns<T>>(LANES.map((lane) => [lane, new Map()]));
  readonly #items = new Map<Lane, Set<T>>(LANES.map((lane) => [lane, new Set()]));

  push(item: T): void {
    this.#itemsOf(item.lane).add(item);
    for (const visitor of item.visitors) this.#stand(item, visitor);
  }

  /** One more visitor waits for an item. Does nothing if it is no longer queued. */
  join(item: T, visitor: string): void {
    if (this.#itemsOf(item.lane).has(item)) this.#stand(item, visitor);
  }

  /** Removes and returns the next item. */
  shift(): T | undefined {
    for (const turns of this.#lanes.values()) {
      for (const [visitor, queue] of turns) {
        const [next] = queue;
        if (next === undefined) continue;
        this.remove(next);
        // Moves to the end of the round.
        const rest = turns.get(visitor);
        if (rest !== undefined && turns.delete(visitor)) turns.set(visitor, rest);
        return next;
      }
    }
    return undefined;
  }

  /** Returns false if the item is no longer queued. */
  remove(item: T): boolean {
    if (!this.#itemsOf(item.lane).delete(item)) return false;
    const turns = this.#turnsOf(item.lane);
    for (const [visitor, queue] of turns) {
      const index = queue.indexOf(item);
      if (index < 0) continue;
      queue.splice(index, 1);
      if (queue.length === 0) turns.delete(visitor);
    }
    return true;
  }

  length(lane: Lane): number {
    return this.#itemsOf(lane).size;
  }

  /** How many items would go before one of this visitor that joins the lane now. */
  aheadOf(lane: Lane, visitor: string): number {
    const moreUrgent = LANES.slice(0, LANES.indexOf(lane)).reduce((sum, each) => sum + this.length(each), 0);
    const turns = this.#turnsOf(lane);
    const rounds = (turns.get(visitor)?.length ?? 0) + 1;
    const ahead = new Set<T>();
    for (const [each, queue] of turns) {
      const most = each === visitor ? queue.length : Math.min(queue.length, rounds);
      for (let place = 0; place < most; place += 1) {
        const item = queue[place];
        if (item !== undefined) ahead.add(item);
      }
    }
    return moreUrgent + ahead.size;
  }

  /**
   * The item to drop so that an item of this visitor fits into a full lane: the last item of the visitor with the
   * most items. Null if no visitor would have more items than this one.
   */
  toYieldFor(lane: Lane, visitor: string): T | null {
    const turns = this.#turnsOf(lane);
    const own = turns.get(visitor)?.length ?? 0;
    const longest = [...turns.values()].reduce<readonly T[]>(
      (most, queue) => (queue.length > most.length ? queue : most),
      [],
    );
    return longest.length > own + 1 ? (longest.at(-1) ?? null) : null;
  }

  get empty(): boolean {
    return LANES.every((lane) => this.length(lane) === 0);
  }

  lengths(): Readonly<Record<Lane, number>> {
    return {
      interactive: this.length("interactive"),
      panel: this.length("panel"),
      prefetch: this.length("prefetch"),
      poll: this.length("poll"),
    };
  }

  #stand(item: T, visitor: string): void {
    const turns = this.#turnsOf(item.lane);
    const queue = turns.get(visitor);
    if (queue === undefined) turns.set(visitor, [item]);
    else if (!queue.includes(item)) queue.push(item);
  }

  #turnsOf(lane: Lane): Turns<T> {
    return this.#lanes.get(lane) ?? new Map();
  }

  #itemsOf(lane: Lane): Set<T> {
    return this.#items.get(lane) ?? new Set();
  }
}
