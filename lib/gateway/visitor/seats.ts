import "server-only";
import { visitorOf } from "./visitor-address";

interface SeatLimits {
  readonly all: number;
  readonly each: number;
}

/** Limits simultaneously open connections, in total and per visitor. */
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

  /** Takes a seat and returns the function that frees it. Null if no seat is free. */
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
