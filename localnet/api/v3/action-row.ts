import type { Hash } from "@/lib/ton/value/hash";
import { expandActionTypes } from "@/lib/toncenter/v3/action-types";
import type { ActionRecord } from "../../indexer/actions/classify";
import type { TransactionRecord } from "../../records";
import { transactionRow, type Finality } from "./transaction-row";
import { hashOrNull, hashText } from "./values";

const LATEST = "latest";
/** What every reader is taken to know. */
const FIRST = "v1";

/** The types that a reader knows who names these, and asks for those. */
export function knownTypes(
  names: readonly string[] | undefined,
  asked: readonly string[] = [],
): ReadonlySet<string> {
  return expandActionTypes([FIRST, ...(names ?? [LATEST]), ...asked]);
}

/** What a transfer and a call are named when other currencies come along. */
const WITH_CURRENCIES = "extra_currency_transfer";
const CURRENCIES = ["extra_currencies", "value_extra_currencies"] as const;

function typeOf({ type, details }: ActionRecord): string {
  const hasCurrencies = CURRENCIES.some((name) => Object.keys(details[name] ?? {}).length > 0);
  return hasCurrencies ? WITH_CURRENCIES : type;
}

/** What readers who know these types are told. */
export function isTold({ type, ancestor }: ActionRecord, known: ReadonlySet<string>): boolean {
  return known.has(type) && (ancestor === null || !known.has(ancestor));
}

export interface ActionParts {
  readonly action: ActionRecord;
  readonly trace: {
    /** Null while the transaction that begins the trace may still become another one. */
    readonly id: Hash | null;
    readonly externalHash: Hash | null;
    readonly endLt: bigint;
    readonly endTime: number;
    readonly masterSeqnoEnd: number;
  };
  readonly finality: Finality;
  readonly withAccounts: boolean;
  /** Null when they were not asked for. */
  readonly transactions: readonly TransactionRecord[] | null;
}

export function actionRow({ action, trace, finality, withAccounts, transactions }: ActionParts) {
  const external = hashOrNull(trace.externalHash);
  return {
    trace_id: hashOrNull(trace.id),
    action_id: hashText(action.id),
    start_lt: String(action.startLt),
    end_lt: String(action.endLt),
    start_utime: action.startTime,
    end_utime: action.endTime,
    trace_end_lt: String(trace.endLt),
    trace_end_utime: trace.endTime,
    trace_mc_seqno_end: trace.masterSeqnoEnd,
    transactions: action.transactions.map(hashText),
    success: action.success,
    type: typeOf(action),
    details: action.details,
    ...(external === null ? {} : { trace_external_hash: external, trace_external_hash_norm: external }),
    ...(withAccounts ? { accounts: action.accounts } : {}),
    ...(transactions === null
      ? {}
      : { transactions_full: transactions.map((row) => transactionRow(row, finality)) }),
    finality,
  };
}
