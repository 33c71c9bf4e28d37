/** What contracts call the place of localnet's files by. Nobody asks there: localnet itself has them. */
const ORIGIN = "http://tokens.localnet/";
/** Where they stand on the server. */
export const TOKENS_PATH = "/localnet/tokens/";

export function uriOf(file: string): string {
  return ORIGIN + file;
}

/** The name of the file that is meant; null for any other place. */
export function fileOf(uri: string): string | null {
  return uri.startsWith(ORIGIN) ? uri.slice(ORIGIN.length) : null;
}

/** A place of ours as somebody who asked at `origin` can reach it, wherever it stands in a value; the rest as it is. */
export function reachable(value: unknown, origin: string): unknown {
  if (typeof value === "string") {
    const file = fileOf(value);
    return file === null ? value : origin + TOKENS_PATH + file;
  }
  if (Array.isArray(value)) return value.map((each) => reachable(each, origin));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, reachable(each, origin)]));
}
