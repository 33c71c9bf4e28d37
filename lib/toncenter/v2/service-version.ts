/** The version that a node service reports in `X-API-Version`: `2.1.11`. */
export interface ServiceVersion {
  readonly text: string;
  /** The program that answers, derived from the minor number; null for an unknown number. */
  readonly program: string | null;
}

/** The two programs behind v2 differ in small ways, so it helps to know which one answers. */
const PROGRAM_BY_MINOR: ReadonlyMap<string, string> = new Map([
  ["0", "the Python service"],
  ["1", "the C++ service"],
]);

export function readServiceVersion(version: string): ServiceVersion {
  const [, major, minor = ""] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return { text: version, program: major === "2" ? (PROGRAM_BY_MINOR.get(minor) ?? null) : null };
}
