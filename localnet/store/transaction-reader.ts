import type { MessageRecord, TransactionRecord } from "../records";
import type { Database } from "./database";
import { unpackMessage } from "./pack-message";
import { unpackTransaction } from "./pack-transaction";
import { bytes, integer, optional } from "./row";

/** In the order of the ids. */
export function readTransactions(database: Database, ids: readonly number[]): readonly TransactionRecord[] {
  if (ids.length === 0) return [];
  const rows = database
    .statement(
      `SELECT t.incoming, t.outgoing, t.sent, r.packed FROM json_each(?) j
       JOIN tx t ON t.id = j.value JOIN tx_record r ON r.id = j.value ORDER BY j.key`,
    )
    .all(JSON.stringify(ids))
    .map((row) => {
      const first = integer(row, 1);
      const outgoing = Array.from({ length: integer(row, 2) }, (_, index) => first + index);
      return { incoming: optional(integer, row, 0), outgoing, packed: bytes(row, 3) };
    });
  const messages = readMessages(
    database,
    rows.flatMap(({ incoming, outgoing }) => (incoming === null ? outgoing : [incoming, ...outgoing])),
  );
  const messageOf = (id: number) => {
    const message = messages.get(id);
    if (message === undefined) throw new Error(`message ${id} of a transaction is not in the store`);
    return message;
  };
  return rows.map(({ incoming, outgoing, packed }) =>
    unpackTransaction(packed, incoming === null ? null : messageOf(incoming), outgoing.map(messageOf)),
  );
}

export function readMessages(database: Database, ids: readonly number[]): ReadonlyMap<number, MessageRecord> {
  const rows = database
    .statement("SELECT r.id, r.packed FROM json_each(?) j JOIN message_record r ON r.id = j.value")
    .all(JSON.stringify([...new Set(ids)]));
  return new Map(rows.map((row) => [integer(row, 0), unpackMessage(bytes(row, 1))]));
}
