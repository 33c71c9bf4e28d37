/** One item of the output stack: literal text, or a value to serialize. */
type OutputItem = { readonly text: string } | { readonly value: unknown };

function joined(entries: readonly (readonly OutputItem[])[]): readonly OutputItem[] {
  return entries.flatMap((entry, index) => (index === 0 ? entry : [{ text: "," }, ...entry]));
}

function stepsOf(value: object): readonly OutputItem[] {
  if (Array.isArray(value))
    return [{ text: "[" }, ...joined(value.map((item: unknown) => [{ value: item ?? null }])), { text: "]" }];
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  const written = fields.map(([name, item]) => [{ text: `${JSON.stringify(name)}:` }, { value: item }]);
  return [{ text: "{" }, ...joined(written), { text: "}" }];
}

/** Slower than `JSON.stringify`, but does not overflow the call stack: a trace can be thousands of levels deep. */
export function writeDeepJson(root: unknown): string {
  const parts: string[] = [];
  const stack: OutputItem[] = [{ value: root }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    if ("text" in step) parts.push(step.text);
    else if (typeof step.value === "object" && step.value !== null)
      stack.push(...stepsOf(step.value).toReversed());
    else
      parts.push(JSON.stringify(typeof step.value === "bigint" ? String(step.value) : step.value) ?? "null");
  }
  return parts.join("");
}
