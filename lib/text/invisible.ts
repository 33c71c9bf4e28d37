/** Emoji are written with characters that are invisible on their own, and there they hide nothing. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\uFE0E|\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*(?:[\u{E0020}-\u{E007E}]{1,10}\u{E007F})?|[0-9#*]\uFE0F\u20E3/gu;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** Whether it has characters that cannot be seen, other than those that emoji are made of. */
export function hasInvisible(text: string): boolean {
  const plain = text.replace(EMOJI, "");
  return withoutInvisible(plain) !== plain;
}
