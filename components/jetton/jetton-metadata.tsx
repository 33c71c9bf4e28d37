import { PartyLink } from "@/components/transaction/list/party-link";
import { PageLink } from "@/components/ui/page-link";
import { MetadataFields } from "@/components/entity/metadata-fields";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { JettonProfile } from "@/lib/domain/jetton/jetton-profile";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { comparedJettonPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import type { Result } from "@/lib/toncenter/error";
import type { TokenData } from "@/lib/toncenter/v2/v2-token-data";
import { JettonAtNode } from "./jetton-at-node";
import { ORIGIN_LABELS } from "@/components/entity/origin-labels";

interface JettonMetadataProps {
  readonly network: PageNetwork;
  readonly master: Address;
  readonly profile: JettonProfile;
  /** A node's data, if requested. */
  readonly node: Result<TokenData> | null;
}

/** What a jetton says about itself, and where that is stored. */
export function JettonMetadata({ network, master, profile, node }: JettonMetadataProps) {
  const { admin, origin, content, read } = profile;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Facts>
        <Fact name="Stored">{ORIGIN_LABELS[origin]}</Fact>
        <Fact name="Admin">
          {admin === null ? (
            "None: the contract has no admin"
          ) : (
            <PartyLink network={network} party={admin} copy />
          )}
        </Fact>
      </Facts>
      <MetadataFields title="In the contract" fields={content} none="The contract has no metadata." />
      <MetadataFields title="As the data service reads it" fields={read} none="Not indexed yet." />
      <section id="node">
        <h2 className="mb-2 font-semibold">From node</h2>
        {node === null ? (
          <PageLink href={comparedJettonPath(network, master)} scroll={false}>
            Load from node and compare
          </PageLink>
        ) : (
          <JettonAtNode profile={profile} answer={node} />
        )}
      </section>
    </div>
  );
}
