import { ACTION_SAMPLES } from "../../../fixtures/action/action-samples";
import { bodyOf } from "./message-bodies";
import type { Chain } from "./chain";
import { traceExtent, transactionsOfTrace } from "./trace-extent";
import { transactionRow } from "./chain-transactions";

export interface ActionExtras {
  readonly accounts: boolean;
  readonly transactions: boolean;
}

const TYPES = ["ton_transfer", "jetton_transfer", "call_contract"];
const ALL_TYPES = Object.keys(ACTION_SAMPLES);

/** One action for each trace. */
export function actionType({ script }: Pick<Chain, "script">, trace: number): string {
  const types = script.actionTypes === "all" ? ALL_TYPES : TYPES;
  return types[trace % types.length] ?? "ton_transfer";
}

function details(chain: Chain, trace: number, sender: number, receiver: number): unknown {
  if (chain.script.actionTypes === "all") return Reflect.get(ACTION_SAMPLES, actionType(chain, trace));
  const source = chain.accountOf(sender);
  const destination = chain.accountOf(receiver);
  const comment = bodyOf(receiver, 1).decoded["comment"] ?? null;
  switch (actionType(chain, trace)) {
    case "ton_transfer":
      return { source, destination, value: String(1_000_000_000 + trace), comment, encrypted: false };
    case "jetton_transfer":
      return {
        asset: chain.ids.address("jetton master", 0),
        sender: source,
        receiver: destination,
        sender_jetton_wallet: chain.ids.address("jetton wallet", 0),
        receiver_jetton_wallet: chain.ids.address("jetton wallet", 1),
        amount: String(2_000_000_000 + trace),
        comment,
        is_encrypted_comment: false,
        query_id: String(trace),
        response_destination: source,
        custom_payload: null,
        forward_payload: null,
        forward_amount: "1",
      };
    default:
      return {
        opcode: "0x00000000",
        source,
        destination,
        value: String(3_000_000_000 + trace),
        extra_currencies: {},
      };
  }
}

export function actionRow(chain: Chain, trace: number, extras: ActionExtras) {
  const { root, last, pending } = traceExtent(chain, trace);
  const receiver = Math.min(root + 1, last);
  const all = transactionsOfTrace(chain, trace);
  return {
    trace_id: chain.ids.hash("transaction", root),
    action_id: chain.ids.hash("action", trace),
    start_lt: String(chain.lt(root)),
    end_lt: String(chain.lt(receiver)),
    start_utime: chain.now(root),
    end_utime: chain.now(receiver),
    trace_end_lt: String(chain.lt(last)),
    trace_end_utime: chain.now(last),
    trace_mc_seqno_end: chain.seqnoOf(last),
    transactions: [...new Set([root, receiver])].map((transaction) =>
      chain.ids.hash("transaction", transaction),
    ),
    success: true,
    type: actionType(chain, trace),
    details: details(chain, trace, root, receiver),
    trace_external_hash: chain.ids.hash("message", root),
    trace_external_hash_norm: chain.ids.hash("message", root),
    ...(extras.accounts
      ? { accounts: [...new Set(all.map((transaction) => chain.accountOf(transaction)))] }
      : {}),
    ...(extras.transactions
      ? { transactions_full: all.map((transaction) => transactionRow(chain, transaction)) }
      : {}),
    finality: pending ? "pending" : "finalized",
  };
}
