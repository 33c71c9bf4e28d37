import type { AddressNetwork } from "../paths";
import type { Meaning } from "./form";
import { targetOf } from "./target";

/** One thing that a text can mean, in a network where it can be looked at. */
export interface Place<N extends AddressNetwork> {
  readonly meaning: Meaning;
  readonly network: N;
  readonly href: string;
}

/**
 * In which networks to look for it. Who writes a test address or a link to a test network means that.
 * An address without the flag is used in all networks, so it means the one that the visitor is in first.
 */
function networksFor<N extends AddressNetwork>(
  { testnet }: Meaning,
  here: N,
  networks: readonly N[],
): readonly N[] {
  if (testnet === null || testnet === here.testnet) return [here];
  const there = networks.find((network) => network.testnet === testnet);
  if (there === undefined) return [here];
  return testnet ? [there, here] : [here, there];
}

/** Where each meaning can be looked at; where somebody most likely wants to look comes first. */
export function placesOf<N extends AddressNetwork>(
  meanings: readonly Meaning[],
  here: N,
  networks: readonly N[],
): readonly Place<N>[] {
  return meanings.flatMap((meaning) =>
    networksFor(meaning, here, networks).map((network) => ({
      meaning,
      network,
      href: targetOf(meaning, network),
    })),
  );
}
