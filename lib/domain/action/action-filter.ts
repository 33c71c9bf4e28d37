import type { Address } from "../../ton/address/address";
import type { ActionDirection, ActionPart, ActionRow } from "./action-row";
import type { ActionKind } from "./action-kinds";

/** Which actions of an account a list is of. Null is no filter. */
export interface ActionFilter {
  readonly kind: ActionKind | null;
  /** In Unix seconds; from a moment on, and up to one. */
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

/** What the service looks for, as a query. */
export function writeServiceFilter({ kind, from, until }: Partial<ActionFilter>): URLSearchParams {
  return written({ kind, from, until });
}

/** All of it, as a query of the page. */
export function writeActionFilter({
  kind,
  from,
  until,
  direction,
  party,
  result,
}: ActionFilter): URLSearchParams {
  return written({ kind, direction, with: party, result, from, until });
}

function written(fields: Readonly<Record<string, string | number | null | undefined>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return query;
}

/** The service cannot look for these, so they are looked for in what has been loaded. */
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
