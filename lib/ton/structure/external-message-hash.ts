import { writeBoc } from "../cell/boc-writer";
import type { CellGraph } from "../cell/cell";
import { normalizedMessage, openMessage } from "../sending/open-message";
import { bytesToHex } from "../value/write-hex";
import { FormatError } from "../value/format-error";
import { tryHash, type Hash } from "../value/hash";

/**
 * The normalized hash of an external message (TEP-467), by which wallets look it up: the hash of the message without
 * what can change on its way. Null for all other cells. Imports `@ton/core`: for servers and workers.
 */
export function externalMessageHash(graph: CellGraph, index: number): Hash | null {
  try {
    return tryHash(bytesToHex(normalizedMessage(openMessage(writeBoc(graph, index))).hash()));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
