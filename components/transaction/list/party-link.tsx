import { AddressLink } from "@/components/entity/address-link";
import { DOMAIN_SOURCE } from "@/lib/domain/account/name-source";
import type { AddressNetwork } from "@/lib/paths";
import type { Party } from "@/lib/domain/transaction/transaction-row";

interface PartyLinkProps {
  readonly network: AddressNetwork;
  readonly party: Party;
  readonly copy?: boolean;
}

/** An account with its name from the address book; a jetton wallet with its owner. */
export function PartyLink({ network, party, copy = false }: PartyLinkProps) {
  const { walletOf } = party;
  return (
    <>
      <NamedLink network={network} party={party} copy={copy} />
      {walletOf !== undefined && <span className="text-muted"> jetton wallet</span>}
      {walletOf != null && (
        <>
          <span className="text-muted"> of</span> <NamedLink network={network} party={walletOf} />
        </>
      )}
    </>
  );
}

function NamedLink({ network, party, copy = false }: PartyLinkProps) {
  const { address, name, bounceable, nameSource, doubt } = party;
  return (
    <AddressLink
      network={network}
      address={address}
      bounceable={bounceable}
      name={name ?? undefined}
      nameSource={nameSource ?? DOMAIN_SOURCE}
      doubt={doubt}
      copy={copy}
    />
  );
}
