import type { Hash } from "../../ton/value/hash";
import type { Trace } from "../../toncenter/v3/v3-trace";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import type { SimulatedStep } from "./simulation-report";

/** Transactions that were simulated here, as a finished trace of the index without actions. */
export function traceOfTransactions(transactions: readonly Transaction[]): Trace {
  const [root] = transactions;
  const last = transactions.at(-1);
  return {
    trace_id: root?.hash ?? null,
    external_hash: root?.in_msg?.hash_norm ?? root?.in_msg?.hash ?? null,
    mc_seqno_start: null,
    mc_seqno_end: null,
    start_lt: root?.lt ?? 0n,
    start_utime: root?.now ?? 0,
    end_lt: last?.lt ?? null,
    end_utime: last?.now ?? null,
    trace_info: {
      trace_state: "complete",
      messages: null,
      transactions: transactions.length,
      pending_messages: 0,
      classification_state: null,
    },
    is_incomplete: false,
    warning: null,
    actions: null,
    trace: null,
    transactions_order: transactions.map(({ hash }) => hash),
    transactions: byHash(transactions),
  };
}

function byHash(transactions: readonly Transaction[]): Record<Hash, Transaction> {
  return Object.fromEntries(transactions.map((one) => [one.hash, one]));
}

export function simulatedStep({ hash, description }: Transaction): SimulatedStep {
  const { compute_ph: compute, action } = description ?? {};
  return {
    id: hash,
    exitCode: compute?.exit_code ?? null,
    gasUsed: compute?.gas_used ?? null,
    gasLimit: compute?.gas_limit ?? null,
    vmSteps: compute?.vm_steps ?? null,
    resultCode: action?.result_code ?? null,
  };
}
