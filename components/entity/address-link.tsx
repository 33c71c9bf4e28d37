import type { ReactNode } from "react";
import { accountPath, type AddressNetwork } from "@/lib/paths";
import { formatFriendly, isStandard, type Address } from "@/lib/ton/address/address";
import { Badge } from "../ui/badge";
import { CopyButton } from "../ui/copy-button";
import { AddressShards } from "./face/address-shards";
import { Entity, isShortName } from "./entity";
import { MiddleText } from "./middle-text";
import { Name } from "./name";
import { PageLink } from "@/components/ui/page-link";

interface AddressLinkProps {
  readonly network: AddressNetwork;
  readonly address: Address;
  /** The form to share: bounceable for contracts, not for wallets. */
  readonly bounceable?: boolean;
  readonly name?: string | undefined;
  /** Where the name comes from. */
  readonly nameSource?: string | undefined;
  /** Why the name or the account may mislead. */
  readonly doubt?: string | undefined;
  /** The picture of the thing at the address, instead of the address's shards. */
  readonly face?: ReactNode;
  /** Placed outside the name, which could imitate it. */
  readonly icon?: ReactNode;
  readonly copy?: boolean;
  /** A page with more details than the account's. */
  readonly path?: ((network: AddressNetwork, address: Address) => string) | undefined;
}

export function AddressLink(props: AddressLinkProps) {
  const { network, address, bounceable = true, name = "", nameSource, doubt } = props;
  const { face, icon, copy = true, path } = props;
  const friendly = formatFriendly(address, { bounceable, testnet: network.testnet });
  const copyButton = copy && <CopyButton text={friendly} what="address" />;
  // An external or variable-length address has no page.
  if (!isStandard(address))
    return (
      <Entity id={address} copy={copyButton}>
        <MiddleText text={address} />
      </Entity>
    );
  return (
    <Entity
      id={address}
      copy={copyButton}
      // The face stays before the address or a short name, not at the end of the line above.
      unbroken={isShortName(name)}
    >
      {face === undefined || face === false ? <AddressShards address={address} /> : face}
      {icon !== undefined && <>{icon} </>}
      {doubt !== undefined && (
        <>
          <Badge tone="warning">{doubt}</Badge>{" "}
        </>
      )}
      <PageLink href={(path ?? accountPath)(network, address)}>
        {name === "" ? (
          <MiddleText text={friendly} />
        ) : (
          <>
            <Name text={name} source={nameSource === undefined ? friendly : `${friendly}\n${nameSource}`} />
            <span className="hidden-text"> {friendly}</span>
          </>
        )}
      </PageLink>
    </Entity>
  );
}
