import { beginCell, Cell, Dictionary } from "@ton/core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readBoc } from "./boc";
import type { CellGraph } from "./cell";
import { readDictionary } from "./dictionary";

const KEY_BITS = 256;

function graphOf(cell: Cell): CellGraph {
  return readBoc(cell.toBoc().toString("base64"));
}

function dictionaryOf(keys: readonly bigint[]): Cell {
  const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(KEY_BITS), Dictionary.Values.Cell());
  for (const key of keys) dictionary.set(key, beginCell().storeUint(key, KEY_BITS).endCell());
  return beginCell().storeDictDirect(dictionary).endCell();
}

const keysOf = (graph: CellGraph, most: number) => {
  const dictionary = readDictionary(graph, graph.roots[0] ?? 0, KEY_BITS, most);
  return dictionary === null
    ? null
    : { ...dictionary, entries: dictionary.entries.map(({ key }) => BigInt(`0b${key}`)) };
};

const someKeys = fc.uniqueArray(
  fc.oneof(
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    fc.bigInt({ min: 0n, max: 9n }),
    fc.nat(9).map((bit) => 1n << BigInt(255 - bit)),
  ),
  { minLength: 1, maxLength: 30 },
);

const ascending = (one: bigint, other: bigint) => (one < other ? -1 : 1);

test("reads the entries that a client library writes, in the order of their keys", () => {
  fc.assert(
    fc.property(someKeys, (keys) => {
      const graph = graphOf(dictionaryOf(keys));
      const dictionary = readDictionary(graph, graph.roots[0] ?? 0, KEY_BITS, 100);
      expect(dictionary?.whole).toBe(true);
      expect(dictionary?.entries.map(({ key }) => BigInt(`0b${key}`))).toEqual([...keys].sort(ascending));
      for (const { key, cell } of dictionary?.entries ?? []) {
        const value = graph.cells[cell.refs[0] ?? -1];
        expect(BigInt(`0x${value?.data ?? ""}`)).toBe(BigInt(`0b${key}`));
      }
    }),
    { numRuns: 50 },
  );
});

test("reports when there are more entries than the limit", () => {
  const keys = [1n, 2n, 3n, 4n];
  const graph = graphOf(dictionaryOf(keys));
  expect(keysOf(graph, 4)).toEqual({ entries: keys, whole: true });
  expect(keysOf(graph, 3)).toEqual({ entries: [1n, 2n, 3n], whole: false });
});

test("stops at the limit in a dictionary that shares its cells", () => {
  let cell = beginCell().storeUint(0, 2).storeRef(Cell.EMPTY).endCell();
  for (let level = 0; level < KEY_BITS; level += 1)
    cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell();
  expect(keysOf(graphOf(cell), 50)).toMatchObject({ whole: false });
});

test("reads at most one entry from arbitrary bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const cell = beginCell().storeBuffer(Buffer.from(bytes)).endCell();
      const dictionary = keysOf(graphOf(cell), 10);
      expect(dictionary === null || dictionary.entries.length === 1).toBe(true);
    }),
  );
});
