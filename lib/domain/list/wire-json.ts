/** JSON with lt and money as decimal text, as `bigintText` reads it. */
export function wireJson(value: object): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part));
}
