const ENTITIES = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
  ["&amp;", "&"],
]);

/** What `textContent` would be. */
export function textOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, "").replace(/&[^;]+;/g, (entity) => ENTITIES.get(entity) ?? entity);
}
