import type { ReactNode } from "react";
import { accountPath, type AddressNetwork } from "@/lib/paths";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { CopyButton } from "../ui/copy-button";
import { Entity } from "./entity";
import { MiddleText } from "./middle-text";
import { Name } from "./name";
import { RowLink } from "./row-link";

interface AddressLinkProps {
  readonly network: AddressNetwork;
  readonly address: Address;
  /** The form that its owner gives to others: contracts bounce, wallets do not. */
  readonly bounceable?: boolean;
  readonly name?: string | undefined;
  /** Who says that this is its name. */
  readonly nameSource?: string | undefined;
  /** What we know of the account, before and outside of a name that could imitate it. */
  readonly icon?: ReactNode;
  readonly copy?: boolean;
}

/** An account in a line: icon, name, address, copying. */
export function AddressLink(props: AddressLinkProps) {
  const { network, address, bounceable = true, name = "", nameSource, icon, copy = true } = props;
  const friendly = formatFriendly(address, { bounceable, testnet: network.testnet });
  return (
    <Entity id={address} copy={copy && <CopyButton text={friendly} what="address" />}>
      {icon !== undefined && <>{icon} </>}
      <RowLink href={accountPath(network, address)}>
        {name !== "" && (
          <>
            <Name text={name} source={nameSource} />{" "}
          </>
        )}
        <MiddleText text={friendly} />
      </RowLink>
    </Entity>
  );
}
