import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../chain-records";
import type { Database } from "../../store/database";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, objectIn } from "../column-readers";
import type { Tables } from "../index-tables";
import { keyOrAbsent } from "./elector-numbers";
import type { StakeEvent } from "./validator-events";

export function writeValidatorEvent(
  database: Database,
  { hash, lt, now, account }: TransactionRecord,
  { type, holder, pubkey, adnl, electionId, queryId, amount, reason }: StakeEvent,
): void {
  const rendered = {
    tx_hash: Buffer.from(hash, "hex").toString("base64"),
    tx_lt: String(lt),
    utime: now,
    type,
    stake_holder_address: holder,
    ...keyOrAbsent("validator_pubkey", pubkey),
    ...keyOrAbsent("adnl_addr", adnl),
    ...(electionId === null ? {} : { election_id: electionId }),
    query_id: String(queryId),
    amount: String(amount),
    ...(reason === null ? {} : { reason }),
  };
  database
    .statement("INSERT OR REPLACE INTO validator_event VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    .run(now, lt, account, type, holder, pubkey, adnl, JSON.stringify(rendered));
}

/** Identifies a validator by the owner of the stake, its ADNL address or its public key. */
export interface ValidatorFilter {
  readonly holder?: Address | undefined;
  readonly adnl?: Hash | undefined;
  readonly pubkey?: Hash | undefined;
}

export interface ValidatorEventFilter extends ValidatorFilter {
  readonly type?: string | undefined;
  readonly time: Range<number>;
}

export interface ValidatorEventRow {
  /** The v3 row. */
  readonly rendered: object;
  readonly holder: Address;
}

export function listValidatorEvents(
  { database }: Tables,
  { holder, adnl, pubkey, type, time }: ValidatorEventFilter,
  { sort, limit, offset }: Page,
): readonly ValidatorEventRow[] {
  const where = new Where().is("holder", holder).is("adnl", adnl).is("pubkey", pubkey).is("type", type);
  if (time.from !== undefined) where.and("time >= ?", time.from);
  if (time.to !== undefined) where.and("time <= ?", time.to);
  return database
    .statement(
      `SELECT rendered, holder FROM validator_event WHERE ${where.sql}
       ORDER BY time ${sort}, lt ${sort}, account ${sort} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map((row) => ({ rendered: objectIn(row, 0), holder: addressIn(row, 1) }));
}
