import "server-only";
import { endpointId, type Endpoint } from "../../toncenter/endpoint";
import { fieldOf } from "../../toncenter/field";

/** How a list is held still: rows newer than the bound are left out, so that offsets stay where they are. */
export interface Pin {
  readonly param: "end_lt" | "end_utime";
  /** The field of a row that the service compares with the bound. */
  readonly field: string;
}

interface TimeFields {
  readonly end_lt?: string;
  readonly end_utime: string;
}

const TOKEN_MOVEMENT: TimeFields = { end_lt: "transaction_lt", end_utime: "transaction_now" };

/** What the bounds of each list are about: an action is as late as its trace, an election as its number. */
const TIME_FIELDS: Readonly<Record<string, TimeFields>> = {
  "v3.transactions": { end_lt: "lt", end_utime: "now" },
  "v3.messages": { end_lt: "created_lt", end_utime: "created_at" },
  "v3.traces": { end_lt: "end_lt", end_utime: "end_utime" },
  "v3.actions": { end_lt: "trace_end_lt", end_utime: "trace_end_utime" },
  // Blocks are sorted by time, and those of one second by shard: an lt would cut through them.
  "v3.blocks": { end_utime: "gen_utime" },
  "v3.jetton/transfers": TOKEN_MOVEMENT,
  "v3.jetton/burns": TOKEN_MOVEMENT,
  "v3.nft/transfers": TOKEN_MOVEMENT,
  "v3.validators/events": { end_utime: "utime" },
  "v3.validators/elections": { end_utime: "election_id" },
  "v3.validators/cycles": { end_utime: "cycle_start" },
  "v3.validators/complaints": { end_utime: "created_at" },
};

const BOUNDS = ["start_lt", "end_lt", "start_utime", "end_utime"] as const;

/**
 * The bounds that an endpoint takes, the better one first. An lt belongs to one transaction while a
 * second has hundreds, so more rows can still arrive under a bound in time; and a bound in time makes
 * the service sort by it, which would put the second page into another order than the first.
 */
export function pinOf(endpoint: Endpoint): readonly Pin[] {
  const fields = TIME_FIELDS[endpointId(endpoint)];
  if (fields === undefined) return [];
  return [
    ...(fields.end_lt === undefined ? [] : [{ param: "end_lt", field: fields.end_lt } as const]),
    { param: "end_utime", field: fields.end_utime },
  ];
}

/** Whether new rows come at the start of this list, so that it is worth looking there now and then. */
export function isNewestFirst(endpoint: Endpoint, values: Readonly<Record<string, unknown>>): boolean {
  return values["sort"] !== "asc" && pinOf(endpoint).length > 0;
}

/** The bound for one list, or null where rows do not arrive at its start or the bound would hide some. */
export function pinFor(endpoint: Endpoint, values: Readonly<Record<string, unknown>>): Pin | null {
  if (values["sort"] === "asc" || hidesRows(endpoint, values)) return null;
  const byTime = values["start_utime"] !== undefined || values["end_utime"] !== undefined;
  const pins = pinOf(endpoint);
  return (byTime ? pins.find(({ param }) => param === "end_utime") : pins[0]) ?? null;
}

/** Messages from outside have no lt of their own: under any bound they are left out. */
function hidesRows(endpoint: Endpoint, values: Readonly<Record<string, unknown>>): boolean {
  if (endpointId(endpoint) !== "v3.messages") return false;
  const { source } = values;
  const bounded = BOUNDS.some((bound) => values[bound] !== undefined);
  return !bounded && values["exclude_externals"] !== true && (source === undefined || source === "null");
}

/** The newest of the rows, in digits; not simply the first, since lists sorted by time may have it below. */
export function newestOf(rows: readonly unknown[], { field }: Pin): string | null {
  let newest: bigint | null = null;
  for (const row of rows) {
    const value = fieldOf(row, field);
    if (typeof value !== "bigint" && typeof value !== "number") continue;
    const at = BigInt(value);
    if (newest === null || at > newest) newest = at;
  }
  return newest === null ? null : String(newest);
}

const LARGEST = { end_lt: 2n ** 63n - 1n, end_utime: 2n ** 31n - 1n } as const;

/** The bound as the endpoint takes it. Pins come in URLs: one can only narrow what the list's own filter shows. */
export function boundOf(
  { param }: Pin,
  digits: string,
  values: Readonly<Record<string, unknown>>,
): bigint | number {
  const own = values[param];
  const wanted = BigInt(digits);
  const most =
    (typeof own === "bigint" || typeof own === "number") && BigInt(own) < LARGEST[param]
      ? BigInt(own)
      : LARGEST[param];
  const bound = wanted < most ? wanted : most;
  return param === "end_lt" ? bound : Number(bound);
}
