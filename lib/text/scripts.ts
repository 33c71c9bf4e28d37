/**
 * Scripts whose letters can be taken for those of another. Japanese is written in three at once, so these count as
 * one.
 */
const SCRIPTS = [
  ["Latin", /\p{Script=Latin}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Armenian", /\p{Script=Armenian}/u],
  ["Cherokee", /\p{Script=Cherokee}/u],
  ["Coptic", /\p{Script=Coptic}/u],
  ["Lisu", /\p{Script=Lisu}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Georgian", /\p{Script=Georgian}/u],
  ["Canadian syllabics", /\p{Script=Canadian_Aboriginal}/u],
  ["Tifinagh", /\p{Script=Tifinagh}/u],
  ["Deseret", /\p{Script=Deseret}/u],
  ["Runic", /\p{Script=Runic}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Hangul", /\p{Script=Hangul}/u],
  ["Chinese or Japanese", /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
] as const;

export type Script = (typeof SCRIPTS)[number][0];

export function scriptsOf(text: string): readonly Script[] {
  return SCRIPTS.filter(([, letters]) => letters.test(text)).map(([name]) => name);
}

/** Names in these scripts are common beside Latin letters, and nobody mistakes them for Latin. */
const BESIDE_LATIN: ReadonlySet<Script> = new Set(["Hangul", "Chinese or Japanese", "Thai"]);

/** The scripts of the first word that mixes several; empty if there is none. */
export function mixedScripts(text: string): readonly Script[] {
  for (const word of text.split(/[^\p{L}\p{M}\p{N}\p{Cf}]+/u)) {
    const scripts = scriptsOf(word);
    const confusing = scripts.filter((script) => !BESIDE_LATIN.has(script));
    if (scripts.length > 1 && confusing.length > 1) return confusing;
  }
  return [];
}
