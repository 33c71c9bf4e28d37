import type { Endpoint } from "@/lib/toncenter/endpoint";
import type { RawParams } from "@/lib/toncenter/request";
import type { Page } from "../../store/store";
import { malformed, overLimit, unreadable } from "./refusals";

const MAX_INT32 = 2 ** 31 - 1;
const SORTS: ReadonlyMap<string, "asc" | "desc"> = new Map([
  ["a", "asc"],
  ["asc", "asc"],
  ["d", "desc"],
  ["desc", "desc"],
]);

function last(raw: RawParams, name: string): unknown {
  return raw.get(name)?.at(-1);
}

function int32(raw: RawParams, name: string): number | null {
  const value = last(raw, name);
  if (value === undefined) return null;
  const number = typeof value === "string" && /^[+-]?\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (!(Math.abs(number) <= MAX_INT32)) throw unreadable(name);
  return number;
}

export interface AskedPage {
  readonly limit: number | null;
  readonly offset: number | null;
  readonly sort: "asc" | "desc" | null;
}

/** As they came: too large a limit is refused only when everything else of the question is good. */
export function readPage(endpoint: Endpoint, raw: RawParams): AskedPage {
  const limit = "limit" in endpoint.params ? int32(raw, "limit") : null;
  const offset = "offset" in endpoint.params ? int32(raw, "offset") : null;
  const asked = endpoint.sortable ? last(raw, "sort") : undefined;
  const sort = typeof asked === "string" ? (SORTS.get(asked.toLowerCase()) ?? null) : null;
  if (asked !== undefined && sort === null) throw malformed("sort");
  return {
    limit: limit === null ? null : Math.max(1, limit),
    offset: offset === null ? null : Math.max(0, offset),
    sort,
  };
}

/** The same in the values that the endpoint's own parameters take. */
export function pageParams({ limit, offset, sort }: AskedPage, max: number): RawParams {
  return new Map<string, readonly unknown[]>([
    ["limit", limit === null ? [] : [Math.min(limit, max)]],
    ["offset", offset === null ? [] : [offset]],
    ["sort", sort === null ? [] : [sort]],
  ]);
}

export function pageOf(endpoint: Endpoint, asked: AskedPage): Page {
  const max = endpoint.paging?.max ?? MAX_INT32;
  const limit = asked.limit ?? endpoint.paging?.default ?? max;
  if (limit > max) throw overLimit(endpoint, limit, max);
  return { offset: asked.offset ?? 0, limit, sort: asked.sort ?? "desc" };
}
