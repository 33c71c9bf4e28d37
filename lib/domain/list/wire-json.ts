/** JSON in which lt and money are decimal text: the form that `bigintText` reads. */
export function wireJson(value: object): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part));
}
