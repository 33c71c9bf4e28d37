import type { ExportColumn } from "../export/export-column";
import type { PageNetwork } from "../network/page-network";
import type { LoadSchema } from "./load-schema";
import type { IdOf } from "./unique-rows";

/** What the file columns depend on. */
export type FileNetwork = Pick<PageNetwork, "testnet" | "coin">;

/** The file columns of the rows that a query selects. */
export type FileColumns<R, Q> = (network: FileNetwork, query: Q) => readonly ExportColumn<R>[];

/**
 * Everything that a kind of row has, defined once: the rows route, the list on screen, the file and the page
 * without scripts use it. Columns on screen are with the components (`rowList`), loading from the service
 * is with the loaders (`RowSource`).
 */
export interface RowKind<R, Q> {
  /** The segment of the rows route: `/api/<network>/rows/<name>`. */
  readonly name: string;
  /** One row: "transaction". */
  readonly noun: string;
  readonly loadSchema: LoadSchema<R>;
  readonly loadFileColumns: () => Promise<FileColumns<R, Q>>;
  readonly idOf: IdOf<R>;
  /** The query of the page, without the position. */
  readonly pageQuery: (query: Q) => URLSearchParams;
  /** The query that the rows route needs for the same rows. */
  readonly rowsQuery: (query: Q) => URLSearchParams;
  /** Describes the rows and their order to screen readers. */
  readonly caption: (query: Q) => string;
  /** What the rows belong to, for the file name. */
  readonly subject: (query: Q) => string | null;
  /** New rows can arrive at the start. */
  readonly isOpenEnded: (query: Q) => boolean;
  /** Criteria that the service does not support: they are applied to the rows that are loaded. */
  readonly local?: LocalFilter<R, Q>;
}

export interface LocalFilter<R, Q> {
  readonly isActive: (query: Q) => boolean;
  readonly keeps: (row: R, query: Q) => boolean;
  readonly note: (kept: number, loaded: number, query: Q) => string;
}

/** The rows route of our server. */
export function rowsPath<R, Q>(kind: RowKind<R, Q>, network: Pick<PageNetwork, "id">, query: Q): string {
  const params = kind.rowsQuery(query);
  const path = `/api/${network.id}/rows/${kind.name}`;
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
