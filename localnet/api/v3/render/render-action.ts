import type { Hash } from "@/lib/ton/value/hash";
import { expandActionTypes } from "@/lib/toncenter/v3/action-types";
import type { ActionRecord } from "../../../indexer/actions/classify-trace";
import type { TransactionRecord } from "../../../chain-records";
import { renderTransaction, type Finality } from "./render-transaction";
import { hashOrNull, hashText } from "./v3-json-values";

const LATEST = "latest";
/** Types that every client supports. */
const BASE_TYPES = "v1";

/** Action types that the client supports: those it declares and those it filters by. */
export function supportedTypes(
  names: readonly string[] | undefined,
  filteredBy: readonly string[] = [],
): ReadonlySet<string> {
  return expandActionTypes([BASE_TYPES, ...(names ?? [LATEST]), ...filteredBy]);
}

/** The type of a transfer or call that carries extra currencies. */
const WITH_CURRENCIES = "extra_currency_transfer";
const CURRENCIES = ["extra_currencies", "value_extra_currencies"] as const;

function typeOf({ type, details }: ActionRecord): string {
  const hasCurrencies = CURRENCIES.some((name) => Object.keys(details[name] ?? {}).length > 0);
  return hasCurrencies ? WITH_CURRENCIES : type;
}

/** Whether a client that supports these types gets the action: an action replaces its ancestor. */
export function isSupported({ type, ancestor }: ActionRecord, supported: ReadonlySet<string>): boolean {
  return supported.has(type) && (ancestor === null || !supported.has(ancestor));
}

export interface ActionParts {
  readonly action: ActionRecord;
  readonly trace: {
    /** Null while the root transaction is pending, because its hash may still change. */
    readonly id: Hash | null;
    readonly externalHash: Hash | null;
    readonly endLt: bigint;
    readonly endTime: number;
    readonly masterSeqnoEnd: number;
  };
  readonly finality: Finality;
  readonly withAccounts: boolean;
  /** Null if the request does not include them. */
  readonly transactions: readonly TransactionRecord[] | null;
}

export function renderAction({ action, trace, finality, withAccounts, transactions }: ActionParts) {
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
      : { transactions_full: transactions.map((row) => renderTransaction(row, finality)) }),
    finality,
  };
}
