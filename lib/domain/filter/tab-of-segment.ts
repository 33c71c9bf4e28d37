/** The tab that a path segment names in the table of a page's tabs; for any other segment the first, which has none. */
export function tabOfSegment<T extends string>(
  tabs: Readonly<Record<T, unknown>>,
  first: NoInfer<T>,
  segment: string | null,
): T {
  return segment !== null && isTab(tabs, segment) ? segment : first;
}

function isTab<T extends string>(tabs: Readonly<Record<T, unknown>>, segment: string): segment is T {
  return Object.hasOwn(tabs, segment);
}
