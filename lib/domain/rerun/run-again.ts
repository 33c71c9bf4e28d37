import type { Cell } from "@ton/core";
import { openBoc } from "../../ton/cell/boc";
import {
  NO_SHARD_ACCOUNT,
  readShardAccountBag,
  shardAccountBag,
  type AccountCells,
  type StatedAccount,
} from "../../ton/structure/account-cell";
import { bagOf, malformed } from "../../ton/structure/cell-parts";
import { readTransactionCell, type TransactionCells } from "../../ton/structure/transaction-cell";
import type { VmLogKind, VmRan, VmTask } from "../../ton/vm/vm-task";
import type { Hash } from "../../ton/value/hash";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import type { RunVm } from "../simulation/with-previous-blocks";
import { machineFailed } from "../simulation/simulation-problems";
import { phasesInCell } from "../simulation/phases-in-cell";

/**
 * The possible values of a field that services do not report. The hash of the account's state decides which one
 * applies.
 */
const SPECIAL: readonly StatedAccount["special"][] = [
  null,
  { tick: true, tock: true },
  { tick: false, tock: true },
  { tick: true, tock: false },
];

/** The parts of a state that services do not report, and that follow from the account's last transaction. */
export type PaidState = Pick<StatedAccount, "endLt" | "lastPaid" | "due">;

/** Null for an account that has had no transaction. */
export function afterTransaction(last: TransactionCells | null, lastLt: bigint): PaidState {
  if (last === null) return { endLt: lastLt, lastPaid: 0, due: null };
  const { storage_ph: storage } = phasesInCell(last.description);
  return {
    endLt: lastLt + BigInt(last.outgoing.length) + 1n,
    lastPaid: last.now,
    due: storage?.storage_fees_due ?? null,
  };
}

export interface RebuiltAccount {
  readonly bag: string;
  /** Whether it has the hash on the chain. */
  readonly isSame: boolean;
}

/** The cells of an account, rebuilt from what services report and from the state hash in its next transaction. */
export function rebuildAccount(
  stated: Omit<StatedAccount, "special" | "isLarge">,
  hash: Hash,
): RebuiltAccount {
  if (stated.status === "nonexist") {
    const isSame = readShardAccountBag(NO_SHARD_ACCOUNT).hash === hash;
    return { bag: NO_SHARD_ACCOUNT, isSame };
  }
  const dues = [...new Set([stated.due, null])];
  // Special accounts pay nothing.
  const times = [...new Set([stated.lastPaid, 0])];
  const attempts = SPECIAL.flatMap((special) =>
    dues.flatMap((due) =>
      times.flatMap((lastPaid) =>
        [false, true].map((isLarge) => ({ ...stated, special, due, lastPaid, isLarge })),
      ),
    ),
  );
  for (const attempt of attempts) {
    const bag = shardAccountBag(attempt);
    if (readShardAccountBag(bag).hash === hash) return { bag, isSame: true };
  }
  return { bag: shardAccountBag({ ...stated, special: null, isLarge: false }), isSame: false };
}

export interface RerunSources {
  readonly config: string;
  readonly libraries: string | null;
  readonly randomSeed: string;
  readonly run: RunVm;
}

export interface RunAgain {
  readonly ran: VmRan;
  readonly before: AccountCells;
  readonly after: AccountCells;
  readonly chain: TransactionCells;
  readonly own: TransactionCells;
}

/** Runs transactions of an account one after the other from a state; the last one with its steps. */
export async function runAgain(
  start: string,
  transactions: readonly Cell[],
  sources: RerunSources,
  logOf: (last: TransactionCells) => VmLogKind,
): Promise<Result<RunAgain>> {
  let state = start;
  let result: RunAgain | null = null;
  for (const [place, root] of transactions.entries()) {
    const chain = readTransactionCell(root);
    const isLast = place === transactions.length - 1;
    const answer = await sources.run(taskOf(chain, state, sources, isLast ? logOf(chain) : "none"));
    if (!answer.ok) return answer;
    if (answer.value.is === "broken") return fail(machineFailed(answer.value.error));
    if (answer.value.is === "refused") return fail(notRun(answer.value.error));
    const ran = answer.value;
    result = {
      ran,
      before: readShardAccountBag(state),
      after: readShardAccountBag(ran.shardAccount),
      chain,
      own: readTransactionCell(rootOf(ran.transaction)),
    };
    state = ran.shardAccount;
  }
  return result === null ? fail(notRun("there is no transaction")) : ok(result);
}

function notRun(reason: string): ApiError {
  const message = `The virtual machine does not run it on this state: ${reason}.`;
  return { kind: "upstream", cause: "machine", status: null, message };
}

function taskOf(
  { incoming, description, now, lt }: TransactionCells,
  shardAccount: string,
  { config, libraries, randomSeed }: RerunSources,
  log: VmLogKind,
): VmTask {
  const { type, is_tock: isTock } = phasesInCell(description);
  return {
    config,
    libraries,
    shardAccount,
    message: incoming === null ? null : bagOf(incoming),
    which: type === "tick_tock" ? (isTock === true ? "tock" : "tick") : null,
    now,
    lt,
    randomSeed,
    previousBlocks: null,
    ignoreSignature: false,
    log,
  };
}

export function rootOf(bag: string): Cell {
  const [root] = openBoc(bag);
  if (root === undefined) throw malformed("cell");
  return root;
}
