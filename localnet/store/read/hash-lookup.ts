import type { Hash } from "@/lib/ton/value/hash";
import type { Opcode } from "@/lib/ton/contract/opcode";
import type { Database, Row } from "../database";
import { fingerprint } from "../fingerprint";
import { MESSAGE_KIND, MESSAGES } from "../ranked-lists";
import { unpackMessage } from "../pack/pack-message";
import { unpackTransaction } from "../pack/pack-transaction";
import { bytes, integer } from "../row-readers";

/** Ids of the transactions with one of these hashes. */
export function transactionsByHash(database: Database, hashes: readonly Hash[]): readonly number[] {
  const hashSet = new Set(hashes);
  return rowsByFingerprint(
    database,
    "SELECT t.id, r.packed FROM tx t JOIN tx_record r ON r.id = t.id WHERE t.hash = ?",
    hashSet,
  )
    .filter((row) => hashSet.has(unpackTransaction(bytes(row, 1), null, []).hash))
    .map((row) => integer(row, 0));
}

/** Ids of the messages that have one of these hashes, plain or normalized. */
export function messagesByHash(database: Database, hashes: readonly Hash[]): readonly number[] {
  const hashSet = new Set(hashes);
  const ids = ["hash", "normalized"].flatMap((column) =>
    rowsByFingerprint(
      database,
      `SELECT m.id, r.packed FROM message m JOIN message_record r ON r.id = m.id WHERE m.${column} = ?`,
      hashSet,
    )
      .filter((row) => {
        const { hash, normalizedHash } = unpackMessage(bytes(row, 1));
        return hashSet.has(hash) || (normalizedHash !== null && hashSet.has(normalizedHash));
      })
      .map((row) => integer(row, 0)),
  );
  return [...new Set(ids)];
}

function rowsByFingerprint(database: Database, sql: string, hashes: ReadonlySet<Hash>): readonly Row[] {
  const statement = database.statement(sql);
  return [...hashes].flatMap((hash) => statement.all(fingerprint(hash)));
}

/** All messages with the same body have the same opcode, so it is enough to check one of them. */
export function bodyHasOpcode(database: Database, bodyHash: Hash, opcode: Opcode): boolean {
  const lists = Object.values(MESSAGE_KIND).map((kind) => MESSAGES.withBody + kind);
  const row = database
    .statement(
      `SELECT m.opcode IS ?3 FROM rank r JOIN message m ON m.id = r.item
       WHERE r.list IN (SELECT value FROM json_each(?1)) AND r.key = ?2 AND r.rank = 0 LIMIT 1`,
    )
    .first(JSON.stringify(lists), fingerprint(bodyHash), Number(opcode));
  return row !== null && integer(row, 0) === 1;
}
