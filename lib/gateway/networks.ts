import "server-only";
import type { NetworkSettings } from "../config/environment.mjs";
import { settings } from "./process-settings";

/** The public part of a network's configuration: pages get this, but never the URL or the key. */
export interface Network {
  readonly id: string;
  readonly name: string;
  /** The symbol of the network's coin. */
  readonly coin: string;
  readonly testnet: boolean;
  readonly requestsPerSecond: number;
  readonly hasKey: boolean;
}

export function networks(): readonly Network[] {
  return settings().networks.map(publicPart);
}

/** Null if none is configured. */
export function defaultNetwork(): Network | null {
  const id = settings().defaultNetwork;
  return id === null ? null : findNetwork(id);
}

export function findNetwork(id: string): Network | null {
  const network = settings().networks.find((each) => each.id === id);
  return network === undefined ? null : publicPart(network);
}

export function publicPart({ id, name, coin, testnet, requestsPerSecond, apiKey }: NetworkSettings): Network {
  return { id, name, coin, testnet, requestsPerSecond, hasKey: apiKey !== null };
}
