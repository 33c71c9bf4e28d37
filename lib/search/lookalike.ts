/** Why a name may not be the one that it looks like. */
export type DomainWarning = "mixed scripts" | "looks like Latin" | "invisible characters";

const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  // Japanese is written in three scripts at once, so these count as one.
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

/** Lower-case letters of other scripts that many fonts draw like Latin ones. */
const DRAWN_AS_LATIN = /^[аеорсухіјѕһԁԛԝүьοανρυικχոսօհցգքզ0-9_-]+$/u;
const ASCII = /^[!-~]*$/;

export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
}

/** The label is one that lies between dots, normalized and in lower case. */
export function lookalikeWarning(label: string): DomainWarning | null {
  if (ASCII.test(label)) return null;
  if (SCRIPTS.filter((script) => script.test(label)).length > 1) return "mixed scripts";
  return DRAWN_AS_LATIN.test(label) ? "looks like Latin" : null;
}
