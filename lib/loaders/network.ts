import "server-only";
import { notFound } from "next/navigation";
import { defaultNetwork, findNetwork, type Network } from "../gateway/networks";
import type { NetworkName } from "../paths";

/** A network as pages know it: nothing of it is secret. */
export type PageNetwork = Network & NetworkName;

/** The network that a page's URL names; a name that is none is a page that does not exist. */
export async function networkOf(params: Promise<{ readonly network: string }>): Promise<PageNetwork> {
  const { network } = await params;
  const found = findNetwork(network);
  if (found === null) notFound();
  return { ...found, standard: found.id === defaultNetwork()?.id };
}
