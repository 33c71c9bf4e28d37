import type { ActionPart, ActionRow } from "./action-row";
import type { RowAmount } from "./row-amounts";

/** What an action did, in bold. */
interface Verb {
  readonly is: "verb";
  readonly text: string;
}

/** A sentence as a row shows it. */
type RowSentence = readonly (ActionPart | Verb)[];

/** The sentence of an action without the amount shown beside it, if it still reads well. */
export function rowSentence(
  { sentence, sum }: Pick<ActionRow, "sentence" | "sum">,
  amounts: readonly RowAmount[],
): RowSentence {
  const part = sum === null ? undefined : sentence[sum];
  const isBeside = part !== undefined && amounts.some((amount) => isSame(amount.part, part));
  return withVerb((isBeside && sum !== null ? withoutPart(sentence, sum) : null) ?? sentence);
}

function isSame(one: RowAmount["part"], other: ActionPart): boolean {
  return one.is === other.is && one.amount === other.amount;
}

/** Words that lead to an amount. */
const LEADING_WORD = /(?:^| )(with|of|for)$/;
/** What can follow an amount and still reads well without it. */
const FOLLOWING_WORDS = /^(, | (?!and\b))|^$/;

/** A sentence without an amount; null if the rest is not a sentence. */
function withoutPart(sentence: readonly ActionPart[], index: number): readonly ActionPart[] | null {
  const before = sentence[index - 1];
  const after = sentence[index + 1] ?? { is: "phrase", text: "" };
  if (before?.is !== "phrase" || after.is !== "phrase" || !FOLLOWING_WORDS.test(after.text)) return null;
  const start = before.text.trimEnd().replace(LEADING_WORD, "");
  const text = start + after.text;
  if (index === 1 && start === "") return null;
  const rest = sentence.slice(index + 2);
  return [
    ...sentence.slice(0, index - 1),
    { is: "phrase", text: rest.length === 0 ? text.trimEnd() : text },
    ...rest,
  ];
}

/** The verb at the start of our text in a sentence. Sentences that begin with another word have none. */
const VERB = /^(\s*)((?:tried|failed|attempted) to \w+|(?:was|were) \w+|\w+)/i;
const NO_VERB = /^(there|a|an|something|and|to)$/i;

function withVerb(sentence: readonly ActionPart[]): RowSentence {
  const index = sentence.findIndex(({ is }) => is === "phrase");
  const part = sentence[index];
  if (part?.is !== "phrase") return sentence;
  const [found = "", space = "", verb = ""] = VERB.exec(part.text) ?? [];
  if (verb === "" || NO_VERB.test(verb)) return sentence;
  return [
    ...sentence.slice(0, index),
    ...(space === "" ? [] : [{ is: "phrase" as const, text: space }]),
    { is: "verb", text: verb },
    { is: "phrase", text: part.text.slice(found.length) },
    ...sentence.slice(index + 1),
  ];
}
