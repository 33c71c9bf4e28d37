import type { AddressNetwork } from "../../paths";
import { formatFriendly, type Address } from "../../ton/address/address";
import { middle } from "../../ton/value/shorten";

/** "Jetton EQAGsa…O93FeK · Mainnet". */
export function jettonTitle(network: AddressNetwork, master: Address | null): string {
  if (master === null) return `Jetton · ${network.name}`;
  const friendly = formatFriendly(master, { bounceable: true, testnet: network.testnet });
  return `Jetton ${middle(friendly)} · ${network.name}`;
}
