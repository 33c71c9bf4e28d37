import type { AddressNetwork } from "../paths";
import { placesOf, type MatchPlace } from "./places";
import { readInput, soleMatch } from "./read-input";

/** What a search leads to. */
export type Outcome<N extends AddressNetwork> =
  | { readonly kind: "nothing typed" }
  /** One match is certain; the other places are offered beside it. */
  | { readonly kind: "clear"; readonly href: string; readonly places: readonly MatchPlace<N>[] }
  | { readonly kind: "choice"; readonly places: readonly MatchPlace<N>[] }
  | { readonly kind: "unknown"; readonly tried: readonly string[] };

/** Never throws, whatever was typed. */
export function outcomeOf<N extends AddressNetwork>(
  text: string,
  origin: string | null,
  here: N,
  networks: readonly N[],
): Outcome<N> {
  if (text.trim() === "") return { kind: "nothing typed" };
  const read = readInput(text, origin);
  const places = placesOf(read.matches, here, networks);
  const sole = soleMatch(read);
  const first = places.find(({ match }) => match === sole);
  if (first !== undefined) return { kind: "clear", href: first.href, places };
  return places.length > 0 ? { kind: "choice", places } : { kind: "unknown", tried: read.tried };
}
