import "server-only";

/**
 * The visitors waiting for the result of one request. Others can join while it is being made, and its calls then
 * stand in their queues, too.
 */
export class Askers {
  readonly #visitors: Set<string>;
  readonly #onJoin = new Set<(visitor: string) => void>();

  constructor(first: string) {
    this.#visitors = new Set([first]);
  }

  get all(): ReadonlySet<string> {
    return this.#visitors;
  }

  join(visitor: string): void {
    if (this.#visitors.has(visitor)) return;
    this.#visitors.add(visitor);
    for (const tell of this.#onJoin) tell(visitor);
  }

  /** Calls `tell` for each visitor who joins later, until the returned function is called. */
  onJoin(tell: (visitor: string) => void): () => void {
    this.#onJoin.add(tell);
    return () => void this.#onJoin.delete(tell);
  }
}
