import type { Chain } from "../chain/chain";
import type { Store } from "../store/store";
import { ACTION_TABLES } from "./actions/action-table";
import { FAMILIES } from "./families";
import { Follower } from "./follower";
import { openTables, type Tables } from "./tables";

/** What the index knows of the chain: always whole blocks, and always from its first on. */
export interface Index {
  readonly tables: Tables;
  /** Takes in what is new; resolves when all that is there has been taken in. */
  follow(): Promise<void>;
  /** The same, at once or in a moment: what comes thick and fast is taken in together. */
  followSoon(): void;
  /** Stops after what it is at. */
  end(): Promise<void>;
}

export function openIndex(
  store: Store,
  chain: Pick<Chain, "runGetMethod">,
  onFault: (error: unknown) => void,
): Index {
  const tables = openTables(store.database, [ACTION_TABLES, ...FAMILIES.map((family) => family.tables)]);
  const follower = new Follower(store, chain, tables, onFault);
  return {
    tables,
    follow: () => follower.follow(),
    followSoon: () => follower.followSoon(),
    end: () => follower.end(),
  };
}
