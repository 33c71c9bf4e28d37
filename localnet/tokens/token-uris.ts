/** The host of URIs in contracts. Localnet serves the files itself, under this host and at its own address. */
export const TOKENS_HOST = "tokens.localnet";
const ORIGIN = `http://${TOKENS_HOST}/`;
/** The path of the files on the server. */
export const TOKENS_PATH = "/localnet/tokens/";
/** Stands for the server's address in records of the index; each request determines the actual one. */
const SERVER = "http://server.localnet/";

export function tokenUri(file: string): string {
  return ORIGIN + file;
}

/** The file name in a URI; null for any other URI. */
export function fileOf(uri: string): string | null {
  return uri.startsWith(ORIGIN) ? uri.slice(ORIGIN.length) : null;
}

/** Replaces a prefix of strings, anywhere in a value. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === "string") return value.startsWith(from) ? to + value.slice(from.length) : value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, from, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, from, to)]));
}

/** The content of a file for a client that reads it at `origin`. URIs in contracts are not changed. */
export const servedAt = (value: unknown, origin: string) => replaced(value, ORIGIN, origin + TOKENS_PATH);

/** The same while the origin is not known yet. */
export const servedSomewhere = (value: unknown) => replaced(value, ORIGIN, SERVER);

/** File content from the index, for a client of this server. */
export const withReachableUrls = (value: unknown, origin: string) =>
  replaced(value, SERVER, origin + TOKENS_PATH);
