/** Characters around a text that was copied out of a sentence, a table, a chat or a program. */
const AROUND = /[\s\p{Cf}"'`*“”„«»‘’‚‹›<>[\]]/u;
const AFTER = /[,.;:!?…]/u;

/** A loop and not an expression: on a text of a megabyte an expression would backtrack for a long time. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && AROUND.test(text.charAt(start))) start += 1;
  while (end > start && (AROUND.test(text.charAt(end - 1)) || AFTER.test(text.charAt(end - 1)))) end -= 1;
  return text.slice(start, end);
}

/** A block id is in parentheses; a lone one belongs to the sentence around. */
function withoutLoneParenthesis(text: string): string {
  if (text.startsWith("(") && !text.includes(")")) return trimmed(text.slice(1));
  if (text.endsWith(")") && !text.includes("(")) return trimmed(text.slice(0, -1));
  return text;
}

/** Null when what follows the percent signs is no UTF-8. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The parts of a link are decoded when they are taken apart: an encoded `&` does not end a parameter. */
function isLink(text: string): boolean {
  return (
    text.startsWith("/") || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^[^/?#\s]+\.[^/?#\s]+[/?]/.test(text)
  );
}

export function cleanInput(text: string): string {
  const bare = withoutLoneParenthesis(trimmed(text));
  if (!/%[0-9a-f]{2}/i.test(bare) || isLink(bare)) return bare;
  return withoutLoneParenthesis(trimmed(percentDecoded(bare) ?? bare));
}
