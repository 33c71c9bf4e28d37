import type { Address } from "../../ton/address/address";

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
  return written({ nominator, from, until });
}

/** On the page of the nominator, which has the account in its path. */
export function writeAccountPoolQuery({ pool, from, until }: NominatorEventsQuery): URLSearchParams {
  return written({ pool, from, until });
}

export function writePoolValidatorEventsQuery({
  type,
  from,
  until,
}: PoolValidatorEventsQuery): URLSearchParams {
  return written({ type, from, until });
}

function written(values: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) params.set(name, String(value));
  return params;
}
