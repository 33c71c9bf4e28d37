import type { Address } from "@/lib/ton/address/address";
import type { Row } from "../../store/database";
import { integer, text } from "../../store/row";
import type { Page } from "../../store/store";
import { Where } from "../../store/where";
import { addressesIn, addressIn } from "../columns";
import type { Tables } from "../tables";
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

/** Times in seconds; nothing is free before the cliff, then some more with every period. */
export interface Vesting {
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

export function writeVesting({ database }: Tables, row: Vesting): void {
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
  /** Whether wallets on the list count too. */
  readonly listed: boolean;
}

const EVERY = "IN (SELECT value FROM json_each(?))";

/** In the order in which they were first seen. */
export function listVestings(
  { database }: Tables,
  { addresses, wallets, listed }: VestingFilter,
  { limit, offset }: Page,
): readonly Vesting[] {
  const where = new Where();
  if (addresses !== undefined) where.holds(`address ${EVERY}`, JSON.stringify(addresses));
  if (wallets !== undefined) {
    const names = JSON.stringify(wallets);
    const ways = [`owner ${EVERY}`, `sender ${EVERY}`];
    if (listed) ways.push(`address IN (SELECT vesting FROM vesting_whitelist WHERE wallet ${EVERY})`);
    where.holds(`(${ways.join(" OR ")})`, ...ways.map(() => names));
  }
  return database
    .statement(
      `SELECT address, starts, duration, period, cliff, sender, owner, amount, whitelist FROM vesting
       WHERE ${where.sql} ORDER BY id LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map(readVesting);
}

function readVesting(row: Row): Vesting {
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
