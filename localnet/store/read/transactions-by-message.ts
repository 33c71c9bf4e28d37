import type { Database } from "../database";
import { fingerprint } from "../fingerprint";
import { LIST } from "../ranked-lists";
import { bodyHasOpcode, messagesByHash } from "./hash-lookup";
import type { Selection } from "./page-selection";
import { ArraySource, ListSource } from "./entry-source";
import type { MessageCondition } from "../store";
import { Where } from "./where-clause";

const NOTHING: Selection = { any: [] };
const BY_BODY = {
  in: LIST.transactionsReceivingBody,
  out: LIST.transactionsSendingBody,
  both: LIST.transactionsPassingBody,
} as const;
const BY_OPCODE = {
  in: LIST.transactionsReceivingOpcode,
  out: LIST.transactionsSendingOpcode,
  both: LIST.transactionsPassingOpcode,
} as const;

/** Transactions that received or sent a message with one of these hashes, this body or this opcode. */
export function selectByMessage(database: Database, filter: MessageCondition): Selection {
  const { hashes, bodyHash, opcode, direction } = filter;
  if (hashes !== undefined) return selectByHash();
  if (bodyHash !== undefined && opcode !== undefined && !bodyHasOpcode(database, bodyHash, opcode))
    return NOTHING;
  if (bodyHash !== undefined) return selectRanked(BY_BODY, fingerprint(bodyHash));
  return opcode === undefined ? NOTHING : selectRanked(BY_OPCODE, Number(opcode));

  function selectRanked(lists: typeof BY_BODY | typeof BY_OPCODE, key: number | bigint): Selection {
    const source = (list: number) => new ListSource(database, { list, key });
    if (direction !== undefined) return { any: [source(lists[direction])] };
    return { any: [source(lists.in), source(lists.out)], repeated: [source(lists.both)] };
  }

  function selectByHash(): Selection {
    const where = new Where().isOneOf("m.id", messagesByHash(database, hashes ?? []));
    where.is("m.body", bodyHash === undefined ? undefined : fingerprint(bodyHash));
    where.is("m.opcode", opcode === undefined ? undefined : Number(opcode));
    const columns =
      direction === undefined ? ["receiver", "sender"] : [direction === "in" ? "receiver" : "sender"];
    const entries = columns.flatMap((column) =>
      where.entries(database, `SELECT t.lt, t.id FROM message m JOIN tx t ON t.id = m.${column}`),
    );
    return { any: [new ArraySource([...new Map(entries.map((entry) => [entry.item, entry])).values()])] };
  }
}
