const ENTITIES = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
  ["&amp;", "&"],
]);

export function textOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, "").replace(/&[^;]+;/g, (entity) => ENTITIES.get(entity) ?? entity);
}
