import { AddressShards } from "@/components/entity/face/address-shards";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { NftThumbnail } from "@/components/entity/face/nft-thumbnail";
import { TokenMark } from "@/components/entity/face/token-mark";
import { Badge } from "@/components/ui/badge";
import { accountPath, domainPath, jettonPath, nftPath, type AddressNetwork } from "@/lib/paths";
import type { FoundName } from "@/lib/domain/search/name-report";
import { formatFriendly } from "@/lib/ton/address/address";

interface NameMatchTextProps {
  readonly found: FoundName;
  readonly network: AddressNetwork;
}

export function hrefOfName(network: AddressNetwork, found: FoundName): string {
  switch (found.kind) {
    case "domain":
      return domainPath(network, found.name);
    case "collection":
    case "item":
      return nftPath(network, found.address);
    case "jetton":
      return jettonPath(network, found.address);
    case "account":
      return accountPath(network, found.address);
  }
}

/** A thing by its face and name, with the address that distinguishes it from others of that name. */
export function NameMatchText({ found, network }: NameMatchTextProps) {
  const { doubt, address } = found;
  const [lead, more] =
    found.kind === "domain" ? [found.name, null] : [found.symbol ?? found.name, found.name];
  const file = found.kind === "domain" ? null : found.file;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <NameFace found={found} />
      {doubt !== null && <Badge tone="warning">{doubt}</Badge>}
      {lead !== null && (
        <Name
          text={lead}
          max={found.kind === "jetton" ? 20 : 60}
          source={file === null ? undefined : `name from ${file}`}
        />
      )}
      {more !== null && more !== lead && (
        <span className="text-muted">
          <Name text={more} />
        </span>
      )}
      {address !== null && (
        <span className="text-muted">
          <MiddleText text={formatFriendly(address, { bounceable: true, testnet: network.testnet })} />
        </span>
      )}
    </span>
  );
}

function NameFace({ found }: Pick<NameMatchTextProps, "found">) {
  switch (found.kind) {
    case "domain":
      return found.address === null ? null : <AddressShards address={found.address} />;
    case "account":
      return <AddressShards address={found.address} />;
    case "jetton":
      return (
        <TokenMark
          master={found.address}
          symbol={found.symbol ?? found.name ?? ""}
          size="inline"
          picture={found.picture}
          doubt={found.doubt}
        />
      );
    case "collection":
    case "item":
      return (
        <NftThumbnail address={found.address} size="inline" picture={found.picture} doubt={found.doubt} />
      );
  }
}
