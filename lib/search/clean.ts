import { percentDecoded } from "../text/percent-decoded";

/** Characters around text that was copied from a sentence, a table, a chat or a program. */
const AROUND = /[\s\p{Cf}"'`*“”„«»‘’‚‹›<>[\]]/u;
const AFTER = /[,.;:!?…]/u;

/** A loop instead of a regular expression, which would backtrack for a long time on a megabyte of text. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && AROUND.test(text.charAt(start))) start += 1;
  while (end > start && (AROUND.test(text.charAt(end - 1)) || AFTER.test(text.charAt(end - 1)))) end -= 1;
  return text.slice(start, end);
}

/** A block id is in parentheses; an unpaired one belongs to the surrounding sentence. */
function withoutLoneParenthesis(text: string): string {
  if (text.startsWith("(") && !text.includes(")")) return trimmed(text.slice(1));
  if (text.endsWith(")") && !text.includes("(")) return trimmed(text.slice(0, -1));
  return text;
}

/** The parts of a link are decoded after they are split: an encoded `&` does not end a parameter. */
function isLink(text: string): boolean {
  if (text.startsWith("/") || /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return true;
  const host = /^([^/?#\s]+)[/?]/.exec(text)?.[1] ?? "";
  return host.slice(1, -1).includes(".");
}

export function cleanInput(text: string): string {
  const bare = withoutLoneParenthesis(trimmed(text));
  if (!/%[0-9a-f]{2}/i.test(bare) || isLink(bare)) return bare;
  return withoutLoneParenthesis(trimmed(percentDecoded(bare) ?? bare));
}
