import { takenFor } from "./confusable-letters";
import { withoutInvisible } from "./invisible";

/** Only the beginning of longer names is compared. */
const LONGEST = 100;
/** In many fonts these letters look the same, and the digit looks like both. */
const READINGS: readonly Readonly<Record<string, string>>[] = [
  { "0": "O", "1": "L", "|": "L" },
  { "0": "O", "1": "I", "|": "I", l: "I" },
];

/**
 * What a text looks like, in Latin capitals: texts that share a skeleton can be taken for each other. There are
 * several if a character can be read in several ways, and none if the text has neither a letter nor a digit.
 */
export function skeletonsOf(text: string): readonly string[] {
  const plain = withoutInvisible(text.slice(0, LONGEST)).normalize("NFC").replace(/^\$+/, "");
  const drawn = Array.from(plain, latinOf).join("");
  const read = READINGS.map((reading) =>
    Array.from(drawn, (character) => reading[character] ?? character)
      .join("")
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ""),
  );
  return [...new Set(read)].filter((skeleton) => skeleton !== "");
}

/** Also applied before normalization, which turns some of them into other letters. */
function latinOf(character: string): string {
  return (
    takenFor(character) ?? Array.from(character.normalize("NFKD"), (part) => takenFor(part) ?? part).join("")
  );
}
