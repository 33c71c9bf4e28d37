import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountView } from "@/components/account/account-view";
import { OrNode } from "@/components/account/or-node";
import { RefusedAccount } from "@/components/account/refused-account";
import { ActionsView } from "@/components/action/actions-view";
import { openAccount, problemOf, readTyped, typedIn } from "@/lib/loaders/account/account-page";
import { openHistory } from "@/lib/loaders/action/actions";
import { allNetworks, networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { accountPath } from "@/lib/paths";
import { accountTitle } from "@/lib/domain/account/account-title";

type Props = PageProps<"/[network]/account/[address]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const read = readTyped(typedIn(address));
  return { title: accountTitle(network, read.ok ? read.value : null) };
}

export default async function AccountPage({ params, searchParams }: Props) {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const query = queryOf(await searchParams);
  const opened = await openAccount(network.id, typedIn(segment), (address) =>
    openHistory(network, address, query),
  );
  if (opened.kind === "elsewhere") redirect(accountPath(network, opened.address));
  const problem = problemOf(opened) ?? (opened.kind === "account" ? opened.tab.problem : null);
  if (problem !== null) setPageStatus(problem);
  if (opened.kind === "refused") return <RefusedAccount {...opened} />;
  return (
    <AccountView network={network} networks={allNetworks()} open="history" {...opened}>
      <OrNode network={network} node={opened.tab.node}>
        <ActionsView network={network} account={opened.address} history={opened.tab} />
      </OrNode>
    </AccountView>
  );
}
