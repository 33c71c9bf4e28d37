import type { RowKind } from "../list/row-kind";
import {
  writeAccountPoolQuery,
  writeNominatorEventsQuery,
  writePoolValidatorEventsQuery,
  type NominatorEventsQuery,
  type PoolValidatorEventsQuery,
} from "./pool-event-queries";
import type { NominatorEventRow, PoolValidatorEventRow } from "./pool-event-rows";

/** One transaction has at most one event of each type for each nominator. */
export function nominatorEventId({ transaction, type, nominator }: NominatorEventRow): string {
  return `${transaction} ${type} ${nominator.address}`;
}

export function poolValidatorEventId({ transaction, type, pool }: PoolValidatorEventRow): string {
  return `${transaction} ${type} ${pool.address}`;
}

/** Events of the nominators of a pool, the newest first. */
export const NOMINATOR_EVENTS: RowKind<NominatorEventRow, NominatorEventsQuery> = {
  name: "nominator-events",
  noun: "event",
  loadSchema: () => import("./pool-event-rows").then((module) => module.NominatorEventRow),
  loadFileColumns: () => import("./staking-file-columns").then((module) => module.nominatorEventFileColumns),
  idOf: nominatorEventId,
  pageQuery: writeNominatorEventsQuery,
  rowsQuery: (query) => withPool(writeNominatorEventsQuery(query), query),
  caption: () => "Events of the nominators of this pool, newest first",
  subject: ({ pool }) => pool,
  isOpenEnded: ({ until }) => until === null,
};

/** The same of one nominator, on the page of the account. */
export const ACCOUNT_POOL_EVENTS: RowKind<NominatorEventRow, NominatorEventsQuery> = {
  ...NOMINATOR_EVENTS,
  pageQuery: writeAccountPoolQuery,
  caption: () => "Events of this account in the pool, newest first",
  subject: ({ nominator }) => nominator,
};

/** Events of a pool's validator, the newest first. */
export const POOL_VALIDATOR_EVENTS: RowKind<PoolValidatorEventRow, PoolValidatorEventsQuery> = {
  name: "pool-validator-events",
  noun: "event",
  loadSchema: () => import("./pool-event-rows").then((module) => module.PoolValidatorEventRow),
  loadFileColumns: () =>
    import("./staking-file-columns").then((module) => module.poolValidatorEventFileColumns),
  idOf: poolValidatorEventId,
  pageQuery: writePoolValidatorEventsQuery,
  rowsQuery: (query) => withPool(writePoolValidatorEventsQuery(query), query),
  caption: () => "Events of the validator of this pool, newest first",
  subject: ({ pool }) => pool,
  isOpenEnded: ({ until }) => until === null,
};

function withPool(params: URLSearchParams, { pool }: { readonly pool: string }): URLSearchParams {
  params.set("pool", pool);
  return params;
}
