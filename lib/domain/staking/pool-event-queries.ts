import type { Address } from "../../ton/address/address";
import { writtenParams } from "../filter/written-params";

interface TimeBounds {
  /** Unix seconds. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Which events of nominators a list shows. */
export interface NominatorEventsQuery extends TimeBounds {
  readonly pool: Address;
  readonly nominator: Address | null;
}

/** Which events of a pool's validator a list shows. */
export interface PoolValidatorEventsQuery extends TimeBounds {
  readonly pool: Address;
  /** As the service calls it. */
  readonly type: string | null;
}

export function writeNominatorEventsQuery({ nominator, from, until }: NominatorEventsQuery): URLSearchParams {
  return writtenParams({ nominator, from, until });
}

/** On the page of the nominator, which has the account in its path. */
export function writeAccountPoolQuery({ pool, from, until }: NominatorEventsQuery): URLSearchParams {
  return writtenParams({ pool, from, until });
}

export function writePoolValidatorEventsQuery({
  type,
  from,
  until,
}: PoolValidatorEventsQuery): URLSearchParams {
  return writtenParams({ type, from, until });
}
