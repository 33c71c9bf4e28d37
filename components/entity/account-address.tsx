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

/** An account's address on its own page: all of it. What its reader calls it stands there once, not at each form. */
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
