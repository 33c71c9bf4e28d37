import { percentDecoded } from "../text/percent-decoded";

/** A parsed link, every part decoded. */
export interface Link {
  readonly scheme: string;
  /** In lower case, without `www.`, port and user; null for a path alone. */
  readonly host: string | null;
  readonly path: string;
  readonly params: URLSearchParams;
}

/**
 * Not parsed with `URL`: browsers disagree about the host in schemes that they do not support, such as `ton://`, and
 * links are often pasted without a scheme.
 */
const FULL = /^([a-z][a-z0-9+.-]*):\/\/([^/?#\s]*)(\/[^?#\s]*)?(?:\?([^#]*))?(?:#.*)?$/i;
const WITHOUT_SCHEME = /^((?:[a-z0-9-]+\.)+[a-z]{2,})(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#.*)?$/i;
const PATH_ALONE = /^(\/[^?#\s]*)(?:\?([^#\s]*))?(?:#.*)?$/;

function hostOf(authority: string): string {
  const host = authority.slice(authority.lastIndexOf("@") + 1).toLowerCase();
  return host.replace(/:[0-9]*$/, "").replace(/^www\./, "");
}

function link(scheme: string, host: string | null, path = "", query = ""): Link {
  const decoded = percentDecoded(path) ?? path;
  // A final slash makes no difference, and an empty path is the root.
  const plain = decoded.replace(/\/{1,9}$/, "");
  return { scheme, host, path: plain === "" ? "/" : plain, params: new URLSearchParams(query) };
}

/** Null if the text is not a link. */
export function splitLink(text: string): Link | null {
  const [full, scheme = "", authority = "", fullPath, fullQuery] = FULL.exec(text) ?? [];
  if (full !== undefined) return link(scheme.toLowerCase(), hostOf(authority), fullPath, fullQuery);
  const [bare, host = "", barePath, bareQuery] = WITHOUT_SCHEME.exec(text) ?? [];
  if (bare !== undefined) return link("", hostOf(host), barePath, bareQuery);
  const [alone, path, query] = PATH_ALONE.exec(text) ?? [];
  return alone === undefined ? null : link("", null, path, query);
}
