import type { AddressNetwork } from "@/lib/paths";
import { formatFriendly, isStandard, type Address } from "@/lib/ton/address/address";

/** Addresses as the value of a form field; null for none. */
export function friendlyAddresses({ testnet }: AddressNetwork, addresses: readonly Address[]): string | null {
  if (addresses.length === 0) return null;
  return addresses
    .map((address) =>
      isStandard(address) ? formatFriendly(address, { bounceable: true, testnet }) : address,
    )
    .join(" ");
}
