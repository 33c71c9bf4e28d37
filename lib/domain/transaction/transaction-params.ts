import type { ParamValues } from "../../toncenter/endpoint";
import type { transactions } from "../../toncenter/v3/v3-transaction-lists";
import type { TransactionFilter } from "./transaction-filter";

/** The parameters of a call for transactions. */
export function transactionParams(filter: TransactionFilter): ParamValues<(typeof transactions)["params"]> {
  const { accounts, without, workchain, shard, seqno, mcSeqno, hash, fromLt, untilLt, from, until } = filter;
  return {
    ...(accounts.length === 0 ? {} : { account: accounts }),
    ...(without.length === 0 ? {} : { exclude_account: without }),
    ...(workchain === null ? {} : { workchain }),
    ...(shard === null ? {} : { shard }),
    ...(seqno === null ? {} : { seqno }),
    ...(mcSeqno === null ? {} : { mc_seqno: mcSeqno }),
    ...(hash === null ? {} : { hash: [hash] }),
    ...(fromLt === null ? {} : { start_lt: fromLt }),
    ...(untilLt === null ? {} : { end_lt: untilLt }),
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
    ...(filter.oldestFirst ? ({ sort: "asc" } as const) : {}),
  };
}
