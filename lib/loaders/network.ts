import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { SHOWN_NETWORK_HEADER } from "../config/network-header.mjs";
import { defaultNetwork, findNetwork, networks } from "../gateway/networks";
import type { PageNetwork } from "../query/page-network";

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

/** The network that a page without a route is shown in: that of its URL, or the first. */
export async function shownNetwork(): Promise<PageNetwork | undefined> {
  const id = (await headers()).get(SHOWN_NETWORK_HEADER);
  const all = allNetworks();
  return all.find((network) => network.id === id) ?? all.find((network) => network.standard) ?? all[0];
}
