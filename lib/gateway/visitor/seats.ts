import "server-only";
import { visitorOf } from "./visitors";

interface SeatLimits {
  readonly all: number;
  readonly each: number;
}

/** How many connections stay open at the same time, and how many of them for one visitor. */
export class Seats {
  readonly #limits: SeatLimits;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(limits: SeatLimits) {
    this.#limits = limits;
  }

  get taken(): number {
    return this.#all;
  }

  /** Takes one, to be given back by calling what is returned. Null where there is none left. */
  take(address: string): (() => void) | null {
    const visitor = visitorOf(address);
    const own = this.#taken.get(visitor) ?? 0;
    if (this.#all >= this.#limits.all || own >= this.#limits.each) return null;
    this.#all += 1;
    this.#taken.set(visitor, own + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#all -= 1;
      const left = (this.#taken.get(visitor) ?? 1) - 1;
      if (left === 0) this.#taken.delete(visitor);
      else this.#taken.set(visitor, left);
    };
  }
}
