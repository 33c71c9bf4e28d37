import type { Hash } from "../../ton/value/hash";

/** Our own API: for browsers, and the first one for forms without scripts too. */
export function sendRoutePath(network: string): string {
  return `/api/${network}/send`;
}

export function sendFactsPath(network: string): string {
  return `/api/${network}/send/facts`;
}

export function sendTrackPath(network: string, hash: Hash): string {
  return `/api/${network}/send/track?hash=${hash}`;
}
