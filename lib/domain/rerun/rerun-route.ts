import type { Hash } from "../../ton/value/hash";

export function rerunPath(network: string, hash: Hash): string {
  return `/api/${network}/transaction/${hash}/rerun`;
}
