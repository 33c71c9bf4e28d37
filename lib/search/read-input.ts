import { cleanInput } from "./clean";
import type { Match } from "./form";
import { FORMS } from "./forms";
import { withoutCommas } from "./grouped-number";
import { identityOf } from "./identity";
import { problemOf } from "./problems/problems-of";
import type { SearchProblem } from "./problems/search-problem";
import { withoutSpaces } from "./spaced-code";

export interface ReadInput {
  /** Exact ones first; empty if the text has none of the forms. */
  readonly matches: readonly Match[];
  /** The names of the forms that the text was compared with. */
  readonly tried: readonly string[];
  /** What is wrong with a text that has no certain match, if that can be determined. */
  readonly problem: SearchProblem | null;
}

const NOTHING: ReadInput = { matches: [], tried: [], problem: null };

const USUAL_LIMIT = 4096;
const LONGEST = Math.max(...FORMS.map((form) => form.longest ?? USUAL_LIMIT));

/** A link to the host that the visitor is on is one of our own paths. */
function withoutOrigin(text: string, origin: string | null): string {
  if (origin === null || !text.startsWith(origin)) return text;
  const path = text.slice(origin.length);
  return path.startsWith("/") ? path : text;
}

function inOrder(matches: readonly Match[]): readonly Match[] {
  const exact = matches.filter((match) => match.certainty === "exact");
  const possible = matches.filter((match) => match.certainty === "possible");
  const byIdentity = new Map<string, Match>();
  for (const match of [...exact, ...possible]) {
    const identity = identityOf(match);
    if (!byIdentity.has(identity)) byIdentity.set(identity, match);
  }
  return [...byIdentity.values()];
}

/**
 * All matches of a pasted or typed text. The origin (`https://explorer.example`) is the one at which this explorer
 * was reached, or null. Never throws.
 */
export function readInput(input: string, origin: string | null = null): ReadInput {
  if (input.length > LONGEST) return NOTHING;
  const text = withoutOrigin(cleanInput(input), origin);
  if (text === "") return NOTHING;
  const forms = FORMS.filter((form) => text.length <= (form.longest ?? USUAL_LIMIT));
  const read = (typed: string) => inOrder(forms.flatMap((form) => form.read(typed)));
  const plain = withoutSpaces(text);
  const ungrouped = withoutCommas(text);
  const matches = ungrouped === null ? read(text) : inOrder([...read(ungrouped), ...read(text)]);
  const found = matches.length > 0 || plain === null ? matches : read(plain);
  const isCertain = found.some(({ certainty }) => certainty === "exact");
  return {
    matches: found,
    tried: forms.map((form) => form.name),
    problem: isCertain || text.length > USUAL_LIMIT ? null : problemOf(text),
  };
}

/** The match to open at once: the only exact one. */
export function soleMatch({ matches }: Pick<ReadInput, "matches">): Match | null {
  const [first, second] = matches;
  return first?.certainty === "exact" && second?.certainty !== "exact" ? first : null;
}
