import { beginCell, Cell, loadMessage } from "@ton/core";
import { writeBoc } from "../cell/boc-writer";
import type { CellGraph } from "../cell/cell";
import { tryHash, type Hash } from "../value/hash";

/** Imports `@ton/core`: for servers and workers. */

const EXTERNAL_IN = 0b10;

/**
 * The normalized hash of a message from outside (TEP-467), under which wallets look for it: of the message without what can
 * change on its way. Null for all other cells.
 */
export function externalMessageHash(graph: CellGraph, index: number): Hash | null {
  try {
    const [cell] = Cell.fromBoc(Buffer.from(writeBoc(graph, index)));
    const message = cell === undefined ? null : loadMessage(cell.beginParse());
    if (message === null || message.info.type !== "external-in") return null;
    const normalized = beginCell()
      .storeUint(EXTERNAL_IN, 2)
      .storeAddress(null)
      .storeAddress(message.info.dest)
      .storeCoins(0)
      .storeBit(false)
      .storeBit(true)
      .storeRef(message.body)
      .endCell();
    return tryHash(normalized.hash().toString("hex"));
  } catch {
    return null;
  }
}
