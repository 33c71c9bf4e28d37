import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountView } from "@/components/account/account-view";
import { RefusedAccount } from "@/components/account/refused-account";
import { AccountCharts } from "@/components/charts/account-charts";
import { openAccountTransactions } from "@/lib/loaders/account/account-transactions";
import { decodeSegment, readAccount } from "@/lib/domain/account/read-account";
import { openAccount, problemOf } from "@/lib/loaders/account/account-page";
import { allNetworks, networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { accountChartsPath } from "@/lib/paths";
import { accountTitle } from "@/lib/domain/account/account-title";

type Props = PageProps<"/[network]/account/[address]/charts">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const read = readAccount(decodeSegment(address));
  return { title: `Charts · ${accountTitle(network, read.ok ? read.value : null)}` };
}

export default async function AccountChartsPage({ params, searchParams }: Props) {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const query = queryOf(await searchParams);
  const opened = await openAccount(network.id, decodeSegment(segment), (address) =>
    openAccountTransactions(network, address, query),
  );
  if (opened.kind === "elsewhere") redirect(accountChartsPath(network, opened.address));
  const problem = problemOf(opened);
  if (problem !== null) setPageStatus(problem);
  if (opened.kind === "refused") return <RefusedAccount {...opened} />;
  const { page, position } = opened.tab.list;
  return (
    <AccountView network={network} networks={allNetworks()} open="charts" {...opened}>
      <AccountCharts network={network} account={opened.address} page={page} position={position} />
    </AccountView>
  );
}
