import type { Chain } from "../chain/chain";
import type { Slice } from "../chain/chain-lists";

/** Parsed parameters of a request, with typed access. */
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

  /** Logical times too: those of a scripted chain are far below 2^53. */
  number(name: string): number | null {
    const value = this.#values[name];
    if (typeof value === "bigint") return Number(value);
    return typeof value === "number" ? value : null;
  }

  /** Null when absent. */
  flag(name: string): boolean | null {
    const value = this.#values[name];
    return typeof value === "boolean" ? value : null;
  }
}

/** The parsed parameters of one request. */
export interface ParsedParams {
  readonly values: Values;
  readonly slice: Slice;
  /** Addresses of an `addressBook` request as they were written. */
  readonly spelled: readonly string[];
}

/** Answers from the chain: the whole body for v3, the result for v2. */
export type Handler = (chain: Chain, params: ParsedParams) => unknown;
