import { beginCell, type Cell, type Slice } from "@ton/core";
import { accountIdOf, isStandard, workchainOf, type Address } from "../address/address";
import { hexToBytes } from "../value/bytes";
import { FormatError } from "../value/format-error";
import {
  hashOfCell,
  malformed,
  nextAddress,
  nextAmount,
  nextState,
  type CellAmount,
  type StateCells,
} from "./cell-parts";

interface MessageEnds {
  readonly source: Address | null;
  readonly destination: Address | null;
}

/** The header of a message. */
export type MessageHeader = MessageEnds &
  (
    | {
        readonly is: "internal";
        readonly ihrDisabled: boolean;
        readonly bounce: boolean;
        readonly bounced: boolean;
        readonly value: CellAmount;
        readonly extraFlags: bigint;
        readonly forwardFee: bigint;
        readonly createdLt: bigint;
        readonly createdAt: number;
      }
    | { readonly is: "in"; readonly importFee: bigint }
    | { readonly is: "out"; readonly createdLt: bigint; readonly createdAt: number }
  );

/** A message of any kind with its parts as cells. */
export interface MessageCells {
  readonly root: Cell;
  readonly header: MessageHeader;
  readonly init: StateCells | null;
  readonly body: Cell;
}

/** Throws a FormatError for a cell that is not a message. */
export function readMessageCell(root: Cell): MessageCells {
  try {
    if (root.isExotic) throw malformed("message");
    const slice = root.beginParse();
    const header = nextHeader(slice);
    const init = slice.loadBit() ? nextInit(slice) : null;
    const body = slice.loadBit() ? slice.loadRef() : slice.asCell();
    return { root, header, init, body };
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw malformed("message");
  }
}

/** Messages created by contracts have the same header, with an empty sender if they leave it to the network. */
function nextHeader(slice: Slice): MessageHeader {
  if (!slice.loadBit()) {
    const [ihrDisabled, bounce, bounced] = [slice.loadBit(), slice.loadBit(), slice.loadBit()];
    const ends = { source: nextAddress(slice), destination: nextAddress(slice) };
    const value = nextAmount(slice);
    const [extraFlags, forwardFee] = [slice.loadCoins(), slice.loadCoins()];
    const sent = { createdLt: slice.loadUintBig(64), createdAt: slice.loadUint(32) };
    return { is: "internal", ihrDisabled, bounce, bounced, ...ends, value, extraFlags, forwardFee, ...sent };
  }
  const isOut = slice.loadBit();
  const ends = { source: nextAddress(slice), destination: nextAddress(slice) };
  if (!isOut) return { is: "in", ...ends, importFee: slice.loadCoins() };
  return { is: "out", ...ends, createdLt: slice.loadUintBig(64), createdAt: slice.loadUint(32) };
}

function nextInit(slice: Slice): StateCells {
  return nextState(slice.loadBit() ? slice.loadRef().beginParse() : slice);
}

/** The hash by which the index finds an external message (TEP-467); null for other messages. */
export function normalizedHashOf({ header, body }: MessageCells) {
  const { destination } = header;
  if (header.is !== "in" || destination === null || !isStandard(destination)) return null;
  const account = hexToBytes(accountIdOf(destination));
  if (account === null) return null;
  return hashOfCell(
    beginCell()
      .storeUint(0b10_00_100, 7)
      .storeInt(workchainOf(destination) ?? 0, 8)
      .storeBuffer(Buffer.from(account))
      .storeUint(0b0000_0_1, 6)
      .storeRef(body)
      .endCell(),
  );
}
