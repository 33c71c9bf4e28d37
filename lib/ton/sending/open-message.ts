import { beginCell, type Address as CoreAddress, type Cell, type Slice } from "@ton/core";
import { isAddress, type Address } from "../address/address";
import { openBoc } from "../cell/boc";
import { FormatError } from "../value/format-error";

/** What the network accepts as an external message (parameter 43 of its configuration, and the limits of nodes). */
export const MESSAGE_LIMITS = { maxBytes: 65_535, maxCells: 8_192, maxDepth: 512 } as const;

export interface InitCells {
  /** The StateInit as a separate cell, whose hash is the account id of an address. */
  readonly cell: Cell;
  readonly code: Cell | null;
  readonly data: Cell | null;
}

/** The parts of an external message as cells. */
export interface OpenedMessage {
  readonly root: Cell;
  readonly destination: Address;
  readonly importFee: bigint;
  readonly init: InitCells | null;
  readonly body: Cell;
}

function refused(reason: string): FormatError {
  return new FormatError("external message", reason);
}

/**
 * Opens a message that can be sent: one root, an external message to an account, within the limits of the network.
 * From bytes, or from text in hexadecimal, base64 or base64url. Throws a FormatError for everything else.
 * Imports `@ton/core`: for servers and workers.
 */
export function openMessage(input: string | Uint8Array): OpenedMessage {
  const [root, ...others] = openBoc(input, MESSAGE_LIMITS);
  if (root === undefined || others.length > 0)
    throw refused(`it has ${others.length + 1} roots, a message has one`);
  const { maxDepth } = MESSAGE_LIMITS;
  if (root.depth() > maxDepth) throw refused(`it is deeper than ${maxDepth} cells`);
  if (root.isExotic) throw refused("its root is an exotic cell");
  if (root.level() !== 0) throw refused("it has pruned cells");
  const begins = root.beginParse();
  const tag = begins.remainingBits < 2 ? 0 : begins.preloadUint(2);
  if (tag !== EXTERNAL_IN) throw refused(OTHER_KINDS[tag] ?? OTHER_KINDS[0]);
  return readParts(root);
}

const EXTERNAL_IN = 2;
const OTHER_KINDS: readonly [string, ...string[]] = [
  "it does not begin like an external message, perhaps it is the body alone, or an internal message",
  "it does not begin like an external message, perhaps it is the body alone, or an internal message",
  "",
  "it is a log (an external message out of the network)",
];

/** Does not use `loadMessage`: a dictionary of libraries in a StateInit can expand to billions of entries. */
function readParts(root: Cell): OpenedMessage {
  try {
    const slice = root.beginParse();
    slice.skip(2);
    slice.loadMaybeExternalAddress();
    const destination = accountOf(slice.loadAddress());
    const importFee = slice.loadCoins();
    const init = slice.loadBit() ? readInit(slice) : null;
    const body = readBodyCell(slice);
    return { root, destination, importFee, init, body };
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw refused("its fields are not those of an external message to an account");
  }
}

function accountOf(address: CoreAddress): Address {
  const text = `${address.workChain}:${address.hash.toString("hex").toUpperCase()}`;
  if (!isAddress(text)) throw refused("its destination is not an account");
  return text;
}

function readInit(slice: Slice): InitCells {
  if (!slice.loadBit()) return initOf(slice);
  const inner = slice.loadRef().beginParse();
  const init = initOf(inner);
  inner.endParse();
  return init;
}

function initOf(slice: Slice): InitCells {
  const cell = beginCell();
  const copyBits = (count: number) => cell.storeBits(slice.loadBits(count));
  const hasNext = () => {
    const bit = slice.loadBit();
    cell.storeBit(bit);
    return bit;
  };
  const nextRef = () => {
    if (!hasNext()) return null;
    const ref = slice.loadRef();
    cell.storeRef(ref);
    return ref;
  };
  if (hasNext()) copyBits(5);
  if (hasNext()) copyBits(2);
  const code = nextRef();
  const data = nextRef();
  // Libraries.
  nextRef();
  return { cell: cell.endCell(), code, data };
}

function readBodyCell(slice: Slice): Cell {
  if (!slice.loadBit()) return slice.asCell();
  const body = slice.loadRef();
  slice.endParse();
  return body;
}

/**
 * The message without what can change on the way (TEP-467): no sender, no import fee, no StateInit, the body in its
 * own cell. Its hash identifies the message in the index.
 */
export function normalizedMessage({ root, body }: OpenedMessage): Cell {
  const slice = root.beginParse();
  slice.skip(2);
  slice.loadMaybeExternalAddress();
  return beginCell()
    .storeUint(EXTERNAL_IN, 2)
    .storeUint(0, 2)
    .storeAddress(slice.loadAddress())
    .storeCoins(0)
    .storeBit(false)
    .storeBit(true)
    .storeRef(body)
    .endCell();
}
