import { transactionsOfBlock } from "../chain/chain-blocks";
import type { Chain } from "../chain/chain";
import { transactionRow } from "../chain/chain-transactions";
import { blockIdExt, foundBlock } from "./block-name";
import { nodeTransaction } from "./v2-history";
import type { ParsedParams } from "./param-values";

const USUAL = 40;

/** A page of a block's transactions, in the order of nodes: by account, then by time. */
function pageOf(chain: Chain, params: ParsedParams) {
  const { values } = params;
  const block = foundBlock(chain, params);
  const count = values.number("count") ?? USUAL;
  const after = values.has("after_lt")
    ? placeOf(values.text("after_hash") ?? "", values.number("after_lt") ?? 0)
    : "";
  const rows = transactionsOfBlock(chain, block)
    .map((number) => ({ number, place: placeIn(chain, number) }))
    .filter(({ place }) => place > after)
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  return {
    frame: { id: blockIdExt(chain, block), req_count: count, incomplete: rows.length > count },
    numbers: rows.slice(0, count).map(({ number }) => number),
  };
}

const placeIn = (chain: Chain, number: number) => placeOf(chain.accountOf(number).slice(2), chain.lt(number));

const placeOf = (account: string, lt: number) => `${account.toLowerCase()} ${String(lt).padStart(20, "0")}`;

export function getBlockTransactions(chain: Chain, params: ParsedParams) {
  const { frame, numbers } = pageOf(chain, params);
  const transactions = numbers.map((number) => {
    const { account, lt, hash } = transactionRow(chain, number);
    return { "@type": "blocks.shortTxId", mode: 7, account, lt, hash };
  });
  return { "@type": "blocks.transactions", ...frame, transactions };
}

export function getBlockTransactionsExt(chain: Chain, params: ParsedParams) {
  const { frame, numbers } = pageOf(chain, params);
  const transactions = numbers.map((number) => nodeTransaction(chain, number));
  return { "@type": "blocks.transactionsExt", ...frame, transactions };
}
