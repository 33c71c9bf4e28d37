/**
 * Characters that a name can hide. The classes do not overlap; together they are the characters that are written out
 * as code points wherever untrusted text is shown.
 */
const CLASSES = {
  /** Line breaks, control codes, lone surrogates. */
  control: String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]`,
  /** Marks, embeddings, overrides and isolates of direction. */
  direction: String.raw`[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`,
  /** Joiners, fillers, tags, selectors: nothing is drawn for them. */
  invisible: String.raw`(?![\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`,
  /** Spaces of unusual widths. */
  space: String.raw`(?![ \u00a0\u3000])\p{Zs}`,
} as const;

export type HiddenClass = keyof typeof CLASSES;

/** A character of any of the classes. */
export const HIDDEN = new RegExp(Object.values(CLASSES).join("|"), "u");

/** Emoji contain characters that are invisible on their own; there they hide nothing. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\uFE0E|\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*(?:[\u{E0020}-\u{E007E}]{1,10}\u{E007F})?|[0-9#*]\uFE0F\u20E3/gu;

const PATTERNS: Readonly<Record<HiddenClass, RegExp>> = {
  control: new RegExp(CLASSES.control, "u"),
  direction: new RegExp(CLASSES.direction, "u"),
  invisible: new RegExp(CLASSES.invisible, "u"),
  space: new RegExp(CLASSES.space, "u"),
};

/** Whether a text has characters of a class, other than those in emoji. */
export function hasHidden(text: string, of: HiddenClass): boolean {
  return PATTERNS[of].test(of === "invisible" ? text.replace(EMOJI, "") : text);
}
