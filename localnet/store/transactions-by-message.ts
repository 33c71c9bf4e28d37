import type { Database } from "./database";
import { fingerprint } from "./fingerprint";
import { LIST } from "./lists";
import { bodyHasOpcode, messagesByHash } from "./lookup";
import type { Selection } from "./select";
import { FewSource, ListSource } from "./source";
import type { ByMessage } from "./store";
import { Where } from "./where";

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

/** Transactions that received or sent a message that is described by its hash, its body or its opcode. */
export function selectByMessage(database: Database, filter: ByMessage): Selection {
  const { hashes, bodyHash, opcode, direction } = filter;
  if (hashes !== undefined) return few();
  if (bodyHash !== undefined && opcode !== undefined && !bodyHasOpcode(database, bodyHash, opcode))
    return NOTHING;
  if (bodyHash !== undefined) return ends(BY_BODY, fingerprint(bodyHash));
  return opcode === undefined ? NOTHING : ends(BY_OPCODE, Number(opcode));

  function ends(lists: typeof BY_BODY | typeof BY_OPCODE, key: number | bigint): Selection {
    const source = (list: number) => new ListSource(database, { list, key });
    if (direction !== undefined) return { any: [source(lists[direction])] };
    return { any: [source(lists.in), source(lists.out)], repeated: [source(lists.both)] };
  }

  function few(): Selection {
    const where = new Where().isOneOf("m.id", messagesByHash(database, hashes ?? []));
    where.is("m.body", bodyHash === undefined ? undefined : fingerprint(bodyHash));
    where.is("m.opcode", opcode === undefined ? undefined : Number(opcode));
    const columns =
      direction === undefined ? ["receiver", "sender"] : [direction === "in" ? "receiver" : "sender"];
    const spots = columns.flatMap((end) =>
      where.spots(database, `SELECT t.lt, t.id FROM message m JOIN tx t ON t.id = m.${end}`),
    );
    return { any: [new FewSource([...new Map(spots.map((spot) => [spot.item, spot])).values()])] };
  }
}
