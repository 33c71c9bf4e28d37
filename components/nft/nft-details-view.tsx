import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { AddressLink } from "@/components/entity/address-link";
import { HashText } from "@/components/entity/hash-text";
import { MetadataFields } from "@/components/entity/metadata-fields";
import { ORIGIN_LABELS } from "@/components/entity/origin-labels";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftProfile } from "@/lib/domain/nft/nft-profile";
import { accountContractPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";

interface NftDetailsViewProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly profile: NftProfile;
  readonly royalty: ReactNode;
}

/** The contract of an NFT or collection, its metadata and where that is stored. */
export function NftDetailsView({ network, address, profile, royalty }: NftDetailsViewProps) {
  const { codeHash, dataHash, lastLt, origin, content, read } = profile;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Facts>
        <Fact name="Account">
          <AddressLink network={network} address={address} />
        </Fact>
        <Fact name="Metadata">{ORIGIN_LABELS[origin]}</Fact>
        {profile.is === "item" && profile.row.index !== null && (
          <Fact name="Index">
            <span className="font-mono">{profile.row.index.toString()}</span>
          </Fact>
        )}
        <Fact name="Royalty">{royalty}</Fact>
        {codeHash !== null && (
          <Fact name="Code hash">
            <HashText hash={codeHash} full what="code hash" />
          </Fact>
        )}
        {dataHash !== null && (
          <Fact name="Data hash">
            <HashText hash={dataHash} full what="data hash" />
          </Fact>
        )}
        {lastLt !== null && <Fact name="Last transaction lt">{lastLt.toString()}</Fact>}
        <Fact name="Contract">
          <PageLink href={accountContractPath(network, address)}>Code, data and get methods</PageLink>
        </Fact>
      </Facts>
      <MetadataFields title="In the contract" fields={content} none="The contract has no metadata." />
      <MetadataFields title="As the data service reads it" fields={read} none="Not indexed yet." />
    </div>
  );
}
