import "server-only";

/**
 * The visitors waiting for the result of one request. Others can join while it is being made, and its calls then
 * stand in their queues, too.
 */
export class WaitingVisitors {
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
    for (const listener of this.#onJoin) listener(visitor);
  }

  /** Calls the listener for each visitor who joins later, until the returned function is called. */
  onJoin(listener: (visitor: string) => void): () => void {
    this.#onJoin.add(listener);
    return () => void this.#onJoin.delete(listener);
  }
}
