import { cleanInput } from "./clean";
import type { Meaning } from "./form";
import { FORMS } from "./forms";
import { identityOf } from "./identity";

export interface ReadInput {
  /** Exact ones first; none when the text is of no known form. */
  readonly meanings: readonly Meaning[];
  /** The names of the forms that the text was compared with. */
  readonly tried: readonly string[];
}

const USUAL_LIMIT = 4096;
const LONGEST = Math.max(...FORMS.map((form) => form.longest ?? USUAL_LIMIT));

/** A link to the host that the visitor is on is a path of ours. */
function withoutOrigin(text: string, origin: string | null): string {
  if (origin === null || !text.startsWith(origin)) return text;
  const path = text.slice(origin.length);
  return path.startsWith("/") ? path : text;
}

function inOrder(meanings: readonly Meaning[]): readonly Meaning[] {
  const exact = meanings.filter((meaning) => meaning.certainty === "exact");
  const possible = meanings.filter((meaning) => meaning.certainty === "possible");
  const byIdentity = new Map<string, Meaning>();
  for (const meaning of [...exact, ...possible]) {
    const identity = identityOf(meaning);
    if (!byIdentity.has(identity)) byIdentity.set(identity, meaning);
  }
  return [...byIdentity.values()];
}

/**
 * Everything that a pasted or typed text can mean. The origin (`https://explorer.example`) is the one
 * under which this explorer was reached, if the caller knows it. Never throws.
 */
export function readInput(input: string, origin: string | null = null): ReadInput {
  if (input.length > LONGEST) return { meanings: [], tried: [] };
  const text = withoutOrigin(cleanInput(input), origin);
  if (text === "") return { meanings: [], tried: [] };
  const forms = FORMS.filter((form) => text.length <= (form.longest ?? USUAL_LIMIT));
  return {
    meanings: inOrder(forms.flatMap((form) => form.read(text))),
    tried: forms.map((form) => form.name),
  };
}

/** The meaning to open without asking: the only exact one. */
export function soleMeaning({ meanings }: ReadInput): Meaning | null {
  const [first, second] = meanings;
  return first?.certainty === "exact" && second?.certainty !== "exact" ? first : null;
}
