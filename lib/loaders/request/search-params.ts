import "server-only";

/** What stands behind the question mark, as everybody else reads it. */
export function queryOf(
  searchParams: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );
}
