import "server-only";
import { notFound } from "next/navigation";
import { defaultNetwork, networks } from "../../gateway/networks";
import type { PageNetwork } from "../../domain/network/page-network";

/** Longer menus are impractical; further networks are reachable by URL. */
const MOST_LISTED = 12;

let known: ReadonlyMap<string, PageNetwork> | null = null;

/** In the configured order. They do not change while the process runs. */
function networksById(): ReadonlyMap<string, PageNetwork> {
  if (known !== null) return known;
  const standardId = defaultNetwork()?.id;
  known = new Map(
    networks().map((network) => [network.id, { ...network, standard: network.id === standardId }]),
  );
  return known;
}

export function allNetworks(): readonly PageNetwork[] {
  return [...networksById().values()];
}

/** The networks that pages list and pass to their scripts: the first ones, the standard one and the page's own. */
export function listedNetworks(here: PageNetwork | null): readonly PageNetwork[] {
  return allNetworks().filter(
    ({ id, standard }, place) => place < MOST_LISTED || standard || id === here?.id,
  );
}

/** The network that a page's URL names; an unknown name means that the page does not exist. */
export async function networkOf(params: Promise<{ readonly network: string }>): Promise<PageNetwork> {
  const { network } = await params;
  return networksById().get(network) ?? notFound();
}
