import { Cell } from "@ton/core";
import { isAddress, type Address } from "@/lib/ton/address/address";
import type { StackValue } from "@/lib/toncenter/stack";
import type { Outcome } from "./get-method";
import { nodeRefused } from "./refusal";

/** The stack of a get-method, read by who knows what stands where; refused in the service's words otherwise. */
export class Results {
  readonly #stack: readonly StackValue[];

  constructor({ exitCode, stack }: Outcome, atLeast: number) {
    if (exitCode !== 0) throw nodeRefused(`Exit code ${exitCode} != 0`);
    if (stack.length < atLeast) throw nodeRefused(`Stack size ${stack.length} < ${atLeast}`);
    this.#stack = stack;
  }

  number(at: number): bigint {
    const value = this.#stack[at];
    if (value?.type !== "num") throw expected("Number", at);
    return value.value;
  }

  cell(at: number): Cell {
    const value = this.#stack[at];
    const [root] = value?.type === "cell" ? Cell.fromBoc(Buffer.from(value.boc, "base64")) : [];
    if (root === undefined) throw expected("Cell", at);
    return root;
  }

  /** The cells of a slice; some contracts give a cell in its place. */
  text(at: number): Cell {
    const value = this.#stack[at];
    if (value?.type !== "slice") return this.cell(at);
    const [root] = Cell.fromBoc(Buffer.from(value.boc, "base64"));
    if (root === undefined) throw expected("Slice", at);
    return root;
  }

  /** Null is nobody. */
  address(at: number): Address | null {
    const address = this.text(at).beginParse().loadMaybeAddress();
    if (address === null) return null;
    const raw = address.toRawString().toUpperCase();
    if (!isAddress(raw)) throw expected("Slice", at);
    return raw;
  }
}

function expected(type: string, at: number): Error {
  return nodeRefused(`stackEntry${type} expected at ${at} position`);
}
