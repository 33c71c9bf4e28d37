export interface TranslationStep<In, Out> {
  readonly out: Out;
  /** The children, and where their translation goes. */
  readonly inside?: { readonly from: readonly In[]; readonly into: Out[] };
}

/** Translates a tree without recursion: foreign input may be nested deeper than the call stack allows. */
export function translate<In, Out>(
  roots: readonly In[],
  step: (entry: In, depth: number) => TranslationStep<In, Out>,
): Out[] {
  const result: Out[] = [];
  const levels = [{ entries: roots.values(), into: result }];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const next = level.entries.next();
    if (next.done === true) {
      levels.pop();
      continue;
    }
    const { out, inside } = step(next.value, levels.length - 1);
    level.into.push(out);
    if (inside !== undefined) levels.push({ entries: inside.from.values(), into: inside.into });
  }
  return result;
}
