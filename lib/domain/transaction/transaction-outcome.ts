import {
  loadTransactionDescription,
  type TransactionActionPhase,
  type TransactionComputePhase,
  type TransactionDescription,
} from "@ton/core";
import { openBoc } from "../../ton/cell/boc";
import { bytesToHex } from "../../ton/value/write-hex";
import { FormatError } from "../../ton/value/format-error";
import type { Hash } from "../../ton/value/hash";
import { phasesInCell } from "../simulation/phases-in-cell";

/** Those that `phasesInCell` does not read. */
const OTHER_TYPES: Readonly<Partial<Record<TransactionDescription["type"], string>>> = {
  storage: "storage",
  "split-prepare": "split_prepare",
  "split-install": "split_install",
  "merge-prepare": "merge_prepare",
  "merge-install": "merge_install",
};

const SKIPPED = {
  "no-state": "no_state",
  "bad-state": "bad_state",
  "no-gas": "no_gas",
} as const;

/** The outcome of a transaction, with the index's names. */
export interface TransactionOutcome {
  readonly type: string | null;
  readonly is_tock: boolean | null;
  readonly aborted: boolean | null;
  readonly compute_ph: {
    readonly skipped: boolean | null;
    readonly reason: string | null;
    readonly success: boolean | null;
    readonly exit_code: number | null;
  } | null;
  readonly action: {
    readonly success: boolean | null;
    readonly result_code: number | null;
    readonly tot_actions: number | null;
    readonly skipped_actions: number | null;
    readonly msgs_created: number | null;
  } | null;
  readonly bounce: { readonly type: string | null } | null;
}

/** What a transaction's own cells say about it. */
export interface OutcomeInCell extends TransactionOutcome {
  /** Whether its inbound message is one that came back; null if there is none. */
  readonly isReturned: boolean | null;
}

/** Reads it from the transaction itself. Null if it cannot be read, or its hash is not the given one. */
export function outcomeIn(bag: string, hash: Hash): OutcomeInCell | null {
  try {
    const [root] = openBoc(bag);
    if (root === undefined || bytesToHex(root.hash()) !== hash) return null;
    return { ...described(root), isReturned: returnedIn(root) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}

type Root = ReturnType<typeof openBoc>[number];

/** The tag of a transaction, and how many bits it has. */
const TRANSACTION = { tag: 0b0111, bits: 4 } as const;

/**
 * The description is the last reference of a transaction. Its messages are not read, as `loadTransaction` would: a
 * dictionary of libraries in a StateInit can expand to billions of entries.
 */
function described(root: Root): TransactionOutcome {
  try {
    const description = root.refs.at(-1);
    if (description === undefined || root.beginParse().loadUint(TRANSACTION.bits) !== TRANSACTION.tag)
      throw new FormatError("bag of cells", "it is no transaction");
    const type = description.beginParse().loadUint(DESCRIPTION_BITS);
    if (WITH_PHASES.has(type)) return phasesInCell(description);
    return outcomeOf(loadTransactionDescription(description.beginParse()));
  } catch {
    throw new FormatError("bag of cells", "it is no transaction");
  }
}

/** Its first reference are the messages, whose first bit is whether there is an inbound one. */
function returnedIn(root: Root): boolean | null {
  const messages = root.refs[0];
  const message = messages?.refs[0];
  if (messages === undefined || message === undefined || messages.bits.length === 0 || !messages.bits.at(0))
    return null;
  const { bits } = message;
  return bits.length > RETURNED_BIT && !bits.at(EXTERNAL_BIT) && bits.at(RETURNED_BIT);
}

/** Places in a message: `int_msg_info$0 ihr_disabled bounce bounced`. */
const EXTERNAL_BIT = 0;
const RETURNED_BIT = 3;

const DESCRIPTION_BITS = 4;
/** Ordinary transactions, ticks and tocks. `@ton/core` rejects those of suspended accounts. */
const WITH_PHASES: ReadonlySet<number> = new Set([0b0000, 0b0010, 0b0011]);

function outcomeOf(description: TransactionDescription): TransactionOutcome {
  const compute = "computePhase" in description ? description.computePhase : null;
  const action = "actionPhase" in description ? (description.actionPhase ?? null) : null;
  return {
    type: OTHER_TYPES[description.type] ?? null,
    is_tock: null,
    aborted: "aborted" in description && description.aborted,
    compute_ph: compute === null ? null : computeOf(compute),
    action: action === null ? null : actionOf(action),
    bounce: null,
  };
}

function actionOf(phase: TransactionActionPhase): TransactionOutcome["action"] {
  return {
    success: phase.success,
    result_code: phase.resultCode,
    tot_actions: phase.totalActions,
    skipped_actions: phase.skippedActions,
    msgs_created: phase.messagesCreated,
  };
}

function computeOf(phase: TransactionComputePhase): TransactionOutcome["compute_ph"] {
  return phase.type === "skipped"
    ? { skipped: true, reason: SKIPPED[phase.reason], success: null, exit_code: null }
    : { skipped: false, reason: null, success: phase.success, exit_code: phase.exitCode };
}
