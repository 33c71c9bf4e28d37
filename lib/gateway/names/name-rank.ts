import "server-only";
import { folded } from "../../text/fold";
import type { SeenName } from "./seen-names";

/** A name as it is compared: folded and cut. */
export interface ComparedName {
  /** A symbol, or a domain without its zone. */
  readonly short: string;
  readonly long: string;
}

const LONGEST = 100;

export function compared(name: SeenName): ComparedName {
  const [short, long] =
    name.kind === "domain"
      ? [name.name.replace(/\.(?:ton|t\.me)$/i, ""), ""]
      : [name.symbol ?? "", name.name ?? ""];
  return { short: folded(short.slice(0, LONGEST)), long: folded(long.slice(0, LONGEST)) };
}

/** What is searched for, folded; null if it is too short, or too long to be a name. */
export function searchedName(text: string): string | null {
  if (text.length > LONGEST) return null;
  const searched = folded(text.trim())
    .replace(/^[$@]/, "")
    .replace(/\.(?:t|to|ton|t\.m|t\.me)?$/, "");
  return searched.length < 2 ? null : searched;
}

/** The smaller the better; null if it does not match. */
export function rankOf({ short, long }: ComparedName, searched: string): number | null {
  if (short === searched) return 0;
  if (long === searched) return 1;
  if (short.startsWith(searched)) return 2;
  if (long.startsWith(searched)) return 3;
  if (hasWord(long, searched) || hasWord(short, searched)) return 4;
  if (short.includes(searched) || long.includes(searched)) return 5;
  return null;
}

/** Whether one of its words begins so. */
function hasWord(text: string, searched: string): boolean {
  const at = text.indexOf(searched, 1);
  return at > 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}
