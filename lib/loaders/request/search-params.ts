import "server-only";

/** The URL's query as URLSearchParams, as all other code reads it. */
export function queryOf(
  searchParams: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );
}
