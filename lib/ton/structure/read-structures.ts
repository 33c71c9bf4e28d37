import { readLayout } from "../bodies/read-layout";
import { readingOf } from "../bodies/read-body";
import { BodyReader } from "../bodies/body-reader";
import type { Variant } from "../bodies/fields";
import type { Body } from "../bodies/value";
import type { CellGraph } from "../cell/cell";
import { ACCOUNTS, SHARD_ACCOUNTS } from "./account-structure";
import { BLOCKS } from "./block-structure";
import { STATES } from "./common-fields";
import { MESSAGES } from "./message-structure";
import { TRANSACTIONS } from "./transaction-structure";

/** The most specific ones first: few cells have the form of a block by chance. */
const STRUCTURES: readonly Variant[] = [
  ...BLOCKS,
  ...TRANSACTIONS,
  ...MESSAGES,
  ...SHARD_ACCOUNTS,
  ...ACCOUNTS,
  ...STATES,
];

/** Where these structures are defined. */
const SCHEME = "block.tlb";

/**
 * The structures of the network that a cell fits, to the last bit: messages, transactions, accounts, blocks. Never
 * throws, whatever the cells are.
 */
export function readStructures(graph: CellGraph, index: number, most: number): readonly Body[] {
  const cell = graph.cells[index];
  if (cell === undefined || cell.kind !== "ordinary") return [];
  return STRUCTURES.flatMap(({ prefix, name, fields }) => {
    const reader = new BodyReader(graph, cell, readingOf(most));
    if (reader.uint(prefix.bits) !== BigInt(prefix.value)) return [];
    const body = readLayout({ name, standard: SCHEME, fields }, reader, null, "opcode");
    return body.fit.is === "whole" || body.fit.is === "cut" ? [body] : [];
  });
}
