import {
  transactionExecutionPath,
  transactionMessagesPath,
  transactionPath,
  transactionRawPath,
  transactionStatePath,
  type NetworkName,
} from "../../paths";
import type { Hash } from "../../ton/value/hash";

interface TransactionTabRow {
  readonly name: string;
  readonly path: (network: NetworkName, hash: Hash) => string;
}

/** The tabs of a transaction, each its own page. An id is the last part of its page's path; the first tab has none. */
export const TRANSACTION_TABS = {
  trace: { name: "Trace", path: transactionPath },
  messages: { name: "Messages", path: transactionMessagesPath },
  execution: { name: "Execution", path: transactionExecutionPath },
  state: { name: "State changes", path: transactionStatePath },
  raw: { name: "Raw", path: transactionRawPath },
} as const satisfies Readonly<Record<string, TransactionTabRow>>;

export type TransactionTab = keyof typeof TRANSACTION_TABS;
