import "server-only";
import { folded } from "../../text/fold";
import { skeletonsOf } from "../../text/skeleton";
import type { SeenName } from "./seen-names";

/** A name as used in comparisons: folded and cut. */
export interface ComparedName {
  /** A symbol, or a domain without its zone. */
  readonly short: string;
  readonly long: string;
  /** What the symbol looks like, if that differs from its spelling: "USDT" for "USD₮". */
  readonly looksLike: string;
}

const LONGEST = 100;

export function compared(name: SeenName): ComparedName {
  const [short, long] =
    name.kind === "domain"
      ? [name.name.replace(/\.(?:ton|t\.me)$/i, ""), ""]
      : [name.symbol ?? "", name.name ?? ""];
  const written = folded(short.slice(0, LONGEST));
  const looks = /^[ -~]*$/.test(written) ? "" : folded(skeletonsOf(short)[0] ?? "");
  return { short: written, long: folded(long.slice(0, LONGEST)), looksLike: looks === written ? "" : looks };
}

/** Each letter of these scripts counts as a word. */
const WORD_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The search text, folded; null if it is too short, or too long to be a name. */
export function searchedName(text: string): string | null {
  if (text.length > LONGEST) return null;
  const searched = folded(text.trim())
    .replace(/^[$@]/, "")
    .replace(/\.(?:t|to|ton|t\.m|t\.me)?$/, "");
  return searched.length < 2 && !WORD_LETTER.test(searched) ? null : searched;
}

/** Smaller is better; null if it does not match. */
export function rankOf({ short, long, looksLike }: ComparedName, searched: string): number | null {
  if (short === searched || looksLike === searched) return 0;
  if (long === searched) return 1;
  if (short.startsWith(searched)) return 2;
  if (long.startsWith(searched)) return 3;
  if (hasWord(long, searched) || hasWord(short, searched)) return 4;
  if (short.includes(searched) || long.includes(searched)) return 5;
  return null;
}

/** Whether one of its words begins with the search text. */
function hasWord(text: string, searched: string): boolean {
  const at = text.indexOf(searched, 1);
  return at > 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}
