import "server-only";
import type { ListedRows, OpenedList } from "../../domain/list/opened-list";
import type { Page } from "../../domain/list/list-page";
import { readPageRequest, type PageRequest } from "../../domain/list/page-request";
import { readPosition, renderedRows } from "../../domain/list/list-position";
import type { RowKind } from "../../domain/list/row-kind";
import type { Lane } from "../../gateway/budget/lanes";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Endpoint } from "../../toncenter/endpoint";
import { ok, type BadInput, type Result } from "../../toncenter/error";

type RowNetwork = Pick<PageNetwork, "id" | "coin">;

export type RowsRequest = Omit<PageRequest, "poll" | "ahead">;

/** Loads the rows of a kind. */
export interface RowSource<R, Q> {
  readonly kind: RowKind<R, Q>;
  /** Reads what `kind.rowsQuery` writes. */
  readonly readQuery: (params: URLSearchParams) => Result<Q, BadInput>;
  /** The maximum number of rows of one page. */
  readonly endpoint: Pick<Endpoint, "paging">;
  readonly load: (network: RowNetwork, query: Q, request: RowsRequest, lane: Lane) => Promise<Page<R>>;
}

/** A list when its page opens: the URL contains the query and the position. */
export async function openList<R, Q>(
  source: RowSource<R, Q>,
  network: RowNetwork,
  params: URLSearchParams,
  /** For kinds whose query is not entirely in the URL's parameters. */
  query: Result<Q, BadInput> = source.readQuery(params),
): Promise<OpenedList<R, Q>> {
  return query.ok ? openRows(source, network, params, query.value) : { query: null, problem: query.error };
}

/** The same with a query that has already been read. */
export async function openRows<R, Q>(
  { endpoint, load }: RowSource<R, Q>,
  network: RowNetwork,
  params: URLSearchParams,
  query: Q,
): Promise<ListedRows<R, Q>> {
  const position = readPosition(params);
  const limit = renderedRows(position, endpoint.paging?.max ?? position.rows);
  const page = await load(network, query, { offset: 0, limit, pin: position.pin }, "interactive");
  return { query, page, position, problem: null };
}

/** A page of rows for the rows route. */
export type LoadRows = (
  network: RowNetwork,
  params: URLSearchParams,
) => Promise<Result<Page<unknown>, BadInput>>;

export function rowsOf<R, Q>(source: RowSource<R, Q>): readonly [name: string, load: LoadRows] {
  return [
    source.kind.name,
    async (network, params) => {
      const query = source.readQuery(params);
      if (!query.ok) return query;
      const { poll, ahead, ...request } = readPageRequest(params);
      return ok(
        await source.load(network, query.value, request, poll ? "poll" : ahead ? "prefetch" : "interactive"),
      );
    },
  ];
}
