import type { AddressNetwork } from "../paths";
import type { Match } from "./form";
import { targetOf } from "./target";

/** A match in one of the networks. */
export interface MatchPlace<N extends AddressNetwork> {
  readonly match: Match;
  readonly network: N;
  readonly href: string;
}

/**
 * The networks in which to look for it. A test address or a link to a test network is for that network. An address
 * without the flag is used in all networks, so the visitor's current one comes first.
 */
function networksFor<N extends AddressNetwork>(
  { testnet }: Match,
  here: N,
  networks: readonly N[],
): readonly N[] {
  if (testnet === null || testnet === here.testnet) return [here];
  const there = networks.find((network) => network.testnet === testnet);
  if (there === undefined) return [here];
  return testnet ? [there, here] : [here, there];
}

/** The places of each match, the most likely one first. */
export function placesOf<N extends AddressNetwork>(
  matches: readonly Match[],
  here: N,
  networks: readonly N[],
): readonly MatchPlace<N>[] {
  return matches.flatMap((match) =>
    networksFor(match, here, networks).map((network) => ({
      match,
      network,
      href: targetOf(match, network),
    })),
  );
}
