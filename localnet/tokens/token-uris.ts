/** The base of URIs in contracts. It is never fetched: localnet serves the files itself. */
const ORIGIN = "http://tokens.localnet/";
/** The path of the files on the server. */
export const TOKENS_PATH = "/localnet/tokens/";

export function tokenUri(file: string): string {
  return ORIGIN + file;
}

/** The file name in a URI; null for any other URI. */
export function fileOf(uri: string): string | null {
  return uri.startsWith(ORIGIN) ? uri.slice(ORIGIN.length) : null;
}

/** Replaces token URIs anywhere in a value by URLs that are reachable at `origin`. */
export function withReachableUrls(value: unknown, origin: string): unknown {
  if (typeof value === "string") {
    const file = fileOf(value);
    return file === null ? value : origin + TOKENS_PATH + file;
  }
  if (Array.isArray(value)) return value.map((each) => withReachableUrls(each, origin));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withReachableUrls(each, origin)]),
  );
}
