import { HIDDEN } from "@/lib/text/hidden-characters";

/** A visible unit of text: a letter with its accents, an emoji, or a mark for a hidden character. */
export interface TextUnit {
  readonly text: string;
  /** The text is a code point (`U+200B`) in place of an invisible or deceptive character. */
  readonly mark: boolean;
  /** Width in characters. */
  readonly room: number;
}

const SPACE = /^[ \u00a0\u3000]$/;
const COMBINING = /\p{M}/gu;
/** Enough for any language; more would overlap the lines above. */
const MAX_COMBINING = 4;
const JOINER = "\u200d";
/** An emoji with its modifiers joins with what follows a zero-width joiner. */
const PICTURE_END = /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?$/u;

/** Whether a character belongs to the previous unit: a combining mark, or a part of an emoji. */
function continues(text: string, character: string, next: string): boolean {
  if (character === JOINER) return PICTURE_END.test(text) && /\p{Extended_Pictographic}/u.test(next);
  if (text.endsWith(JOINER)) return true;
  if (/[\ufe0e\ufe0f]/.test(character)) return /\p{Extended_Pictographic}$/u.test(text) || next === "\u20e3";
  if (HIDDEN.test(character)) return false;
  if (/\p{Emoji_Modifier}/u.test(character)) return /\p{Emoji_Modifier_Base}$/u.test(text);
  return character.search(COMBINING) === 0 && (text.match(COMBINING)?.length ?? 0) < MAX_COMBINING;
}

function markOf([first = "", ...more]: readonly string[]): TextUnit {
  const code = (first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const text = `U+${code}${more.length > 0 ? ` +${more.length}` : ""}`;
  return { text, mark: true, room: text.length };
}

function isLostSpace(before: TextUnit | undefined, character: string, next: string): boolean {
  return SPACE.test(character) && (next === "" || before === undefined || SPACE.test(before.text));
}

export function textUnits(text: string): TextUnit[] {
  const units: TextUnit[] = [];
  let hidden: string[] = [];
  const flush = () => {
    if (hidden.length > 0) units.push(markOf(hidden));
    hidden = [];
  };
  const characters = Array.from(text);
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1] ?? "";
    const last = units.at(-1);
    const base = last === undefined || last.mark || hidden.length > 0 || SPACE.test(last.text) ? null : last;
    if (base !== null && continues(base.text, character, next)) {
      const room = base.room + (base.text.endsWith(JOINER) ? 1 : 0);
      units.splice(-1, 1, { text: base.text + character, mark: false, room });
    } else if (
      isLostSpace(last, character, next) ||
      HIDDEN.test(character) ||
      character.search(COMBINING) === 0
    ) {
      hidden.push(character);
    } else {
      flush();
      units.push({ text: character, mark: false, room: 1 });
    }
  }
  flush();
  return units;
}
