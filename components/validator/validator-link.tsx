import { AddressLink } from "@/components/entity/address-link";
import { Entity } from "@/components/entity/entity";
import { MiddleText } from "@/components/entity/middle-text";
import { PageLink } from "@/components/ui/page-link";
import type { StakeHolder } from "@/lib/domain/validator/validator-list-rows";
import { DOMAIN_SOURCE } from "@/lib/domain/account/name-source";
import { poolPath, validatorKeyPath, validatorPath, type AddressNetwork } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";

interface ValidatorLinkProps {
  readonly network: AddressNetwork;
  readonly holder: StakeHolder | null;
  /** Names the validator if its stake holder is unknown. */
  readonly publicKey: Hash | null;
}

/** A validator with a link to its page, by its stake holder if known. */
export function ValidatorLink({ network, holder, publicKey }: ValidatorLinkProps) {
  if (holder !== null) {
    const { address, name, bounceable, nameSource, doubt } = holder.party;
    return (
      <AddressLink
        network={network}
        address={address}
        path={validatorPath}
        bounceable={bounceable}
        name={name ?? undefined}
        nameSource={nameSource ?? DOMAIN_SOURCE}
        doubt={doubt}
        copy={false}
      />
    );
  }
  if (publicKey === null) return <span className="text-muted">Unknown</span>;
  return (
    <Entity id={publicKey} copy={false}>
      <PageLink href={validatorKeyPath(network, publicKey)}>
        <MiddleText text={publicKey.toUpperCase()} />
      </PageLink>
    </Entity>
  );
}

/** The kind of a stake holder; a pool links to its page. */
export function HolderKind({ network, holder }: Omit<ValidatorLinkProps, "publicKey">) {
  if (holder === null || holder.kind === null) return <span className="text-muted">–</span>;
  if (!holder.isPool) return <span className="text-muted">{holder.kind}</span>;
  return <PageLink href={poolPath(network, holder.party.address)}>{holder.kind}</PageLink>;
}
