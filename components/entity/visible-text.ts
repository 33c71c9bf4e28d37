import { textUnits } from "./text-units";

export interface TextPart {
  readonly text: string;
  /** The text was inserted: a code point (`U+200B`), or `…` where the text was cut. */
  readonly mark: boolean;
}

const MORE: TextPart = { text: "…", mark: true };
/** Input beyond this is not examined. */
const MAX_INPUT_LENGTH = 2_000;

function merged(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const { text, mark } of parts) {
    const last = result.at(-1);
    if (last === undefined || last.mark || mark) result.push({ text, mark });
    else result.splice(-1, 1, { text: last.text + text, mark });
  }
  return result;
}

/**
 * Untrusted text as parts that can be shown: invisible characters become marks, stacked accents are
 * limited, and the width is at most `max` characters.
 */
export function visibleText(text: string, max = 40): TextPart[] {
  const units = textUnits(text.slice(0, MAX_INPUT_LENGTH));
  const whole = text.length <= MAX_INPUT_LENGTH && units.reduce((sum, { room }) => sum + room, 0) <= max;
  let left = whole ? max : max - 1;
  const end = units.findIndex(({ room }) => (left -= room) < 0);
  return merged([...units.slice(0, end < 0 ? units.length : end), ...(whole ? [] : [MORE])]);
}

/** A part as plain text, where marks cannot be styled. */
export function written({ text, mark }: TextPart): string {
  return mark && text !== "…" ? `[${text}]` : text;
}
