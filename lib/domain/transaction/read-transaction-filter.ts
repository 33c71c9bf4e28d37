import type { TransactionFilter } from "./transaction-filter";
import type { BadInput, Result } from "../../toncenter/error";
import * as param from "../../toncenter/param";
import { logicalTime, readFields, refuseField } from "../filter/read-fields";

const ROWS = { one: "a transaction", many: "transactions" };

/** The service accepts URLs of a few thousand characters. */
const MAX_ACCOUNTS = 30;

/**
 * Reads
 * `?account=…&without=…&workchain=…&shard=…&seqno=…&mc_seqno=…&hash=…&from_lt=…&lt=…&from=…&until=…&sort=…`;
 * unreadable values are errors, so that one list is never mistaken for another.
 */
export function readTransactionFilter(query: URLSearchParams): Result<TransactionFilter, BadInput> {
  return readFields(query, ROWS, (fields) => {
    const filter: TransactionFilter = {
      accounts: fields.many("account", param.address),
      without: fields.many("without", param.address),
      workchain: fields.one("workchain", param.workchain),
      shard: fields.one("shard", param.shard),
      seqno: fields.one("seqno", param.seqno),
      mcSeqno: fields.one("mc_seqno", param.seqno),
      hash: fields.one("hash", param.hash),
      fromLt: fields.one("from_lt", logicalTime),
      untilLt: fields.one("lt", logicalTime),
      from: fields.moment("from"),
      until: fields.moment("until"),
      oldestFirst: fields.pick("sort", ["asc", "desc"]) === "asc",
    };
    refuseContradictions(filter);
    return filter;
  });
}

function refuseContradictions({ accounts, without, workchain, shard, seqno }: TransactionFilter): void {
  if (shard !== null && workchain === null) refuseField("shard", "A shard filter needs a workchain.");
  if (seqno !== null && shard === null) refuseField("seqno", "A block filter needs a shard.");
  for (const [name, list] of [
    ["account", accounts],
    ["without", without],
  ] as const)
    if (list.length > MAX_ACCOUNTS)
      refuseField(name, `${list.length} accounts: the maximum is ${MAX_ACCOUNTS}.`);
}
