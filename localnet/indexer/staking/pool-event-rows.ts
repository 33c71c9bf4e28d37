import type { Address } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../../chain-records";
import type { Database } from "../../store/database";
import type { Range } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, objectIn } from "../column-readers";
import type { Tables } from "../index-tables";
import type { ShareChange } from "./pool-shares";
import type { ValidatorChange } from "./pool-validator";

function transactionFields({ hash, lt, now }: TransactionRecord) {
  return { tx_hash: Buffer.from(hash, "hex").toString("base64"), tx_lt: String(lt), utime: now };
}

export function writeNominatorEvents(
  database: Database,
  transaction: TransactionRecord,
  changes: readonly ShareChange[],
): void {
  for (const [place, { nominator, type, amount, before, after }] of changes.entries()) {
    const rendered = {
      ...transactionFields(transaction),
      pool_address: transaction.account,
      nominator_address: nominator,
      type,
      amount: String(amount),
      balance_delta: String(after.amount - before.amount),
      pending_balance_delta: String(after.pending - before.pending),
      balance_before: String(before.amount),
      balance_after: String(after.amount),
      pending_balance_before: String(before.pending),
      pending_balance_after: String(after.pending),
      withdraw_request_before: before.leaving,
      withdraw_request_after: after.leaving,
    };
    database
      .statement("INSERT OR REPLACE INTO nominator_event VALUES (?, ?, ?, ?, ?, ?, ?)")
      .run(
        transaction.account,
        transaction.now,
        transaction.lt,
        place,
        nominator,
        type,
        JSON.stringify(rendered),
      );
  }
}

export function writePoolValidatorEvent(
  database: Database,
  transaction: TransactionRecord,
  { type, before, after, queryId, cycleStart }: ValidatorChange,
): void {
  const delta = after.validatorAmount - before.validatorAmount;
  const rendered = {
    ...transactionFields(transaction),
    pool_address: transaction.account,
    validator_address: before.validator,
    type,
    amount: String(delta < 0n ? -delta : delta),
    balance_delta: String(delta),
    balance_before: String(before.validatorAmount),
    balance_after: String(after.validatorAmount),
    ...(queryId === null ? {} : { query_id: String(queryId) }),
    ...(cycleStart === null ? {} : { cycle_start: cycleStart }),
    validator_reward_share: before.validatorShare,
  };
  database
    .statement("INSERT OR REPLACE INTO pool_validator_event VALUES (?, ?, ?, ?, ?, ?)")
    .run(
      transaction.account,
      transaction.now,
      transaction.lt,
      before.validator,
      type,
      JSON.stringify(rendered),
    );
}

export interface PoolEventFilter {
  readonly pool?: Address | undefined;
  /** The nominator or the validator. */
  readonly holder?: Address | undefined;
  readonly type?: string | undefined;
  readonly time: Range<number>;
}

/** A v3 row with the accounts that it is about. */
export interface PoolEventRow {
  readonly rendered: object;
  readonly pool: Address;
  readonly holder: Address;
}

/** The newest first. */
export function nominatorEvents(
  tables: Tables,
  filter: PoolEventFilter,
  limit: number,
): readonly PoolEventRow[] {
  return events(
    tables,
    { table: "nominator_event", holder: "nominator", order: "lt DESC, place DESC" },
    filter,
    limit,
  );
}

/** The newest first. */
export function poolValidatorEvents(
  tables: Tables,
  filter: PoolEventFilter,
  limit: number,
): readonly PoolEventRow[] {
  return events(
    tables,
    { table: "pool_validator_event", holder: "validator", order: "lt DESC, pool" },
    filter,
    limit,
  );
}

interface EventTable {
  readonly table: string;
  readonly holder: string;
  readonly order: string;
}

function events(
  { database }: Tables,
  source: EventTable,
  { pool, holder, type, time }: PoolEventFilter,
  limit: number,
): readonly PoolEventRow[] {
  const where = new Where().is("pool", pool).is(source.holder, holder).is("type", type);
  if (time.from !== undefined) where.and("time >= ?", time.from);
  if (time.to !== undefined) where.and("time <= ?", time.to);
  return database
    .statement(
      `SELECT rendered, pool, ${source.holder} FROM ${source.table} WHERE ${where.sql}
       ORDER BY time DESC, ${source.order} LIMIT ?`,
    )
    .all(...where.values, limit)
    .map((row) => ({
      rendered: objectIn(row, 0),
      pool: addressIn(row, 1),
      holder: addressIn(row, 2),
    }));
}
