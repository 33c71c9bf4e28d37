/** What is still to be written: a text as it is, or a value. */
type Step = { readonly text: string } | { readonly value: unknown };

function between(entries: readonly (readonly Step[])[]): readonly Step[] {
  return entries.flatMap((entry, place) => (place === 0 ? entry : [{ text: "," }, ...entry]));
}

function inside(value: object): readonly Step[] {
  if (Array.isArray(value))
    return [
      { text: "[" },
      ...between(value.map((item: unknown) => [{ value: item ?? null }])),
      { text: "]" },
    ];
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  const written = fields.map(([name, item]) => [{ text: `${JSON.stringify(name)}:` }, { value: item }]);
  return [{ text: "{" }, ...between(written), { text: "}" }];
}

/** Slower than what the language has, but for values of any depth: a trace can be thousands of levels deep. */
export function writeDeepJson(root: unknown): string {
  const parts: string[] = [];
  const waiting: Step[] = [{ value: root }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if ("text" in step) parts.push(step.text);
    else if (typeof step.value === "object" && step.value !== null)
      waiting.push(...inside(step.value).toReversed());
    else
      parts.push(JSON.stringify(typeof step.value === "bigint" ? String(step.value) : step.value) ?? "null");
  }
  return parts.join("");
}
