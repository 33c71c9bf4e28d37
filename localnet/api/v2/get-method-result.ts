import { Cell } from "@ton/core";
import { isAddress, type Address } from "@/lib/ton/address/address";
import type { StackValue } from "@/lib/toncenter/stack";
import type { GetMethodOutcome } from "./execute-get-method";
import { liteserverError } from "../refused-request";

/** Typed access to the result stack of a get method, with the error texts of the service. */
export class GetMethodResult {
  readonly #stack: readonly StackValue[];

  constructor({ exitCode, stack }: GetMethodOutcome, atLeast: number) {
    if (exitCode !== 0) throw liteserverError(`Exit code ${exitCode} != 0`);
    if (stack.length < atLeast) throw liteserverError(`Stack size ${stack.length} < ${atLeast}`);
    this.#stack = stack;
  }

  number(at: number): bigint {
    const value = this.#stack[at];
    if (value?.type !== "num") throw unexpectedEntry("Number", at);
    return value.value;
  }

  cell(at: number): Cell {
    const value = this.#stack[at];
    const [root] = value?.type === "cell" ? Cell.fromBoc(Buffer.from(value.boc, "base64")) : [];
    if (root === undefined) throw unexpectedEntry("Cell", at);
    return root;
  }

  cellOrNull(at: number): Cell | null {
    return this.#stack[at]?.type === "null" ? null : this.cell(at);
  }

  /** The cell of a slice. Some contracts return a cell instead. */
  sliceCell(at: number): Cell {
    const value = this.#stack[at];
    if (value?.type !== "slice") return this.cell(at);
    const [root] = Cell.fromBoc(Buffer.from(value.boc, "base64"));
    if (root === undefined) throw unexpectedEntry("Slice", at);
    return root;
  }

  /** Null for `addr_none`. */
  address(at: number): Address | null {
    const address = this.sliceCell(at).beginParse().loadMaybeAddress();
    if (address === null) return null;
    const raw = address.toRawString().toUpperCase();
    if (!isAddress(raw)) throw unexpectedEntry("Slice", at);
    return raw;
  }
}

function unexpectedEntry(type: string, at: number): Error {
  return liteserverError(`stackEntry${type} expected at ${at} position`);
}
