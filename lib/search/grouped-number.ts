const GROUPED = /^#?[1-9][0-9]{0,2}(?:,[0-9]{3})+$/;

/** A number with commas between its thousands, as we print it, without them; null for any other text. */
export function withoutCommas(text: string): string | null {
  return GROUPED.test(text) ? text.replaceAll(",", "") : null;
}
