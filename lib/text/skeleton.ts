import { takenFor } from "./confusable-letters";
import { withoutInvisible } from "./invisible";

/** Longer names are compared by their beginning. */
const LONGEST = 100;
/** In many fonts these cannot be told from each other, and the digit from either. */
const READINGS: readonly Readonly<Record<string, string>>[] = [
  { "0": "O", "1": "L", "|": "L" },
  { "0": "O", "1": "I", "|": "I", l: "I" },
];

/**
 * What a text looks like, in Latin capitals: texts that have a skeleton in common can be taken for each other. More
 * than one where a character can be read in several ways. None if there is neither a letter nor a digit.
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

/** Before normalization too, which makes other letters of some of them. */
function latinOf(character: string): string {
  return (
    takenFor(character) ?? Array.from(character.normalize("NFKD"), (part) => takenFor(part) ?? part).join("")
  );
}
