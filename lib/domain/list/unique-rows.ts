export type IdOf<R> = (row: R) => string;

export function unique<T>(items: readonly T[], idOf: IdOf<T>): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const id = idOf(item);
    return seen.has(id) ? false : seen.add(id) !== undefined;
  });
}
