import { Cell } from "@ton/core";
import type { TransactionRecord } from "../../chain-records";
import { isRecovery } from "./stake-recovery";
import type { PoolState } from "../../contracts/pool-data";

/** A change of the validator's stake in a pool. */
export interface ValidatorChange {
  readonly type: "reward" | "penalty" | "deposit" | "withdrawal";
  readonly before: PoolState;
  readonly after: PoolState;
  readonly queryId: bigint | null;
  /** The start of the cycle whose stake was returned. */
  readonly cycleStart: number | null;
}

const DEPOSIT = 4;
const WITHDRAWAL = 5;

function typeOf(transaction: TransactionRecord, delta: bigint): ValidatorChange["type"] | null {
  if (isRecovery(transaction)) return delta > 0n ? "reward" : "penalty";
  const opcode = Number(transaction.incoming?.opcode);
  if (opcode === DEPOSIT) return "deposit";
  return opcode === WITHDRAWAL ? "withdrawal" : null;
}

function queryIn({ incoming }: TransactionRecord): bigint | null {
  const [root] = incoming === null ? [] : Cell.fromBoc(Buffer.from(incoming.body));
  const body = root?.beginParse();
  return body === undefined || body.remainingBits < 96 ? null : body.skip(32).loadUintBig(64);
}

export function changeOfValidator(
  transaction: TransactionRecord,
  before: PoolState,
  after: PoolState,
): ValidatorChange | null {
  const delta = after.validatorAmount - before.validatorAmount;
  const type = delta === 0n ? null : typeOf(transaction, delta);
  if (type === null) return null;
  const cycleStart = isRecovery(transaction) && before.stakeAt !== 0 ? before.stakeAt : null;
  return { type, before, after, queryId: queryIn(transaction), cycleStart };
}
