import type { Chain } from "../chain/chain";
import type { Slice } from "../chain/window";

/** A request's parameters, read by the project's own table, under the types that handlers need. */
export class Values {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: object) {
    this.#values = { ...values };
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  text(name: string): string | null {
    return this.texts(name)[0] ?? null;
  }

  texts(...names: readonly string[]): readonly string[] {
    return names.flatMap((name) => {
      const value = this.#values[name];
      const list: readonly unknown[] = Array.isArray(value) ? value : [value];
      return list.filter((one): one is string => typeof one === "string");
    });
  }

  /** Logical times fit as well: those of a scripted chain are far below 2^53. */
  number(name: string): number | null {
    const value = this.#values[name];
    if (typeof value === "bigint") return Number(value);
    return typeof value === "number" ? value : null;
  }

  /** Null when it was not said. */
  flag(name: string): boolean | null {
    const value = this.#values[name];
    return typeof value === "boolean" ? value : null;
  }
}

/** One request to one endpoint, understood. */
export interface ParsedParams {
  readonly values: Values;
  readonly slice: Slice;
  /** The addresses of an `addressBook` request as they were spelled. */
  readonly spelled: readonly string[];
}

/** Answers from the chain: with the whole body for v3, with the result for v2. */
export type Handler = (chain: Chain, params: ParsedParams) => unknown;
