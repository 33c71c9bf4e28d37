import "server-only";
import { LANES, type Lane } from "./lanes";

/** One queue per lane: first in, first out within a lane; the most urgent lane first. */
export class LaneQueues<T extends { lane: Lane }> {
  readonly #queues = new Map<Lane, T[]>(LANES.map((lane) => [lane, []]));

  push(item: T): void {
    this.#queue(item.lane).push(item);
  }

  /** Removes and returns the next item. */
  shift(): T | undefined {
    for (const queue of this.#queues.values()) {
      const next = queue.shift();
      if (next !== undefined) return next;
    }
    return undefined;
  }

  /** Returns false if the item is no longer queued. */
  remove(item: T): boolean {
    const queue = this.#queue(item.lane);
    const index = queue.indexOf(item);
    if (index >= 0) queue.splice(index, 1);
    return index >= 0;
  }

  length(lane: Lane): number {
    return this.#queue(lane).length;
  }

  /** How many items would go before one that joins this lane now. */
  aheadOf(lane: Lane): number {
    return LANES.slice(0, LANES.indexOf(lane) + 1).reduce((sum, each) => sum + this.length(each), 0);
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

  #queue(lane: Lane): T[] {
    return this.#queues.get(lane) ?? [];
  }
}
