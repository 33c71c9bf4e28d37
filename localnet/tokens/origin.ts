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

/** The place as somebody who asked at `origin` can reach it; any other place stays as it is. */
export function reachable(uri: string, origin: string): string {
  const file = fileOf(uri);
  return file === null ? uri : origin + TOKENS_PATH + file;
}
