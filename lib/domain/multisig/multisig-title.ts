import type { AddressNetwork } from "../../paths";
import { formatFriendly, type Address } from "../../ton/address/address";
import { middle } from "../../ton/value/shorten";
import type { MultisigProfile } from "./multisig-profile";

/** The parts of a page's title, the most specific one first: "Order #6", "Multisig EQBaoE…ZxA44P". */
export function multisigTitle(
  { testnet }: Pick<AddressNetwork, "testnet">,
  address: Address,
  profile: MultisigProfile | null,
): readonly [string, ...string[]] {
  const short = (of: Address) => middle(formatFriendly(of, { bounceable: true, testnet }));
  if (profile?.is !== "order") return [short(address), "Multisig"];
  const { seqno, multisig } = profile;
  const order = seqno === null ? `Order ${short(address)}` : `Order #${middle(String(seqno))}`;
  return [order, `Multisig ${short(multisig)}`];
}
