import type { Address } from "@/lib/ton/address/address";
import type { Row } from "../../store/database";
import { integer, text } from "../../store/row-readers";
import type { Page } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressesIn, addressIn } from "../column-readers";
import type { Tables } from "../index-tables";
import { insert, upsert } from "../write-row";

export const VESTING_TABLES = `
CREATE TABLE IF NOT EXISTS vesting (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, starts INTEGER NOT NULL,
  duration INTEGER NOT NULL, period INTEGER NOT NULL, cliff INTEGER NOT NULL, sender TEXT NOT NULL,
  owner TEXT NOT NULL, amount TEXT NOT NULL, whitelist TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS vesting_sender ON vesting (sender);
CREATE INDEX IF NOT EXISTS vesting_owner ON vesting (owner);
CREATE TABLE IF NOT EXISTS vesting_whitelist (wallet TEXT NOT NULL, vesting TEXT NOT NULL,
  PRIMARY KEY (wallet, vesting)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS vesting_whitelists ON vesting_whitelist (vesting);
`;

/** Times in seconds. Nothing is unlocked before the cliff, then a part with every period. */
export interface VestingRow {
  readonly address: Address;
  readonly starts: number;
  readonly duration: number;
  readonly period: number;
  readonly cliff: number;
  readonly sender: Address;
  readonly owner: Address;
  readonly amount: bigint;
  readonly whitelist: readonly Address[];
}

export function writeVesting({ database }: Tables, row: VestingRow): void {
  const { address, whitelist, amount, ...terms } = row;
  upsert(database, "vesting", {
    address,
    ...terms,
    amount: String(amount),
    whitelist: JSON.stringify(whitelist),
  });
  database.statement("DELETE FROM vesting_whitelist WHERE vesting = ?").run(address);
  for (const wallet of whitelist) insert(database, "vesting_whitelist", { wallet, vesting: address });
}

export interface VestingFilter {
  readonly addresses?: readonly Address[] | undefined;
  /** Owners or senders. */
  readonly wallets?: readonly Address[] | undefined;
  /** Whether whitelisted wallets match too. */
  readonly listed: boolean;
}

const IN_LIST = "IN (SELECT value FROM json_each(?))";

/** In the order in which they were first indexed. */
export function listVestings(
  { database }: Tables,
  { addresses, wallets, listed }: VestingFilter,
  { limit, offset }: Page,
): readonly VestingRow[] {
  const where = new Where();
  if (addresses !== undefined) where.and(`address ${IN_LIST}`, JSON.stringify(addresses));
  if (wallets !== undefined) {
    const walletList = JSON.stringify(wallets);
    const conditions = [`owner ${IN_LIST}`, `sender ${IN_LIST}`];
    if (listed) conditions.push(`address IN (SELECT vesting FROM vesting_whitelist WHERE wallet ${IN_LIST})`);
    where.and(`(${conditions.join(" OR ")})`, ...conditions.map(() => walletList));
  }
  return database
    .statement(
      `SELECT address, starts, duration, period, cliff, sender, owner, amount, whitelist FROM vesting
       WHERE ${where.sql} ORDER BY id LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map(readVesting);
}

function readVesting(row: Row): VestingRow {
  return {
    address: addressIn(row, 0),
    starts: integer(row, 1),
    duration: integer(row, 2),
    period: integer(row, 3),
    cliff: integer(row, 4),
    sender: addressIn(row, 5),
    owner: addressIn(row, 6),
    amount: BigInt(text(row, 7)),
    whitelist: addressesIn(row, 8),
  };
}
