import type { Endpoint } from "@/lib/toncenter/endpoint";
import type { RawParams } from "@/lib/toncenter/request";
import type { Page } from "../../../store/store";
import { malformed, overLimit, unreadable } from "./v3-refusals";

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

export interface RequestedPage {
  readonly limit: number | null;
  readonly offset: number | null;
  readonly sort: "asc" | "desc" | null;
}

/** The limit is not checked yet: as in the service, that error comes after all others. */
export function readPage(endpoint: Endpoint, raw: RawParams): RequestedPage {
  const limit = "limit" in endpoint.params ? int32(raw, "limit") : null;
  const offset = "offset" in endpoint.params ? int32(raw, "offset") : null;
  const requested = endpoint.sortable ? last(raw, "sort") : undefined;
  const sort = typeof requested === "string" ? (SORTS.get(requested.toLowerCase()) ?? null) : null;
  if (requested !== undefined && sort === null) throw malformed("sort");
  return {
    limit: limit === null ? null : Math.max(1, limit),
    offset: offset === null ? null : Math.max(0, offset),
    sort,
  };
}

/** The page as parameters of the endpoint, with the limit cut to its maximum. */
export function pageParams({ limit, offset, sort }: RequestedPage, max: number): RawParams {
  return new Map<string, readonly unknown[]>([
    ["limit", limit === null ? [] : [Math.min(limit, max)]],
    ["offset", offset === null ? [] : [offset]],
    ["sort", sort === null ? [] : [sort]],
  ]);
}

export function pageOf(endpoint: Endpoint, requested: RequestedPage): Page {
  const max = endpoint.paging?.max ?? MAX_INT32;
  const limit = requested.limit ?? endpoint.paging?.default ?? max;
  if (limit > max) throw overLimit(endpoint, limit, max);
  return { offset: requested.offset ?? 0, limit, sort: requested.sort ?? "desc" };
}
