import "server-only";
import { notFound } from "next/navigation";
import { defaultNetwork, findNetwork, networks } from "../../gateway/networks";
import type { PageNetwork } from "../../domain/network/page-network";

/** Longer menus are impractical; further networks are reachable by URL. */
const MOST_LISTED = 12;

/** The networks that pages list and pass to their scripts: the first ones, the standard one and the page's own. */
export function listedNetworks(here: PageNetwork | null): readonly PageNetwork[] {
  return allNetworks().filter(
    ({ id, standard }, place) => place < MOST_LISTED || standard || id === here?.id,
  );
}

export function allNetworks(): readonly PageNetwork[] {
  return networks().map((network) => ({ ...network, standard: network.id === defaultNetwork()?.id }));
}

/** The network that a page's URL names; an unknown name means that the page does not exist. */
export async function networkOf(params: Promise<{ readonly network: string }>): Promise<PageNetwork> {
  const { network } = await params;
  const found = findNetwork(network);
  if (found === null) notFound();
  return { ...found, standard: found.id === defaultNetwork()?.id };
}
