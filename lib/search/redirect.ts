import type { AddressNetwork } from "../paths";
import { foreignPath } from "./foreign-link";

/** Browsers treat a backslash as a slash, too. */
const SLASH = /[/\\]/;

/** Without the id of the default network, however often it is repeated; null if it is absent. */
function withoutPrefix(pathname: string, standard: AddressNetwork): string | null {
  const [, ...segments] = pathname.split(SLASH);
  if (segments[0] !== standard.id) return null;
  // No segment may be empty: two slashes at the beginning would be another host.
  const named = segments.filter((segment) => segment !== "");
  const start = named.findIndex((segment) => segment !== standard.id);
  return `/${start < 0 ? "" : named.slice(start).join("/")}`;
}

/**
 * The canonical URL, on the same host, to redirect a page request to. Null if it already has that URL, or one that we
 * cannot parse. One redirect is enough.
 */
export function redirectOf(
  pathname: string,
  search: string,
  networks: readonly AddressNetwork[],
): string | null {
  const standard = networks.find((network) => network.standard);
  if (standard === undefined) return null;
  const stripped = withoutPrefix(pathname, standard);
  const path = stripped ?? pathname;
  const [, first] = path.split("/");
  const network = networks.find(({ id }) => id === first) ?? standard;
  const query = withoutEmpty(search);
  const foreign = foreignPath(path, query, network);
  if (foreign !== null) return foreign;
  return stripped === null && query === search ? null : path + query;
}

/** Forms send all of their fields; empty ones are dropped. The rest stays as it was written. */
function withoutEmpty(search: string): string {
  const fields = search.slice(1).split("&");
  const filled = fields.filter((field) => field !== "" && !isEmpty(field));
  if (!fields.some(isEmpty)) return search;
  return filled.length === 0 ? "" : `?${filled.join("&")}`;
}

/** A name and nothing else: "from=". */
function isEmpty(field: string): boolean {
  return field.indexOf("=") === field.length - 1 && field !== "";
}
