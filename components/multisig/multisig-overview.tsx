import { AccountAddress } from "@/components/entity/account-address";
import { AddressShards } from "@/components/entity/face/address-shards";
import { Count } from "@/components/entity/count";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import type { MultisigWallet } from "@/lib/domain/multisig/multisig-profile";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Party } from "@/lib/domain/transaction/transaction-row";
import { accountPath } from "@/lib/paths";
import { OrderNumber } from "./order-columns";

interface MultisigOverviewProps {
  readonly network: PageNetwork;
  readonly multisig: MultisigWallet;
}

/** Who decides over a multisig, and how many approvals are required. */
export function MultisigOverview({ network, multisig }: MultisigOverviewProps) {
  const { address, threshold, signers, proposers, nextSeqno } = multisig;
  return (
    <>
      <Hero
        picture={<AddressShards address={address} size="hero" />}
        title="Multisig"
        identity={<AccountAddress network={network} address={address} />}
        badges={
          <>
            {nextSeqno === "any" && (
              <Badge title="Proposers choose the seqno of an order">Arbitrary order seqnos</Badge>
            )}
            {typeof nextSeqno === "bigint" && (
              <Badge>
                Next order <OrderNumber seqno={nextSeqno} />
              </Badge>
            )}
            {threshold !== null && threshold > signers.length && (
              <Badge tone="negative">Threshold above the number of signers</Badge>
            )}
          </>
        }
        figure={
          threshold === null ? undefined : (
            <>
              <Count value={threshold} /> of <Count value={signers.length} />
            </>
          )
        }
        figureDetail={threshold === null ? "threshold unknown" : "approvals needed"}
        actions={
          <PageLink href={accountPath(network, address)} className="button">
            Balance and activity
          </PageLink>
        }
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>*]:min-w-0">
        <Members network={network} title="Signers" members={signers} />
        <Members network={network} title="Proposers" members={proposers} />
      </div>
    </>
  );
}

interface MembersProps {
  readonly network: PageNetwork;
  readonly title: string;
  readonly members: readonly Party[];
}

function Members({ network, title, members }: MembersProps) {
  return (
    <Section title={title} count={<Count value={members.length} />}>
      {members.length === 0 ? (
        <p className="text-muted">None besides the signers</p>
      ) : (
        <ol className="grid gap-2">
          {members.map((party, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- an account can be there twice; its place is its number
            <li key={place} className="grid grid-cols-[2rem_minmax(0,1fr)]">
              <span className="text-muted">{place}</span>
              <span className="min-w-0">
                <PartyLink network={network} party={party} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
