/** A sentence with placeholders, as written in the tables: `{sender} sent {amount}[ to {receiver}]`. */
export type SentenceTemplate = readonly Piece[];

export type Piece =
  | { readonly phrase: string }
  /** A placeholder: the path of a field. */
  | { readonly path: string }
  /** An optional section: left out when one of its placeholders cannot be filled. */
  | { readonly optional: SentenceTemplate };

const PIECES = /\[([^[\]]*)\]|\{([^{}]*)\}|([^[{]+)/g;

const parsed = new Map<string, SentenceTemplate>();

export function templateOf(text: string): SentenceTemplate {
  const cached = parsed.get(text);
  if (cached !== undefined) return cached;
  const template = [...text.matchAll(PIECES)].map(([, optional, path, phrase]): Piece => {
    if (optional !== undefined) return { optional: templateOf(optional) };
    return path === undefined ? { phrase: phrase ?? "" } : { path };
  });
  parsed.set(text, template);
  return template;
}

/** The paths of a template, or only those that it requires. */
export function pathsIn(template: SentenceTemplate, requiredOnly = false): readonly string[] {
  return template.flatMap((piece) => {
    if ("path" in piece) return [piece.path];
    return "optional" in piece && !requiredOnly ? pathsIn(piece.optional) : [];
  });
}
