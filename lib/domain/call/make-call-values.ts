import { tryAddress } from "../../ton/address/read-address";
import type { CellGraph } from "../../ton/cell/cell";
import { readSnakeText } from "../../ton/cell/cell";
import { CellReader } from "../../ton/cell/cell-reader";
import { readDictionary } from "../../ton/cell/dictionary";
import { readSmallBoc } from "../../ton/cell/small-boc";
import type { StackValue } from "../../toncenter/stack";
import type { CallValue, CellContent, NamedCallValue } from "./call-value";
import type { LeafKind, MethodResult, MethodRow, ResultKind } from "./methods/method-row";

/** What a page shows of a result: a contract can return far more than anybody reads. All of it is in the JSON. */
const MAX_VALUES = 1_000;
export const SHOWN_ITEMS = 100;
const MAX_DEPTH = 8;
const MAX_CELLS_IN_PAGE = 250;
const MAX_BOC_CHARACTERS = 200_000;

interface Budget {
  values: number;
  cells: number;
  characters: number;
}

/** Gives the values of a stack the names and meanings of the method's row, where they have its form. */
export function makeCallValues(
  row: MethodRow | null,
  stack: readonly StackValue[],
): readonly NamedCallValue[] {
  const budget = { values: MAX_VALUES, cells: MAX_CELLS_IN_PAGE, characters: MAX_BOC_CHARACTERS };
  const results = row !== null && matchesRow(row, stack) ? row.results : [];
  return named(results, stack.slice(0, SHOWN_ITEMS), budget, 0);
}

/** Whether a result has the form that the row defines. Contracts may add values after those of the standard. */
export function matchesRow({ results }: MethodRow, stack: readonly StackValue[]): boolean {
  return (
    stack.length >= results.length &&
    results.every(({ is }, place) => {
      const value = stack[place];
      return value !== undefined && fits(is, value);
    })
  );
}

const CELL_KINDS: ReadonlySet<LeafKind> = new Set(["address", "text", "content", "cell"]);

function fits(kind: ResultKind, value: StackValue): boolean {
  if (value.type === "null" || kind === "any") return true;
  if (typeof kind !== "string")
    return "tuple" in kind
      ? tupleFits(kind.tuple, value)
      : value.type === "list" && rowsFit(kind.rows, value.items);
  return CELL_KINDS.has(kind)
    ? value.type === "cell" || value.type === "slice" || value.type === "builder"
    : value.type === "num";
}

function tupleFits(columns: readonly MethodResult[], value: StackValue): boolean {
  return (
    value.type === "tuple" &&
    value.items.length >= columns.length &&
    columns.every(({ is }, place) => {
      const item = value.items[place];
      return item !== undefined && fits(is, item);
    })
  );
}

function rowsFit(columns: readonly MethodResult[], items: readonly StackValue[]): boolean {
  return items.every((item) => rowOf(columns, item) !== null);
}

/** The values of a row of a table. A table of one column can be a list of bare values. */
function rowOf(columns: readonly MethodResult[], item: StackValue): readonly StackValue[] | null {
  const [column] = columns;
  if (columns.length === 1 && column !== undefined && item.type !== "tuple")
    return fits(column.is, item) ? [item] : null;
  return item.type === "tuple" && tupleFits(columns, item) ? item.items.slice(0, columns.length) : null;
}

function named(
  results: readonly MethodResult[],
  values: readonly StackValue[],
  budget: Budget,
  depth: number,
): readonly NamedCallValue[] {
  return values.map((value, place) => {
    const result = results[place];
    return { name: result?.name ?? null, value: shown(result?.is ?? "any", value, budget, depth) };
  });
}

function shown(kind: ResultKind, value: StackValue, budget: Budget, depth: number): CallValue {
  budget.values -= 1;
  if (budget.values < 0 || depth > MAX_DEPTH) return { is: "omitted" };
  switch (value.type) {
    case "num":
      return numberValue(kind, value.value);
    case "cell":
    case "slice":
    case "builder":
      return cellsValue(kind, value, budget);
    case "tuple":
    case "list":
      return nestedValue(kind, value, budget, depth);
    case "null":
      return isRows(kind) ? emptyTable(kind.rows) : { is: "null" };
    case "unknown":
      return { is: "unknown" };
  }
}

type Rows = Extract<ResultKind, { readonly rows: unknown }>;

function isRows(kind: ResultKind): kind is Rows {
  return typeof kind !== "string" && "rows" in kind;
}

/** The empty list is null. */
function emptyTable(columns: readonly MethodResult[]): CallValue {
  return { is: "table", columns: columns.map(({ name }) => name), rows: [], more: 0 };
}

function nestedValue(
  kind: ResultKind,
  { type, items }: Extract<StackValue, { type: "tuple" | "list" }>,
  budget: Budget,
  depth: number,
): CallValue {
  const first = items.slice(0, SHOWN_ITEMS);
  const more = items.length - first.length;
  if (isRows(kind)) {
    const rows = first.map((item) =>
      named(kind.rows, rowOf(kind.rows, item) ?? [], budget, depth + 1).map((cell) => cell.value),
    );
    return { is: "table", columns: kind.rows.map(({ name }) => name), rows, more };
  }
  const results = typeof kind === "string" ? [] : kind.tuple;
  return { is: "items", type, items: named(results, first, budget, depth + 1), more };
}

const ACCOUNT_WORKCHAINS: Partial<Record<LeafKind, number>> = {
  "masterchain account": -1,
  "basechain account": 0,
};

function numberValue(kind: ResultKind, value: bigint): CallValue {
  if (typeof kind !== "string") return { is: "int", value, meaning: "int" };
  switch (kind) {
    case "flag":
    case "coins":
    case "units":
    case "time":
    case "duration":
    case "hash":
      return { is: "int", value, meaning: kind };
    default:
      return accountValue(ACCOUNT_WORKCHAINS[kind], value) ?? { is: "int", value, meaning: "int" };
  }
}

/** Zero stands for nobody. */
function accountValue(workchain: number | undefined, value: bigint): CallValue | null {
  if (workchain === undefined || value <= 0n || value >= 2n ** 256n) return null;
  const address = tryAddress(`${workchain}:${value.toString(16).padStart(64, "0")}`);
  return address === null ? null : { is: "account", address, value };
}

function cellsValue(
  kind: ResultKind,
  { type, boc }: Extract<StackValue, { type: "cell" | "slice" | "builder" }>,
  budget: Budget,
): CallValue {
  budget.characters -= boc.length;
  if (budget.characters < 0) return { is: "omitted" };
  const read = readSmallBoc(boc);
  const graph = read.is === "read" ? read.graph : null;
  const index = graph?.roots[0] ?? 0;
  const root = graph?.cells[index];
  if (graph === null || root === undefined)
    return { is: "cells", type, boc, root: null, graph: null, meaning: null };
  const cells = graph.cells.length;
  const isInPage = cells <= budget.cells;
  if (isInPage) budget.cells -= cells;
  return {
    is: "cells",
    type,
    boc,
    root: { hash: root.hash, bits: root.bits, refs: root.refs.length, cells },
    graph: isInPage ? graph : null,
    meaning: meaningOf(kind, graph, index),
  };
}

/** A standard address with nothing after it. */
const ADDRESS_BITS = 267;
const NOBODY_BITS = 2;

function meaningOf(kind: ResultKind, graph: CellGraph, index: number): CellContent | null {
  const root = graph.cells[index];
  if (root === undefined || root.kind !== "ordinary") return null;
  if (kind === "content") return contentOf(graph, index);
  if (kind === "text") {
    const text = readSnakeText(graph, index);
    return text === null ? null : { is: "text", text };
  }
  if (root.refs.length > 0) return null;
  if (kind === "address" && root.bits === NOBODY_BITS && root.data === "00") return { is: "nobody" };
  const address = root.bits === ADDRESS_BITS ? new CellReader(root).address() : null;
  return address === null ? null : { is: "address", address };
}

const KEY_BITS = 256;
const MAX_KEYS = 100;

/** By the first byte: 0 for a dictionary, 1 for a URI. */
function contentOf(graph: CellGraph, index: number): CellContent | null {
  const { data = "", refs = [] } = graph.cells[index] ?? {};
  if (data.startsWith("01")) {
    const uri = readSnakeText(graph, index, 1);
    return uri === null ? null : { is: "off-chain content", uri };
  }
  const [dictionary] = refs;
  if (!data.startsWith("00") || dictionary === undefined) return null;
  const keys = readDictionary(graph, dictionary, KEY_BITS, MAX_KEYS)?.entries.length;
  return keys === undefined ? null : { is: "on-chain content", keys };
}
