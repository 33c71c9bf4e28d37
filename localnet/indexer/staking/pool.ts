import type { Address } from "@/lib/ton/address/address";
import { text } from "../../store/row";
import { addressIn, objectIn } from "../columns";
import type { ContractKind } from "../family";
import type { Tables } from "../tables";
import { POOL_CODE, readPool, type PoolState } from "../../contracts/pool-data";

/** By its code, which says what its data means; address books name it as they name whatever has its get-methods. */
export const pool: ContractKind = {
  name: "tv_pool",
  isMadeOf: ({ hash }) => hash === POOL_CODE,
  read: ({ address, data }) => {
    const state = data === null ? null : readPool(data);
    return Promise.resolve(state === null ? null : (tables: Tables) => writePool(tables, address, state));
  },
};

function writePool({ database }: Tables, address: Address, state: PoolState): void {
  const told = {
    stake_amount_sent: String(state.sent),
    validator_amount: String(state.validatorAmount),
    validator_address: state.validator,
    validator_reward_share: state.validatorShare,
    state: state.state,
    nominators_count: state.nominatorsCount,
    max_nominators_count: state.mostNominators,
    min_validator_stake: String(state.leastOfValidator),
    min_nominator_stake: String(state.leastOfNominator),
  };
  database
    .statement("INSERT OR REPLACE INTO pool VALUES (?, ?, ?)")
    .run(address, JSON.stringify(told), state.validator);
  database.statement("DELETE FROM pool_nominator WHERE pool = ?").run(address);
  for (const [nominator, { amount, pending }] of state.shares)
    database
      .statement("INSERT INTO pool_nominator VALUES (?, ?, ?, ?)")
      .run(address, nominator, String(amount), String(pending));
}

export interface Pool {
  /** The row as it is answered, without the nominators. */
  readonly told: object;
  readonly validator: Address;
  readonly nominators: readonly Position[];
}

/** What a nominator has in a pool. */
export interface Position {
  readonly pool: Address;
  readonly nominator: Address;
  readonly balance: string;
  readonly pending: string;
}

export function poolAt(tables: Tables, address: Address): Pool | null {
  const row = tables.database.statement("SELECT told, validator FROM pool WHERE address = ?").first(address);
  if (row === null) return null;
  const nominators = positions(tables, "pool", address);
  return { told: objectIn(row, 0), validator: addressIn(row, 1), nominators };
}

/** In the order of the pools. */
export function positionsOf(tables: Tables, nominator: Address): readonly Position[] {
  return positions(tables, "nominator", nominator);
}

function positions({ database }: Tables, side: "pool" | "nominator", address: Address): readonly Position[] {
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
