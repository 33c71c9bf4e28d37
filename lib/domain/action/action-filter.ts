import type { Address } from "../../ton/address/address";
import type { ActionDirection, ActionPart, ActionRow } from "./action-row";
import type { ActionKind } from "./action-kinds";

/** The filter of a list of actions. Null means no filter. */
export interface ActionFilter {
  readonly kind: ActionKind | null;
  /** Unix seconds, inclusive. */
  readonly from: number | null;
  readonly until: number | null;
  readonly direction: ActionDirection | null;
  readonly party: Address | null;
  readonly result: "done" | "failed" | null;
}

export const ALL_ACTIONS: ActionFilter = {
  kind: null,
  from: null,
  until: null,
  direction: null,
  party: null,
  result: null,
};

/** The part that the service filters by, as a query. */
export function writeServiceFilter({ kind, from, until }: Partial<ActionFilter>): URLSearchParams {
  return queryOf({ kind, from, until });
}

/** The whole filter, as the query of the page. */
export function writeActionFilter({
  kind,
  from,
  until,
  direction,
  party,
  result,
}: ActionFilter): URLSearchParams {
  return queryOf({ kind, direction, with: party, result, from, until });
}

function queryOf(fields: Readonly<Record<string, string | number | null | undefined>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return query;
}

/** The service has no filter for these, so they are applied to the rows that are loaded. */
export function hasLocalCriteria({ direction, party, result }: ActionFilter): boolean {
  return direction !== null || party !== null || result !== null;
}

export function passes(row: ActionRow, { direction, party, result }: ActionFilter): boolean {
  if (direction !== null && row.direction !== direction) return false;
  if (result !== null && row.failed !== (result === "failed")) return false;
  return party === null || addressesOf(row).has(party);
}

function addressesOf({ sentence, more, facts }: ActionRow): ReadonlySet<Address> {
  const parts = [...sentence, ...more.flat(), ...facts.flatMap((fact) => fact.parts)];
  return new Set(parts.flatMap((part) => addressIn(part) ?? []));
}

function addressIn(part: ActionPart): Address | null {
  if (part.is === "party") return part.party.address;
  return part.is === "item" ? part.address : null;
}
