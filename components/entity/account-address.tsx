import type { AddressNetwork } from "@/lib/paths";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { CopyButton } from "../ui/copy-button";
import { Entity } from "./entity";
import { FullText } from "./full-text";

interface AccountAddressProps {
  readonly network: Pick<AddressNetwork, "testnet">;
  readonly address: Address;
  readonly bounceable?: boolean;
  readonly form?: "friendly" | "raw";
}

/** The full address, for the account's own page, where the private label is shown only once. */
export function AccountAddress({
  network,
  address,
  bounceable = true,
  form = "friendly",
}: AccountAddressProps) {
  const text = form === "raw" ? address : formatFriendly(address, { bounceable, testnet: network.testnet });
  return (
    <span data-name-beside="">
      <Entity
        id={address}
        copy={<CopyButton text={text} what={form === "raw" ? "raw address" : "address"} />}
      >
        <FullText text={text} />
      </Entity>
    </span>
  );
}
