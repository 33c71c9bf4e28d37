import { textUnits } from "./text-units";

export interface TextPart {
  readonly text: string;
  /** The text is ours: it names characters that would not be seen, `U+200B`, or says that there is more, `…`. */
  readonly mark: boolean;
}

const MORE: TextPart = { text: "…", mark: true };
/** Nobody reads further, and it is not worth looking at. */
const LONGEST = 2_000;

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
 * A text that anyone could have written, as parts that can be shown: whatever would be invisible is
 * named, floods of accents are cut down, and all of it takes no more room than `max` characters.
 */
export function visibleText(text: string, max = 40): TextPart[] {
  const units = textUnits(text.slice(0, LONGEST));
  const whole = text.length <= LONGEST && units.reduce((sum, { room }) => sum + room, 0) <= max;
  let left = whole ? max : max - 1;
  const end = units.findIndex(({ room }) => (left -= room) < 0);
  return merged([...units.slice(0, end < 0 ? units.length : end), ...(whole ? [] : [MORE])]);
}

/** A part where marks cannot look different. */
export function written({ text, mark }: TextPart): string {
  return mark && text !== "…" ? `[${text}]` : text;
}
