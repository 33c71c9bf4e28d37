/** The host of URIs in contracts. Localnet serves the files itself: to whoever asks for this host, and at its own address. */
export const TOKENS_HOST = "tokens.localnet";
const ORIGIN = `http://${TOKENS_HOST}/`;
/** The path of the files on the server. */
export const TOKENS_PATH = "/localnet/tokens/";
/** In records of the index, for the address of the server, which each request names itself. */
const SERVER = "http://server.localnet/";

export function tokenUri(file: string): string {
  return ORIGIN + file;
}

/** The file name in a URI; null for any other URI. */
export function fileOf(uri: string): string | null {
  return uri.startsWith(ORIGIN) ? uri.slice(ORIGIN.length) : null;
}

/** Replaces what texts begin with, anywhere in a value. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === "string") return value.startsWith(from) ? to + value.slice(from.length) : value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, from, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, from, to)]));
}

/** What a file has for a client that has read it at `origin`. URIs that are in a contract stay as they are there. */
export const servedAt = (value: unknown, origin: string) => replaced(value, ORIGIN, origin + TOKENS_PATH);

/** The same before it is known where the file will be read. */
export const servedSomewhere = (value: unknown) => replaced(value, ORIGIN, SERVER);

/** What the index has kept of files, for a client of this server. */
export const withReachableUrls = (value: unknown, origin: string) =>
  replaced(value, SERVER, origin + TOKENS_PATH);
