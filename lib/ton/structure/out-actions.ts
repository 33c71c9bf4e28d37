import type { Cell, Slice } from "@ton/core";
import { FormatError } from "../value/format-error";
import type { Hash } from "../value/hash";
import { hashOfCell, malformed, nextAmount, nextHash, type CellAmount } from "./cell-parts";
import { readMessageCell, type MessageCells } from "./message-cell";

/** An action that code leaves for the network to carry out. */
export type OutAction =
  | { readonly is: "send"; readonly mode: number; readonly message: MessageCells }
  | { readonly is: "code"; readonly hash: Hash }
  | { readonly is: "reserve"; readonly mode: number; readonly amount: CellAmount }
  | { readonly is: "library"; readonly mode: number; readonly hash: Hash; readonly isGiven: boolean }
  /** Not an action that the network defines: the action phase fails. */
  | { readonly is: "unknown"; readonly hash: Hash };

/** The network carries out at most this many. */
const MOST_ACTIONS = 255;

const TAGS: Readonly<Record<number, (slice: Slice) => OutAction>> = {
  0x0ec3c86d: (slice) => ({ is: "send", mode: slice.loadUint(8), message: readMessageCell(slice.loadRef()) }),
  0xad4de08e: (slice) => ({ is: "code", hash: hashOfCell(slice.loadRef()) }),
  0x36e6b809: (slice) => ({ is: "reserve", mode: slice.loadUint(8), amount: nextAmount(slice) }),
  0x26fa1dd4: (slice) => {
    const mode = slice.loadUint(7);
    const isGiven = slice.loadBit();
    const hash = isGiven ? hashOfCell(slice.loadRef()) : nextHash(slice);
    return { is: "library", mode, hash, isGiven };
  },
};

/** The actions of a list, in the order in which they are carried out. Each cell refers to the one before. */
export function readOutActions(list: Cell): readonly OutAction[] {
  const actions: OutAction[] = [];
  let cell: Cell | undefined = list;
  while (cell !== undefined && cell.refs.length > 0) {
    if (actions.length > MOST_ACTIONS) throw malformed("list of actions");
    actions.push(actionIn(cell));
    cell = cell.refs[0];
  }
  return actions.toReversed();
}

function actionIn(cell: Cell): OutAction {
  try {
    const slice = cell.beginParse();
    slice.loadRef();
    const read = TAGS[slice.loadUint(32)];
    if (read !== undefined) return read(slice);
  } catch (error) {
    // What the network cannot read either stays in the list unchanged.
    if (!(error instanceof FormatError || error instanceof Error)) throw error;
  }
  return { is: "unknown", hash: hashOfCell(cell) };
}
