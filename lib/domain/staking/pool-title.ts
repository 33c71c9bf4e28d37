import type { AddressNetwork } from "../../paths";
import { withoutInvisible } from "../../text/invisible";
import { formatFriendly, type Address } from "../../ton/address/address";
import { middle } from "../../ton/value/shorten";
import type { PoolProfile } from "./pool-profile";

const MAX_NAME = 40;

/** The name of a pool, or its address. */
export function poolTitle(
  { testnet }: Pick<AddressNetwork, "testnet">,
  pool: Address,
  profile: Pick<PoolProfile, "self"> | null,
): string {
  // The browser's own frame would draw invisible characters, where we cannot mark them.
  const name = withoutInvisible(profile?.self.name ?? "").slice(0, MAX_NAME);
  return name === "" ? middle(formatFriendly(pool, { bounceable: true, testnet })) : name;
}
