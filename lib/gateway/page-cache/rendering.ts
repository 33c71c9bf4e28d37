import "server-only";
import { isUnfinished, wholePage, type PageHead, type WholePage } from "./whole-page";

/** How long a page whose first bytes are ready waits for its last ones, to be sent in one piece. */
const WHOLE_WAIT_MS = 50;

/** One render of a page, and its output so far. Any number of visitors can wait for it. */
export class Rendering {
  readonly id: string;
  readonly startedMs: number;
  #head: PageHead | null = null;
  readonly #chunks: Buffer[] = [];
  #whole: WholePage | null = null;
  #isOver = false;
  #isLate = false;
  #waiting = 0;
  #wake: () => void = () => {};
  #progress = this.#nextProgress();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Cancels the render once no visitor waits for it anymore. */
  #abandon: () => void = () => {};

  constructor(id: string, startedMs: number) {
    this.id = id;
    this.startedMs = startedMs;
  }

  get head(): PageHead | null {
    return this.#head;
  }

  /** The whole page, once it is complete. */
  get whole(): WholePage | null {
    return this.#whole;
  }

  get isWanted(): boolean {
    return this.#waiting > 0;
  }

  onAbandon(abandon: () => void): void {
    this.#abandon = abandon;
  }

  begin(head: PageHead): void {
    this.#head = head;
    this.#timer = setTimeout(() => this.#goOut(), isUnfinished(head) ? 0 : WHOLE_WAIT_MS);
  }

  chunk(bytes: Buffer): void {
    this.#chunks.push(bytes);
    if (this.#isLate) this.#notify();
  }

  end(isComplete: boolean): void {
    if (isComplete && this.#head !== null)
      this.#whole = wholePage(this.id, this.#head, Buffer.concat(this.#chunks));
    this.#close();
  }

  /** Another instance has rendered it. */
  find(page: WholePage): void {
    this.#whole = page;
    this.#close();
  }

  /** Counts a waiting visitor until the returned function is called. */
  wait(): () => void {
    this.#waiting += 1;
    let isWaiting = true;
    return () => {
      if (!isWaiting) return;
      isWaiting = false;
      this.#waiting -= 1;
      if (this.#waiting === 0 && !this.#isOver) this.#abandon();
    };
  }

  /** Waits until there is something to send: the whole page, or the beginning of one that takes longer. */
  async settled(): Promise<void> {
    while (!this.#isOver && !this.#isLate) await this.#progress;
  }

  /** The bytes so far, and then the rest as it arrives. */
  async *bytes(): AsyncGenerator<Buffer> {
    for (let next = 0; ;) {
      const chunk = this.#chunks[next];
      if (chunk !== undefined) {
        next += 1;
        yield chunk;
      } else if (this.#isOver) return;
      else await this.#progress;
    }
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#isOver = true;
    this.#notify();
  }

  /** Starts streaming: the bytes so far go out now, the rest as it arrives. */
  #goOut(): void {
    this.#isLate = true;
    this.#notify();
  }

  #notify(): void {
    const wake = this.#wake;
    this.#progress = this.#nextProgress();
    wake();
  }

  #nextProgress(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }
}
