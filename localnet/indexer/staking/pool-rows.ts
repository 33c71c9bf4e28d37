import type { Address } from "@/lib/ton/address/address";
import { text } from "../../store/row-readers";
import { addressIn, objectIn } from "../column-readers";
import type { ContractKind } from "../contract-family";
import type { Tables } from "../index-tables";
import { POOL_CODE, readPool, type PoolState } from "../../contracts/pool-data";

/** Recognized by its code, because its data is read without get methods. */
export const pool: ContractKind = {
  name: "tv_pool",
  matchesCode: ({ hash }) => hash === POOL_CODE,
  read: ({ address, data }) => {
    const state = data === null ? null : readPool(data);
    return Promise.resolve(state === null ? null : (tables: Tables) => writePool(tables, address, state));
  },
};

function writePool({ database }: Tables, address: Address, state: PoolState): void {
  const rendered = {
    stake_amount_sent: String(state.sent),
    validator_amount: String(state.validatorAmount),
    validator_address: state.validator,
    validator_reward_share: state.validatorShare,
    state: state.state,
    nominators_count: state.nominatorsCount,
    max_nominators_count: state.maxNominators,
    min_validator_stake: String(state.minValidatorStake),
    min_nominator_stake: String(state.minNominatorStake),
  };
  database
    .statement("INSERT OR REPLACE INTO pool VALUES (?, ?, ?)")
    .run(address, JSON.stringify(rendered), state.validator);
  database.statement("DELETE FROM pool_nominator WHERE pool = ?").run(address);
  for (const [nominator, { amount, pending }] of state.shares)
    database
      .statement("INSERT INTO pool_nominator VALUES (?, ?, ?, ?)")
      .run(address, nominator, String(amount), String(pending));
}

export interface PoolRow {
  /** The v3 row without the nominators. */
  readonly rendered: object;
  readonly validator: Address;
  readonly nominators: readonly NominatorStake[];
}

/** A nominator's stake in a pool. */
export interface NominatorStake {
  readonly pool: Address;
  readonly nominator: Address;
  readonly balance: string;
  readonly pending: string;
}

export function poolAt(tables: Tables, address: Address): PoolRow | null {
  const row = tables.database
    .statement("SELECT rendered, validator FROM pool WHERE address = ?")
    .first(address);
  if (row === null) return null;
  const nominators = selectStakes(tables, "pool", address);
  return { rendered: objectIn(row, 0), validator: addressIn(row, 1), nominators };
}

/** Sorted by pool. */
export function stakesOf(tables: Tables, nominator: Address): readonly NominatorStake[] {
  return selectStakes(tables, "nominator", nominator);
}

function selectStakes(
  { database }: Tables,
  side: "pool" | "nominator",
  address: Address,
): readonly NominatorStake[] {
  return database
    .statement(
      `SELECT pool, nominator, balance, pending FROM pool_nominator WHERE ${side} = ? ORDER BY pool, nominator`,
    )
    .all(address)
    .map((row) => ({
      pool: addressIn(row, 0),
      nominator: addressIn(row, 1),
      balance: text(row, 2),
      pending: text(row, 3),
    }));
}
