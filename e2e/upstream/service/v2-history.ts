import { bodyOf } from "../chain/message-bodies";
import type { Chain } from "../chain/chain";
import { createdLt, messageRow } from "../chain/chain-messages";
import { transactionRow } from "../chain/chain-transactions";
import { timeline } from "../chain/chain-lists";
import type { ParsedParams } from "./param-values";

const USUAL = 10;
const NO_FEE = "0";

const accountAddress = (address: string | null) => ({
  "@type": "accountAddress",
  account_address: address ?? "",
});

/** The incoming message of a transaction, in the format of a node. */
function message(chain: Chain, receiver: number) {
  const { hash, source, destination, value } = messageRow(chain, receiver);
  const { boc, hash: bodyHash } = bodyOf(receiver, chain.positionOf(receiver));
  return {
    "@type": "raw.message",
    hash,
    source: accountAddress(source),
    destination: accountAddress(destination),
    value: value ?? NO_FEE,
    extra_currencies: [],
    fwd_fee: NO_FEE,
    ihr_fee: NO_FEE,
    created_lt: String(createdLt(chain, receiver) ?? 0),
    body_hash: bodyHash,
    msg_data: { "@type": "msg.dataRaw", body: boc, init_state: "" },
  };
}

/** A transaction in the format of a node. */
export function nodeTransaction(chain: Chain, number: number) {
  const { hash, lt, now, account, total_fees: fee } = transactionRow(chain, number);
  return {
    "@type": "raw.transaction",
    address: accountAddress(account),
    utime: now,
    data: bodyOf(number, 0).boc,
    transaction_id: { "@type": "internal.transactionId", lt, hash },
    fee,
    storage_fee: NO_FEE,
    other_fee: fee,
    in_msg: message(chain, number),
    out_msgs: chain.childrenOf(number).map((receiver) => message(chain, receiver)),
  };
}

/** The newest transactions of an account. */
export function getTransactionsStd(chain: Chain, { values }: ParsedParams) {
  const numbers = timeline(chain, "transactions", chain.isOf(values.texts("address")));
  return {
    "@type": "raw.transactions",
    transactions: numbers
      .slice(0, values.number("limit") ?? USUAL)
      .map((number) => nodeTransaction(chain, number)),
    previous_transaction_id: { "@type": "internal.transactionId", lt: "0", hash: `${"A".repeat(43)}=` },
  };
}
