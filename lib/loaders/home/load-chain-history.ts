import "server-only";
import type { ChainHistory } from "../../domain/home/chain-history";
import { chainHistory } from "../../gateway/upstream/embedded-chain";

/** Null unless the network is an embedded chain that is still creating its history. */
export function loadChainHistory(network: string): Promise<ChainHistory | null> {
  return chainHistory(network);
}
