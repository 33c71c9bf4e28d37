import type { MessageRecord, TransactionRecord } from "../chain-records";
import type { Database } from "./database";
import { unpackMessage } from "./pack-message";
import { unpackTransaction } from "./pack-transaction";
import { rowsById } from "./rows-by-id";
import { bytes, integer, optional } from "./row-readers";

const SELECT = `
SELECT t.id, t.incoming, t.outgoing, t.sent, r.packed FROM tx t JOIN tx_record r ON r.id = t.id WHERE t.id`;

/** In the order of the ids. */
export function readTransactions(database: Database, ids: readonly number[]): readonly TransactionRecord[] {
  const rows = rowsById(database, SELECT, ids, (row) => {
    const first = integer(row, 2);
    const outgoing = Array.from({ length: integer(row, 3) }, (_, index) => first + index);
    return { incoming: optional(integer, row, 1), outgoing, packed: bytes(row, 4) };
  });
  const messages = readMessages(
    database,
    rows.flatMap(({ incoming, outgoing }) => (incoming === null ? outgoing : [incoming, ...outgoing])),
  );
  const messageOf = (id: number) => messages.get(id) ?? missing(id);
  return rows.map(({ incoming, outgoing, packed }) =>
    unpackTransaction(packed, incoming === null ? null : messageOf(incoming), outgoing.map(messageOf)),
  );
}

export function readMessages(database: Database, ids: readonly number[]): ReadonlyMap<number, MessageRecord> {
  const each = [...new Set(ids)];
  const messages = rowsById(database, "SELECT id, packed FROM message_record WHERE id", each, (row) =>
    unpackMessage(bytes(row, 1)),
  );
  return new Map(each.map((id, index) => [id, messages[index] ?? missing(id)]));
}

function missing(id: number): never {
  throw new Error(`message ${id} is not in the store`);
}
