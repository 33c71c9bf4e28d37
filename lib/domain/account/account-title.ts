import type { AddressNetwork } from "../../paths";
import { formatFriendly, type Address } from "../../ton/address/address";
import { middle } from "../../ton/value/shorten";

/** "Account EQAGsa…O93FeK · Mainnet", what a tab of the browser is called. */
export function accountTitle(network: AddressNetwork, address: Address | null): string {
  if (address === null) return `Account · ${network.name}`;
  const friendly = formatFriendly(address, { bounceable: true, testnet: network.testnet });
  return `Account ${middle(friendly)} · ${network.name}`;
}
