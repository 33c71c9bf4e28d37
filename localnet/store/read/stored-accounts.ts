import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import type { AccountRecord } from "../../chain-records";
import { rowsById } from "./rows-by-id";
import type { Database, Value } from "../database";
import { fingerprint } from "../fingerprint";
import type { AddressIds } from "../id-registry";
import { unpackAccount } from "../pack/pack-account";
import { bytes, integer, text } from "../row-readers";
import type { Accounts, Page } from "../store";
import { json } from "./where-clause";

const NEWEST = "JOIN account a ON a.id = n.id JOIN state s ON s.id = a.state";

export function openAccounts(database: Database, addresses: AddressIds): Accounts {
  return {
    now(requested) {
      const found = new Map(
        read(
          `FROM address n ${NEWEST} WHERE n.text IN (SELECT value FROM json_each(?))`,
          JSON.stringify(requested),
        ).map((account): [Address, AccountRecord] => [account.address, account]),
      );
      return requested.map((address) => found.get(address) ?? null);
    },
    byCode(codeHashes, page) {
      const codes = json(codeHashes.map(fingerprint));
      const requested = new Set(codeHashes);
      return records(
        page,
        `SELECT id FROM account WHERE code IN (SELECT value FROM json_each(?)) ORDER BY id ${page.sort}`,
        codes,
      ).filter(({ codeHash }) => codeHash !== null && requested.has(codeHash));
    },
    at(address, masterSeqno) {
      const id = addresses.find(address);
      if (id === null) return null;
      const row = database
        .statement("SELECT packed FROM state WHERE account = ? AND master <= ? ORDER BY master DESC LIMIT 1")
        .first(id, masterSeqno);
      return row === null ? null : unpackAccount(address, bytes(row, 0));
    },
    byBalance,
  };

  function read(from: string, ...values: readonly Value[]): readonly AccountRecord[] {
    return database
      .statement(`SELECT n.text, s.packed ${from}`)
      .all(...values)
      .map((row) => unpackAccount(parseWireAddress(text(row, 0)), bytes(row, 1)));
  }

  function records(
    { offset, limit }: Page,
    ids: string,
    ...values: readonly Value[]
  ): readonly AccountRecord[] {
    const found = database
      .statement(`${ids} LIMIT ? OFFSET ?`)
      .all(...values, limit, offset)
      .map((row) => integer(row, 0));
    return rowsById(
      database,
      `SELECT n.id, n.text, s.packed FROM address n ${NEWEST} WHERE n.id`,
      found,
      (row) => unpackAccount(parseWireAddress(text(row, 1)), bytes(row, 2)),
    );
  }

  /** Balances change too often to be ranked, so the SQL index is scanned from its nearer end. */
  function byBalance({ offset, limit, sort }: Page): readonly AccountRecord[] {
    const total = integer(database.statement("SELECT count(*) FROM account").first() ?? [], 0);
    const shown = Math.min(limit, total - offset);
    if (shown <= 0) return [];
    const isFar = offset > total / 2;
    const ids = (order: "ASC" | "DESC") => `SELECT id FROM account ORDER BY balance ${order}, id ${order}`;
    const [near, far] = sort === "desc" ? (["DESC", "ASC"] as const) : (["ASC", "DESC"] as const);
    if (!isFar) return records({ offset, limit: shown, sort }, ids(near));
    return records({ offset: total - offset - shown, limit: shown, sort }, ids(far)).toReversed();
  }
}
