import { LRUCache } from "lru-cache";
import type { MessageRecord, TransactionRecord } from "../../chain-records";
import type { Database } from "../database";
import { unpackMessage } from "../pack/pack-message";
import { unpackTransaction } from "../pack/pack-transaction";
import { rowsById } from "./rows-by-id";
import { bytes, integer, optional } from "../row-readers";

const SELECT = `
SELECT t.id, t.incoming, t.outgoing, t.sent, r.packed FROM tx t JOIN tx_record r ON r.id = t.id WHERE t.id`;

/** The size of the cache in transactions and messages: about two of the longest pages. */
const KEPT = 8_000;

/** Reads final transactions. They never change, so the ones read last are cached as objects. */
export class TransactionReader {
  readonly #kept = new LRUCache<number, TransactionRecord>({
    maxSize: KEPT,
    sizeCalculation: ({ outgoing }) => 2 + outgoing.length,
  });

  constructor(private readonly database: Database) {}

  /** In the order of the ids. Equal ids give the same object as long as it is cached. */
  read(ids: readonly number[]): readonly TransactionRecord[] {
    const kept = ids.map((id) => this.#kept.get(id));
    const others = ids.filter((_, index) => kept[index] === undefined);
    const rows = this.#readRows(others);
    for (const [index, id] of others.entries()) this.#kept.set(id, rows[index]);
    let next = 0;
    return kept.map((row, index) => row ?? rows[next++] ?? missing(ids[index]));
  }

  #readRows(ids: readonly number[]): readonly TransactionRecord[] {
    const rows = rowsById(this.database, SELECT, ids, (row) => {
      const first = integer(row, 2);
      const outgoing = Array.from({ length: integer(row, 3) }, (_, index) => first + index);
      return { incoming: optional(integer, row, 1), outgoing, packed: bytes(row, 4) };
    });
    const messages = readMessages(
      this.database,
      rows.flatMap(({ incoming, outgoing }) => (incoming === null ? outgoing : [incoming, ...outgoing])),
    );
    const messageOf = (id: number) => messages.get(id) ?? missing(id);
    return rows.map(({ incoming, outgoing, packed }) =>
      unpackTransaction(packed, incoming === null ? null : messageOf(incoming), outgoing.map(messageOf)),
    );
  }
}

export function readMessages(database: Database, ids: readonly number[]): ReadonlyMap<number, MessageRecord> {
  const each = [...new Set(ids)];
  const messages = rowsById(database, "SELECT id, packed FROM message_record WHERE id", each, (row) =>
    unpackMessage(bytes(row, 1)),
  );
  return new Map(each.map((id, index) => [id, messages[index] ?? missing(id)]));
}

function missing(id: number | undefined): never {
  throw new Error(`record ${id} is not in the store`);
}
