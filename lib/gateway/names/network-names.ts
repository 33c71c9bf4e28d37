import "server-only";
import type { Clock } from "../gateway-clock";
import type { MemoryNames } from "./memory-names";
import type { Preference, SeenName, SeenNames } from "./seen-names";
import type { SharedNames } from "./shared-names";

interface NetworkNamesParts {
  readonly memory: MemoryNames;
  /** Null without Redis. */
  readonly shared: SharedNames | null;
  /** Reads lists whose answers have names; returns whether that succeeded. */
  readonly fill: () => Promise<boolean>;
  readonly clock: Clock;
  readonly onBug: (error: unknown) => void;
}

/** How long names found by other instances may be missing here. */
const EXCHANGE_MS = 10_000;
/** The delay after the service could not be reached. */
const FILL_AGAIN_MS = 60_000;

/** The names of a network: in memory, exchanged through Redis, filled from the first pages of its lists. */
export class NetworkNames implements SeenNames {
  readonly #parts: NetworkNamesParts;
  #exchange: Promise<void> | null = null;
  #exchangedAtMs = -Infinity;
  #isLoaded: boolean;
  #isTimed = false;
  #isFilled = false;
  #filledAtMs = -Infinity;

  constructor(parts: NetworkNamesParts) {
    this.#parts = parts;
    this.#isLoaded = parts.shared === null;
  }

  /** Begins to load the existing names, without waiting for them. */
  open(): void {
    this.#exchangeSoon();
    this.#fill();
  }

  note(names: readonly SeenName[]): void {
    const { memory, shared } = this.#parts;
    const added = memory.add(names);
    if (shared === null || added.length === 0) return;
    shared.push(added);
    this.#exchangeLater();
  }

  async find(text: string, limit: number, preferred?: Preference): Promise<readonly SeenName[]> {
    this.open();
    // Only after a start: names that other instances have found since can be a few seconds late.
    if (!this.#isLoaded) await this.#exchange;
    return this.#parts.memory.find(text, limit, preferred);
  }

  domainsBelow(domain: string, limit: number): readonly string[] {
    return this.#parts.memory.domainsBelow(domain, limit);
  }

  #exchangeLater(): void {
    if (this.#isTimed) return;
    this.#isTimed = true;
    this.#parts.clock.after(EXCHANGE_MS, () => {
      this.#isTimed = false;
      this.#exchangeSoon();
    });
  }

  #exchangeSoon(): void {
    const { memory, shared, clock, onBug } = this.#parts;
    if (shared === null || this.#exchange !== null) return;
    if (clock.now() - this.#exchangedAtMs < EXCHANGE_MS)
      return this.#isLoaded ? this.#exchangeLater() : undefined;
    this.#exchangedAtMs = clock.now();
    this.#exchange = shared
      .exchange()
      .then((names) => void memory.add(names), onBug)
      .finally(() => {
        this.#exchange = null;
        this.#isLoaded = true;
        if (shared.hasUnsent) this.#exchangeLater();
      });
  }

  #fill(): void {
    const { clock, fill, onBug } = this.#parts;
    if (this.#isFilled || clock.now() - this.#filledAtMs < FILL_AGAIN_MS) return;
    this.#filledAtMs = clock.now();
    const filled = async () => {
      this.#isFilled = await fill();
    };
    filled().catch(onBug);
  }
}
