import type { AddressNetwork } from "../paths";
import { placesOf, type MatchPlace } from "./places";
import { warningOf } from "./problems/problems-of";
import type { SearchProblem } from "./problems/search-problem";
import { readInput, soleMatch } from "./read-input";

/** What a search leads to. */
export type Outcome<N extends AddressNetwork> =
  | { readonly kind: "nothing typed" }
  /** One match is certain; the other places are offered next to it. */
  | { readonly kind: "clear"; readonly href: string; readonly places: readonly MatchPlace<N>[] }
  | {
      readonly kind: "choice";
      readonly places: readonly MatchPlace<N>[];
      readonly problem: SearchProblem | null;
    }
  | { readonly kind: "unknown"; readonly tried: readonly string[]; readonly problem: SearchProblem | null };

/** Never throws, whatever the input. */
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
  const hasTestnet = networks.some(({ testnet }) => testnet);
  const warning = sole === null ? null : warningOf(sole, hasTestnet);
  const problem = read.problem ?? warning;
  const first = places.find(({ match }) => match === sole);
  if (first !== undefined && warning === null) return { kind: "clear", href: first.href, places };
  return places.length > 0
    ? { kind: "choice", places, problem }
    : { kind: "unknown", tried: read.tried, problem };
}
