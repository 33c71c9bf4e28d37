/** The parameters of a query, after those that come first; without the ones that have no value. */
export function writtenParams(
  values: Readonly<Record<string, string | number | null>>,
  first: readonly (readonly [name: string, value: string])[] = [],
): URLSearchParams {
  const params = new URLSearchParams(first.map(([name, value]) => [name, value]));
  for (const [name, value] of Object.entries(values)) if (value !== null) params.set(name, String(value));
  return params;
}
