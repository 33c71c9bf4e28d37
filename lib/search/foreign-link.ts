import type { AddressNetwork } from "../paths";
import { percentDecoded } from "../text/percent-decoded";
import { EXPLORER_PAGES, OWN_PAGES } from "./link-shapes";
import { matchShapes } from "./match-shape";
import { targetOf } from "./target";

const LONGEST = 1000;

/** Frameworks differ in whether they decode the paths that they pass on. */
function decoded(path: string): string {
  return percentDecoded(path) ?? path;
}

/** Null if the path is in another network. */
function pathInNetwork(pathname: string, network: AddressNetwork): string | null {
  if (network.standard) return pathname;
  const prefix = `/${network.id}/`;
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length - 1) : null;
}

/**
 * The redirect target for a request on our own host whose URL is in another explorer's format, or in ours but not in
 * the canonical spelling; null if there is no such page. Our own pages keep their tab and parameters; those of other
 * explorers are dropped.
 *
 * The network determines the prefix and the test flag of addresses, so that one redirect is enough.
 */
export function foreignPath(pathname: string, search: string, network: AddressNetwork): string | null {
  const raw = pathname.length + search.length > LONGEST ? null : pathInNetwork(pathname, network);
  if (raw === null || raw.startsWith("/api/")) return null;
  const link = { path: decoded(raw).replace(/\/{1,9}$/, ""), params: new URLSearchParams(search) };
  const own = matchShapes(OWN_PAGES, link, null);
  if (own !== null) {
    const target = targetOf(own.match, network) + own.rest;
    return decoded(target) === decoded(pathname) ? null : target + search;
  }
  const foreign = matchShapes(EXPLORER_PAGES, link, null);
  return foreign === null ? null : targetOf(foreign.match, network);
}
