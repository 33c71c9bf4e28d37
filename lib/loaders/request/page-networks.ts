import "server-only";
import { notFound } from "next/navigation";
import { defaultNetwork, findNetwork, networks } from "../../gateway/networks";
import type { PageNetwork } from "../../domain/network/page-network";

/** All networks, for the switch between them. */
export function allNetworks(): readonly PageNetwork[] {
  return networks().map((network) => ({ ...network, standard: network.id === defaultNetwork()?.id }));
}

/** The network that a page's URL names; a name that is none is a page that does not exist. */
export async function networkOf(params: Promise<{ readonly network: string }>): Promise<PageNetwork> {
  const { network } = await params;
  const found = findNetwork(network);
  if (found === null) notFound();
  return { ...found, standard: found.id === defaultNetwork()?.id };
}
