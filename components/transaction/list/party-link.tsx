import { AddressLink } from "@/components/entity/address-link";
import type { AddressNetwork } from "@/lib/paths";
import type { Party } from "@/lib/domain/transaction/transaction-row";

interface PartyLinkProps {
  readonly network: AddressNetwork;
  readonly party: Party;
}

/** An account with its name from the address book. */
export function PartyLink({ network, party: { address, name, bounceable } }: PartyLinkProps) {
  return (
    <AddressLink
      network={network}
      address={address}
      bounceable={bounceable}
      name={name ?? undefined}
      nameSource="TON DNS name"
      copy={false}
    />
  );
}
