import { withoutInvisible } from "./invisible";

/** Equal for texts that differ in case, accents, width or invisible characters only. */
export function folded(text: string): string {
  return withoutInvisible(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
}
