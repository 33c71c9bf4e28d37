import "server-only";
import type { Endpoint } from "../../toncenter/endpoint";
import type { Pin } from "../../toncenter/endpoint-pin";
import { fieldOf } from "../../toncenter/field-of";

/** The pin of a list; null if rows do not arrive at its start, or if the pin would hide some. */
export function pinFor(endpoint: Endpoint, values: Readonly<Record<string, unknown>>): Pin | null {
  if (values["sort"] === "asc" || endpoint.pinHidesRows(values)) return null;
  const byTime = values["start_utime"] !== undefined || values["end_utime"] !== undefined;
  const [best = null] = endpoint.pins;
  return byTime ? (endpoint.pins.find(({ param }) => param === "end_utime") ?? null) : best;
}

/**
 * The highest value among the rows as text; not simply the first, since lists sorted by time may have it further
 * down.
 */
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

/** The pin as a parameter of the endpoint. Pins come from URLs: a pin can only narrow the list's own filter. */
export function boundOf(
  { param }: Pin,
  digits: string,
  values: Readonly<Record<string, unknown>>,
): bigint | number {
  const own = values[param];
  const pinValue = BigInt(digits);
  const highest =
    (typeof own === "bigint" || typeof own === "number") && BigInt(own) < LARGEST[param]
      ? BigInt(own)
      : LARGEST[param];
  const bound = pinValue < highest ? pinValue : highest;
  return param === "end_lt" ? bound : Number(bound);
}
