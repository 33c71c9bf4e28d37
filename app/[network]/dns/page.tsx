import { redirect } from "next/navigation";
import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { BidderAuctionsView, WalletDomainsView } from "@/components/dns/account-domains-view";
import { DomainActionsView } from "@/components/dns/domain-actions-view";
import { DomainsHead } from "@/components/dns/domains-head";
import { ErrorNotice } from "@/components/error/error-notice";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonList } from "@/components/ui/skeleton";
import { writeWalletDomainsQuery } from "@/lib/domain/dns/domain-queries";
import { readDomainLookup } from "@/lib/domain/dns/read-domain-lookup";
import { paramText } from "@/lib/domain/filter/read-fields";
import { listProblem } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import {
  BIDDER_AUCTION_SOURCE,
  DOMAIN_ACTION_SOURCE,
  WALLET_DOMAIN_SOURCE,
} from "@/lib/loaders/dns/load-domain-lists";
import { openList } from "@/lib/loaders/list/row-source";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { domainPath, domainsPath } from "@/lib/paths";

export const generateMetadata = fixedMetadata({
  title: "Domains",
  description: (network) => `TON DNS on ${network}: look up names, auctions, recent changes.`,
});

export default async function DomainsPage(props: PageProps<"/[network]/dns">) {
  const network = await networkOf(props.params);
  const params = queryOf(await props.searchParams);
  const typed = paramText(params, "q");
  return (
    <>
      <PageTitle>Domains</PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <DomainsHead network={network} text={typed ?? ""} />
        {typed === null ? domainList(network, params) : lookUp(network, typed)}
      </div>
    </>
  );
}

/** Redirects to the typed name or account; shows an error only if the input is neither. */
function lookUp(network: PageNetwork, typed: string) {
  const read = readDomainLookup(typed);
  if (read.ok && read.value.is === "name") redirect(domainPath(network, read.value.name));
  if (read.ok && read.value.is === "account")
    redirect(domainsPath(network, writeWalletDomainsQuery({ wallet: read.value.account })));
  return (
    <Streamed
      loading={Promise.resolve(read)}
      skeleton={null}
      problemOf={(known) => (known.ok ? null : known.error)}
    >
      {(known) => (known.ok ? null : <ErrorNotice error={known.error} />)}
    </Streamed>
  );
}

/** The list that the URL names: the domains of a wallet, the auctions of a bidder, or the history of all domains. */
function domainList(network: PageNetwork, params: URLSearchParams) {
  const skeleton = (
    <div className="card">
      <SkeletonList />
    </div>
  );
  if (params.has("wallet"))
    return (
      <Streamed
        loading={openList(WALLET_DOMAIN_SOURCE, network, params)}
        skeleton={skeleton}
        problemOf={listProblem}
      >
        {(opened) => <WalletDomainsView network={network} opened={opened} />}
      </Streamed>
    );
  if (params.has("bidder"))
    return (
      <Streamed
        loading={openList(BIDDER_AUCTION_SOURCE, network, params)}
        skeleton={skeleton}
        problemOf={listProblem}
      >
        {(opened) => <BidderAuctionsView network={network} opened={opened} />}
      </Streamed>
    );
  return (
    <Streamed
      loading={openList(DOMAIN_ACTION_SOURCE, network, params)}
      skeleton={skeleton}
      problemOf={listProblem}
    >
      {(opened) => <DomainActionsView network={network} opened={opened} />}
    </Streamed>
  );
}
