import type { Chain } from "../chain/chain";
import type { Store } from "../store/store";
import { ACTION_TABLES } from "./actions/action-table";
import { FAMILIES } from "./contract-families";
import { StoreFollower } from "./store-follower";
import { openTables, type Tables } from "./index-tables";

/** The index of the chain: always whole blocks, without gaps from the first one on. */
export interface Index {
  readonly tables: Tables;
  /** Indexes new blocks; resolves when there are no more. */
  follow(): Promise<void>;
  /** The same, with a short delay after the last run, so that blocks in quick succession are indexed together. */
  followSoon(): void;
  /** Stops after the current batch. */
  end(): Promise<void>;
}

export function openIndex(
  store: Store,
  chain: Pick<Chain, "runGetMethod">,
  onFault: (error: unknown) => void,
): Index {
  const tables = openTables(store.database, [ACTION_TABLES, ...FAMILIES.map((family) => family.tables)]);
  const follower = new StoreFollower(store, chain, tables, onFault);
  return {
    tables,
    follow: () => follower.follow(),
    followSoon: () => follower.followSoon(),
    end: () => follower.end(),
  };
}
