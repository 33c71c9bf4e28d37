import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import { unique, type IdOf } from "../../domain/list/unique-rows";
import { failedPage, type Page } from "../../domain/list/list-page";
import { endpointId, type Endpoint, type ParamSpecs, type ParamValues } from "../../toncenter/endpoint";
import type { Pin } from "../../toncenter/endpoint-pin";
import type { ApiError } from "../../toncenter/error";
import { boundOf, newestOf, pinFor } from "./list-pin";

export interface PageOptions<R, T, Row> {
  readonly offset: number;
  readonly limit: number;
  /** The pin of the list's first page; null for that page itself. */
  readonly pin: string | null;
  /** Makes the row. The answer contains the names of the accounts and tokens in it. */
  readonly trim: (row: T, answer: R) => Row;
  readonly idOf: IdOf<Row>;
  readonly lane: Lane;
  readonly signal?: AbortSignal | undefined;
}

/** One page of a list endpoint. One call. */
export function loadPage<S extends ParamSpecs, R, T, Row>(
  network: string,
  endpoint: Endpoint<S, R, T>,
  values: NoInfer<ParamValues<S>>,
  options: PageOptions<NoInfer<R>, NoInfer<T>, Row>,
): Promise<Page<Row>>;
export async function loadPage(
  network: string,
  endpoint: Endpoint,
  values: Readonly<Record<string, unknown>>,
  { offset, limit, pin: pinned, trim, idOf, lane, signal }: PageOptions<unknown, unknown, unknown>,
): Promise<Page<unknown>> {
  const { paging } = endpoint;
  if (paging === null || !paging.offset) throw new RangeError(`${endpointId(endpoint)} has no pages`);
  const pin = pinFor(endpoint, values);
  const count = Math.min(limit, paging.max);
  const page = { ...values, ...sorting(endpoint, values, pin), offset, limit: count };
  const bound = pin === null || pinned === null ? null : boundOf(pin, pinned, values);
  const answer = await gatewayOf(network).call(
    endpoint,
    pin === null || bound === null ? page : { ...page, [pin.param]: bound },
    { lane, signal },
  );
  const own = bound === null ? null : String(bound);
  if (!answer.ok) {
    const failed = failedPage(answer.error, own);
    return isPastTheEnd(answer.error, offset) ? { ...failed, end: true, problem: null } : failed;
  }
  const { value, asOfMs } = answer.value;
  const rows = endpoint.rows(value) ?? [];
  return {
    rows: unique(
      rows.map((row) => trim(row, value)),
      idOf,
    ),
    // Counted before duplicates are dropped, since duplicates do not make a page short.
    end: rows.length < count,
    pin: own ?? (pin === null || offset > 0 ? null : newestOf(rows, pin)),
    problem: null,
    asOfMs,
  };
}

/** A pin relies on the order, so the order is requested explicitly: `blocks` has no default. */
function sorting(endpoint: Endpoint, values: Readonly<Record<string, unknown>>, pin: Pin | null) {
  return pin !== null && endpoint.sortable && values["sort"] === undefined ? { sort: "desc" } : {};
}

/** A few lists answer 404 when there are no more rows. */
function isPastTheEnd(error: ApiError, offset: number): boolean {
  return offset > 0 && error.kind === "not-found";
}
