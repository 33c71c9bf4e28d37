import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { AccountHead, AccountHeadSkeleton } from "@/components/account/account-head";
import { AccountView } from "@/components/account/account-view";
import { RefusedAccount, TypedAccount } from "@/components/account/refused-account";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { accountTitle } from "@/lib/domain/account/account-title";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { decodeSegment } from "@/lib/domain/filter/url-text";
import {
  headProblem,
  loadAccountHead,
  requestedAccount,
  requestedTab,
} from "@/lib/loaders/account/account-page";
import { accountRow } from "@/lib/loaders/account/account";
import { inTime } from "@/lib/loaders/request/in-time";
import { addressOf } from "@/lib/loaders/request/page-address";
import { listedNetworks, networkOf } from "@/lib/loaders/request/page-networks";
import { requestedSearch } from "@/lib/loaders/search/search-request";

type Props = LayoutProps<"/[network]/account/[address]">;

/** The name comes with a call that the page makes anyway; if that is late, the address is used instead. */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { network, segment, read } = await addressOf(params);
  if (!read.ok) return pageMetadata({ network, title: ["Account"], hasTabs: true });
  const row = await inTime(accountRow(network.id, read.value));
  const name = accountTitle(network, read.value, row.late ? null : row.value);
  return pageMetadata({
    network,
    title: [name, "Account"],
    description: `Balance, tokens, NFTs and activity of ${name} on TON ${network.name}.`,
    card: await cardUrl(network, "account", segment),
    hasTabs: true,
  });
}

/** Stays in place between tabs: a tab loads only its own content, and nothing above it. */
export default async function AccountLayout({ params, children }: Props) {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const [tab, search] = await Promise.all([requestedTab(), requestedSearch()]);
  const domain = (
    <TypedAccount typed={decodeSegment(segment)}>
      <SkeletonFacts rows={8} />
    </TypedAccount>
  );
  return (
    <Streamed
      loading={requestedAccount(network.id, segment)}
      skeleton={domain}
      problemOf={(requested) => (requested.kind === "refused" ? requested.error : null)}
    >
      {(requested) => {
        if (requested.kind === "refused") return <RefusedAccount {...requested} />;
        const { address } = requested;
        if (requested.kind === "elsewhere") redirect(`${ACCOUNT_TABS[tab].path(network, address)}${search}`);
        const head = (
          <Streamed
            loading={loadAccountHead(network.id, address, tab)}
            skeleton={<AccountHeadSkeleton network={network} address={address} />}
            problemOf={headProblem}
          >
            {(known) => (
              <AccountHead
                network={network}
                networks={listedNetworks(network)}
                address={address}
                {...known}
              />
            )}
          </Streamed>
        );
        return (
          <AccountView network={network} address={address} head={head}>
            {children}
          </AccountView>
        );
      }}
    </Streamed>
  );
}
