import type { ExportColumn } from "../export/column";
import type { PageNetwork } from "../network/page-network";
import type { LoadSchema } from "./load-schema";
import type { IdOf } from "./merge";

/** What the columns of a file depend on. */
export type FileNetwork = Pick<PageNetwork, "testnet" | "coin">;

/** The columns of a file for the rows that a query asks for. */
export type FileColumns<R, Q> = (network: FileNetwork, query: Q) => readonly ExportColumn<R>[];

/**
 * Everything that a kind of row has, said once: the rows route, the list on screen, the file, the page without
 * scripts and the gallery come from it. Columns on screen are with the components (`rowList`), loading from the
 * service is with the loaders (`RowSource`).
 */
export interface RowKind<R, Q> {
  /** The segment of the rows route: `/api/<network>/rows/<name>`. */
  readonly name: string;
  /** What the rows are, in the plural: "transactions". */
  readonly noun: string;
  readonly loadSchema: LoadSchema<R>;
  readonly loadFileColumns: () => Promise<FileColumns<R, Q>>;
  readonly idOf: IdOf<R>;
  /** What the URL of the page says besides the position. */
  readonly pageQuery: (query: Q) => URLSearchParams;
  /** What the rows route needs to find the same rows. */
  readonly rowsQuery: (query: Q) => URLSearchParams;
  /** Which rows these are and in what order, for screen readers. */
  readonly caption: (query: Q) => string;
  /** What the rows belong to, for the name of a file. */
  readonly subject: (query: Q) => string | null;
  /** New rows can come at the start. */
  readonly isOpenEnded: (query: Q) => boolean;
  /** Criteria that the service does not filter by: they are applied to the rows that are loaded. */
  readonly local?: LocalFilter<R, Q>;
}

export interface LocalFilter<R, Q> {
  readonly isActive: (query: Q) => boolean;
  readonly keeps: (row: R, query: Q) => boolean;
  readonly note: (kept: number, loaded: number) => string;
}

/** Where our own server has the rows. */
export function rowsPath<R, Q>(kind: RowKind<R, Q>, network: Pick<PageNetwork, "id">, query: Q): string {
  const params = kind.rowsQuery(query);
  const path = `/api/${network.id}/rows/${kind.name}`;
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

/** A query without parameters. */
export function noQuery(): URLSearchParams {
  return new URLSearchParams();
}
