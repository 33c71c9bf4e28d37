/** Larger batches would delay a block. */
const MAX_ITEMS = 100;

interface OpenBatch<Item, Answer> {
  readonly items: Item[];
  readonly answers: Promise<readonly Answer[]>;
  readonly send: () => void;
}

/**
 * Sends calls of the same microtask together, because a round trip to the worker takes longer than its
 * work. Call `flush` before sending anything that must come after them.
 */
export class Batch<Item, Answer> {
  #open: OpenBatch<Item, Answer> | null = null;

  constructor(private readonly call: (items: readonly Item[]) => Promise<readonly Answer[]>) {}

  async add(item: Item): Promise<Answer> {
    const batch = (this.#open ??= this.#openBatch());
    const at = batch.items.push(item) - 1;
    if (batch.items.length === MAX_ITEMS) this.flush();
    const answer = (await batch.answers)[at];
    if (answer === undefined) throw new Error("there are fewer answers than calls");
    return answer;
  }

  flush(): void {
    const batch = this.#open;
    this.#open = null;
    batch?.send();
  }

  #openBatch(): OpenBatch<Item, Answer> {
    const items: Item[] = [];
    let send = () => {};
    const answers = new Promise<readonly Answer[]>((resolve, reject) => {
      send = () => void this.call(items).then(resolve, reject);
    });
    const batch = { items, answers, send };
    queueMicrotask(() => {
      if (this.#open === batch) this.flush();
    });
    return batch;
  }
}
