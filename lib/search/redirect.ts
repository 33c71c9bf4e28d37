import type { AddressNetwork } from "../paths";
import { foreignPath } from "./foreign-link";

/** Also what browsers take for a slash. */
const SLASH = /[/\\]/;

/** Without the id of the default network, however often it stands there; null when it does not. */
function withoutPrefix(pathname: string, standard: AddressNetwork): string | null {
  const [, ...segments] = pathname.split(SLASH);
  if (segments[0] !== standard.id) return null;
  // No segment may be empty: two slashes at the beginning would be another host.
  const named = segments.filter((segment) => segment !== "");
  const start = named.findIndex((segment) => segment !== standard.id);
  return `/${start < 0 ? "" : named.slice(start).join("/")}`;
}

/**
 * Where a request for a page goes on to: the one canonical URL of what it asks for, on the same host.
 * Null when it is that URL, or none that we can read. One redirect is enough.
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
  return foreignPath(path, search, network) ?? (stripped === null ? null : stripped + search);
}
