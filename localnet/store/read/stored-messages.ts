import type { Hash } from "@/lib/ton/value/hash";
import { parseHash } from "@/lib/ton/value/hash";
import { rowsById } from "./rows-by-id";
import type { Database } from "../database";
import { selectMessages } from "./message-selection";
import type { AddressIds } from "../id-registry";
import { integer, optional, text } from "../row-readers";
import type { Messages, LocatedMessage } from "../store";
import { readMessages } from "./transaction-reader";

/** A packed transaction begins with its hash. */
const PLACES = `
SELECT m.id,
  (SELECT lower(hex(substr(r.packed, 1, 32))) FROM tx_record r WHERE r.id = m.receiver),
  (SELECT lower(hex(substr(r.packed, 1, 32))) FROM tx_record r WHERE r.id = m.sender)
FROM message m WHERE m.id`;

export function openMessages(database: Database, addresses: AddressIds): Messages {
  return {
    list(filter, page) {
      const ids = selectMessages(database, addresses, filter, page);
      const messages = readMessages(database, ids);
      const hash = (row: readonly unknown[], column: number): Hash => parseHash(text(row, column));
      return rowsById(database, PLACES, ids, (row): LocatedMessage => {
        const message = messages.get(integer(row, 0));
        if (message === undefined) throw new Error("a message has no record in the store");
        return {
          message,
          inTransaction: optional(hash, row, 1),
          outTransaction: optional(hash, row, 2),
        };
      });
    },
  };
}
