import type { AddressNetwork } from "../../paths";
import { formatFriendly, type Address } from "../../ton/address/address";
import { withoutInvisible } from "../../text/invisible";
import { middle } from "../../ton/value/shorten";
import type { JettonProfile } from "./jetton-profile";

const MAX_NAME = 40;

/** "Tide (TIDE)", or the address of a jetton without a name. */
export function jettonTitle(
  { testnet }: Pick<AddressNetwork, "testnet">,
  master: Address,
  profile: Pick<JettonProfile, "name" | "token"> | null,
): string {
  const symbol = shown(profile?.token.symbol);
  const name = shown(profile?.name);
  if (name === "" && symbol === "") return middle(formatFriendly(master, { bounceable: true, testnet }));
  return name === "" || name === symbol ? symbol : symbol === "" ? name : `${name} (${symbol})`;
}

/** The browser's own frame would draw invisible characters, where we cannot mark them. */
function shown(text: string | null | undefined): string {
  return withoutInvisible(text ?? "").slice(0, MAX_NAME);
}
