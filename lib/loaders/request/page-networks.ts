import "server-only";
import { notFound } from "next/navigation";
import { defaultNetwork, networks } from "../../gateway/networks";
import type { PageNetwork } from "../../domain/network/page-network";

/** Longer menus are impractical; further networks are reachable by URL. */
const MOST_LISTED = 12;

interface Known {
  /** In the configured order. */
  readonly all: readonly PageNetwork[];
  readonly byId: ReadonlyMap<string, PageNetwork>;
  /** The first ones and the standard one. */
  readonly listed: readonly PageNetwork[];
}

let known: Known | null = null;

/** Made once: networks do not change while the process runs. */
function knownNetworks(): Known {
  if (known !== null) return known;
  const standardId = defaultNetwork()?.id;
  const all = networks().map((network) => ({ ...network, standard: network.id === standardId }));
  known = {
    all,
    byId: new Map(all.map((network) => [network.id, network])),
    listed: all.filter(({ standard }, place) => place < MOST_LISTED || standard),
  };
  return known;
}

export function allNetworks(): readonly PageNetwork[] {
  return knownNetworks().all;
}

/** The networks that pages list and pass to their scripts: the first ones, the standard one and the page's own. */
export function listedNetworks(here: PageNetwork | null): readonly PageNetwork[] {
  const { listed } = knownNetworks();
  return here === null || listed.some(({ id }) => id === here.id) ? listed : [...listed, here];
}

/** The network that a page's URL names; an unknown name means that the page does not exist. */
export async function networkOf(params: Promise<{ readonly network: string }>): Promise<PageNetwork> {
  const { network } = await params;
  return knownNetworks().byId.get(network) ?? notFound();
}
