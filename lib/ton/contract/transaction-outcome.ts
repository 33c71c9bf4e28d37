import {
  loadTransactionDescription,
  type TransactionComputePhase,
  type TransactionDescription,
} from "@ton/core";
import { openBoc } from "../cell/boc";
import { bytesToHex } from "../value/bytes";
import { FormatError } from "../value/format-error";
import type { Hash } from "../value/hash";

const TYPES = {
  generic: "ord",
  storage: "storage",
  "tick-tock": "tick_tock",
  "split-prepare": "split_prepare",
  "split-install": "split_install",
  "merge-prepare": "merge_prepare",
  "merge-install": "merge_install",
} as const;

const SKIPPED = {
  "no-state": "no_state",
  "bad-state": "bad_state",
  "no-gas": "no_gas",
} as const;

const BOUNCES = { ok: "ok", "no-funds": "nofunds", "negative-funds": "negfunds" } as const;

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
  readonly action: { readonly success: boolean | null; readonly result_code: number | null } | null;
  readonly bounce: { readonly type: string | null } | null;
}

/** Reads it from the transaction itself. Null if it cannot be read, or its hash is not the given one. */
export function outcomeIn(bag: string, hash: Hash): TransactionOutcome | null {
  try {
    const [root] = openBoc(bag);
    if (root === undefined || bytesToHex(root.hash()) !== hash) return null;
    return outcomeOf(described(root));
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
function described(root: Root): TransactionDescription {
  try {
    const description = root.refs.at(-1);
    if (description === undefined || root.beginParse().loadUint(TRANSACTION.bits) !== TRANSACTION.tag)
      throw new FormatError("bag of cells", "it is no transaction");
    return loadTransactionDescription(description.beginParse());
  } catch {
    throw new FormatError("bag of cells", "it is no transaction");
  }
}

function outcomeOf(description: TransactionDescription): TransactionOutcome {
  const compute = "computePhase" in description ? description.computePhase : null;
  const action = "actionPhase" in description ? (description.actionPhase ?? null) : null;
  const bounce = "bouncePhase" in description ? (description.bouncePhase ?? null) : null;
  return {
    type: TYPES[description.type],
    is_tock: "isTock" in description ? description.isTock : null,
    aborted: "aborted" in description && description.aborted,
    compute_ph: compute === null ? null : computeOf(compute),
    action: action === null ? null : { success: action.success, result_code: action.resultCode },
    bounce: bounce === null ? null : { type: BOUNCES[bounce.type] },
  };
}

function computeOf(phase: TransactionComputePhase): TransactionOutcome["compute_ph"] {
  return phase.type === "skipped"
    ? { skipped: true, reason: SKIPPED[phase.reason], success: null, exit_code: null }
    : { skipped: false, reason: null, success: phase.success, exit_code: phase.exitCode };
}
