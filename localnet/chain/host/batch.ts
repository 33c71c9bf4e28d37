/** More than this together would keep a block waiting. */
const MOST = 100;

interface Open<Item, Answer> {
  readonly items: Item[];
  readonly answers: Promise<readonly Answer[]>;
  readonly send: () => void;
}

/**
 * Calls of the same moment go as one: asking for each and waiting for its answer takes longer than the
 * answer. What is sent afterwards comes after them, if it flushes first.
 */
export class Batch<Item, Answer> {
  #open: Open<Item, Answer> | null = null;

  constructor(private readonly ask: (items: readonly Item[]) => Promise<readonly Answer[]>) {}

  async add(item: Item): Promise<Answer> {
    const batch = (this.#open ??= this.#begin());
    const at = batch.items.push(item) - 1;
    if (batch.items.length === MOST) this.flush();
    const answer = (await batch.answers)[at];
    if (answer === undefined) throw new Error("there are fewer answers than questions");
    return answer;
  }

  flush(): void {
    const batch = this.#open;
    this.#open = null;
    batch?.send();
  }

  #begin(): Open<Item, Answer> {
    const items: Item[] = [];
    let send = () => {};
    const answers = new Promise<readonly Answer[]>((resolve, reject) => {
      send = () => void this.ask(items).then(resolve, reject);
    });
    const batch = { items, answers, send };
    queueMicrotask(() => {
      if (this.#open === batch) this.flush();
    });
    return batch;
  }
}
