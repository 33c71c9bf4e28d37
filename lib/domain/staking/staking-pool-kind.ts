import { formatFriendly } from "../../ton/address/address";
import { counted } from "../../text/counted";
import type { RowKind } from "../list/row-kind";
import type { StakingPoolRow } from "./staking-pool-row";

/** Which pools the list shows. */
export interface StakingQuery {
  /** Part of a name or of an address in any form. */
  readonly text: string | null;
}

export function writeStakingQuery({ text }: StakingQuery): URLSearchParams {
  return new URLSearchParams(text === null ? {} : { q: text });
}

/** Pools, those with the most coins first. */
export const STAKING_POOLS: RowKind<StakingPoolRow, StakingQuery> = {
  name: "staking-pools",
  noun: "pool",
  loadSchema: () => import("./staking-pool-row").then((module) => module.StakingPoolRow),
  loadFileColumns: () => import("./staking-file-columns").then((module) => module.stakingPoolFileColumns),
  idOf: ({ pool }) => pool.address,
  pageQuery: writeStakingQuery,
  rowsQuery: () => new URLSearchParams(),
  caption: () => "Nominator pools, largest first",
  subject: () => null,
  isOpenEnded: () => false,
  local: {
    isActive: ({ text }) => text !== null,
    keeps: ({ pool }, { text }) => formsOf(pool).some((form) => form.includes((text ?? "").toLowerCase())),
    note: (kept, loaded) => `${kept} of ${counted(loaded, "pool")} match.`,
  },
};

/** The lower-case texts by which a pool can be found: its name and every form of its address. */
function formsOf({ address, name }: StakingPoolRow["pool"]): readonly string[] {
  const friendly = [true, false].flatMap((testnet) =>
    [true, false].map((bounceable) => formatFriendly(address, { bounceable, testnet })),
  );
  return [name ?? "", address, ...friendly].map((form) => form.toLowerCase());
}
