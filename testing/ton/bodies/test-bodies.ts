import { Address, beginCell, Cell, type Builder } from "@ton/core";
import { readBoc } from "../../../lib/ton/cell/boc";
import { readBody, type BodyContext } from "../../../lib/ton/bodies/read-body";
import type { Body, BodyReading, NamedValue, Value } from "../../../lib/ton/bodies/value";

/** Used by the tests of this folder only. */

export const ALICE = new Address(0, Buffer.alloc(32, 0xaa));
export const BOB = new Address(-1, Buffer.alloc(32, 0xbb));
export const ANY = beginCell().storeUint(5, 9).endCell();

const PLAIN: BodyContext = { fromOutside: false, kinds: [], most: 400 };

export function read(cell: Cell, context: Partial<BodyContext> = {}): BodyReading {
  const graph = readBoc(new Uint8Array(cell.toBoc()));
  return readBody(graph, graph.roots[0] ?? -1, { ...PLAIN, ...context });
}

/** The body that a cell is read as. */
export function bodyIn(builder: Builder, context: Partial<BodyContext> = {}): Body {
  const reading = read(builder.endCell(), context);
  if (reading.is !== "read") throw new Error(`it was not read: ${reading.is}`);
  return reading.body;
}

/** In a short form for comparison: bare numbers, texts and names. */
export function plain(value: Value): unknown {
  switch (value.is) {
    case "group":
      return { ...(value.name === null ? {} : { is: value.name }), ...plainFields(value.fields) };
    case "list":
      return value.items.map(plain);
    case "dictionary":
      return value.entries.map((entry) => [plain(entry.key), plain(entry.value)]);
    case "body":
      return { is: value.body.name, ...plainFields(value.body.fields) };
    case "address":
      return value.address;
    case "bits":
      return value.hex;
    case "text":
      return value.text;
    case "sealed":
      return { sealed: value.bytes };
    case "none":
      return null;
    case "cells":
      return { bits: value.bits, refs: value.refs };
    default:
      return value.value;
  }
}

export function plainFields(fields: readonly NamedValue[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, plain(value)]));
}

export function raw(address: Address): string {
  return `${address.workChain}:${address.hash.toString("hex").toUpperCase()}`;
}
