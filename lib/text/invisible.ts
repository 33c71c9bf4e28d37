import { hasHidden } from "./hidden-characters";

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** Whether it has invisible characters other than those in emoji. */
export function hasInvisible(text: string): boolean {
  return hasHidden(text, "invisible") || hasHidden(text, "direction");
}
