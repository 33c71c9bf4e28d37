import type { Address } from "../address/address";
import { BodyReader } from "../bodies/body-reader";
import { ORDER } from "../bodies/message-fields";
import { readingOf } from "../bodies/read-body";
import { readLayout, takeOpcode } from "../bodies/read-layout";
import type { NamedValue } from "../bodies/value";
import type { CellGraph, CellNode } from "../cell/cell";
import { CellReader } from "../cell/cell-reader";
import { readDictionary } from "../cell/dictionary";
import type { Opcode } from "../contract/opcode";

/** Who may approve and propose after an order has been executed. */
export interface OwnersChange {
  readonly threshold: number;
  readonly signers: readonly Address[];
  readonly proposers: readonly Address[];
}

/** One action of an order of multisig v2, in the order in which the contract takes them. */
export type OrderStep =
  /** `fields` are "mode" and "message", as in the orders to wallets. */
  | { readonly is: "message"; readonly fields: readonly NamedValue[] }
  /** If `rejected`, the contract throws, and nothing of the order is done. */
  | { readonly is: "owners"; readonly change: OwnersChange; readonly rejected: OwnersFault | null }
  /** The contract skips operations that it does not have. */
  | { readonly is: "skipped"; readonly opcode: Opcode }
  /** Cells of another form: the contract throws here. */
  | { readonly is: "unreadable" };

export type OwnersFault = "no signers" | "threshold" | "numbering";

export interface OrderSteps {
  readonly steps: readonly OrderStep[];
  /** False if there are more than requested. */
  readonly whole: boolean;
}

const KEY_BITS = 8;
const MOST_KEYS = 256;
const SEND = "0xf1381e5b";
const CHANGE_OWNERS = "0x1d0cfbd3";
/** The most values that are read of one message. */
const MOST_VALUES = 120;

const MESSAGE = { name: "send", standard: "multisig v2", fields: ORDER, exact: true } as const;

/** The actions of an order; null for a cell that is not a list of actions. Never throws. */
export function readOrderSteps(graph: CellGraph, root: number, most = MOST_KEYS): OrderSteps | null {
  const dictionary = readDictionary(graph, root, KEY_BITS, Math.min(most, MOST_KEYS));
  if (dictionary === null) return null;
  const steps = dictionary.entries.map(({ cell }) => readStep(graph, cell));
  return { steps, whole: dictionary.whole };
}

const UNREADABLE: OrderStep = { is: "unreadable" };

function readStep(graph: CellGraph, entry: CellNode): OrderStep {
  const cell = graph.cells[entry.refs[0] ?? -1];
  if (cell === undefined || cell.kind !== "ordinary") return UNREADABLE;
  const reader = new BodyReader(graph, cell, readingOf(MOST_VALUES));
  const opcode = takeOpcode(reader);
  if (opcode === null) return UNREADABLE;
  if (opcode === SEND) {
    const { fit, fields } = readLayout(MESSAGE, reader, opcode, "opcode");
    return fit.is === "unfit" ? UNREADABLE : { is: "message", fields };
  }
  return opcode === CHANGE_OWNERS ? readOwners(reader) : { is: "skipped", opcode };
}

function readOwners(reader: BodyReader): OrderStep {
  const threshold = reader.uint(8);
  const signers = readMembers(reader.graph, reader.ref());
  const hasProposers = reader.uint(1);
  const proposers = hasProposers === 1n ? readMembers(reader.graph, reader.ref()) : NOBODY;
  if (threshold === null || hasProposers === null || signers === null || proposers === null)
    return UNREADABLE;
  if (!reader.isDone) return UNREADABLE;
  const change = {
    threshold: Number(threshold),
    signers: signers.addresses,
    proposers: proposers.addresses,
  };
  return { is: "owners", change, rejected: faultOf(change, signers.numbered && proposers.numbered) };
}

/** The contract's own checks. */
function faultOf({ threshold, signers }: OwnersChange, numbered: boolean): OwnersFault | null {
  if (!numbered) return "numbering";
  if (signers.length === 0) return "no signers";
  return threshold < 1 || threshold > signers.length ? "threshold" : null;
}

interface Members {
  readonly addresses: readonly Address[];
  /** Whether the keys run from zero without gaps. */
  readonly numbered: boolean;
}

const NOBODY: Members = { addresses: [], numbered: true };

function readMembers(graph: CellGraph, root: number | null): Members | null {
  const dictionary = root === null ? null : readDictionary(graph, root, KEY_BITS, MOST_KEYS);
  if (dictionary === null || !dictionary.whole) return null;
  const addresses: Address[] = [];
  for (const { cell, start } of dictionary.entries) {
    const reader = new CellReader(cell);
    reader.uint(start);
    const address = reader.address();
    if (address === null) return null;
    addresses.push(address);
  }
  const numbered = dictionary.entries.every(({ key }, place) => Number.parseInt(key, 2) === place);
  return { addresses, numbered };
}
