/** A sentence with gaps, as it is written in the tables: `{sender} sent {amount}[ to {receiver}]`. */
export type SentenceTemplate = readonly Piece[];

export type Piece =
  | { readonly words: string }
  /** What stands at a path of the details. */
  | { readonly path: string }
  /** Left out as a whole when one of its gaps cannot be filled. */
  | { readonly optional: SentenceTemplate };

const PIECES = /\[([^\]]*)\]|\{([^}]*)\}|([^[{]+)/g;

const parsed = new Map<string, SentenceTemplate>();

export function templateOf(text: string): SentenceTemplate {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const template = [...text.matchAll(PIECES)].map(([, optional, path, words]): Piece => {
    if (optional !== undefined) return { optional: templateOf(optional) };
    return path === undefined ? { words: words ?? "" } : { path };
  });
  parsed.set(text, template);
  return template;
}

/** The paths in a template; only those that it cannot do without, if asked so. */
export function pathsIn(template: SentenceTemplate, needed = false): readonly string[] {
  return template.flatMap((piece) => {
    if ("path" in piece) return [piece.path];
    return "optional" in piece && !needed ? pathsIn(piece.optional) : [];
  });
}
