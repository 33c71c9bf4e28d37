import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { Badge } from "@/components/ui/badge";
import { domainPath, jettonPath, nftPath, type AddressNetwork } from "@/lib/paths";
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
      return nftPath(network, found.address);
    case "jetton":
      return jettonPath(network, found.address);
  }
}

/** A token or domain by its name, with the address that tells it from others of that name. */
export function NameMatchText({ found, network }: NameMatchTextProps) {
  if (found.kind === "domain") return <Name text={found.name} max={60} />;
  const { symbol, name, address, doubt } = found;
  const { testnet } = network;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {doubt !== null && <Badge tone="warning">{doubt}</Badge>}
      {symbol !== null && <Name text={symbol} max={20} />}
      {name !== null && (
        <span className={symbol === null ? undefined : "text-muted"}>
          <Name text={name} />
        </span>
      )}
      <span className="text-muted">
        <MiddleText text={formatFriendly(address, { bounceable: true, testnet })} />
      </span>
    </span>
  );
}
