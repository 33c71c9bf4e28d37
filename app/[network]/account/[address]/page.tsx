import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountView } from "@/components/account/account-view";
import { OrNode } from "@/components/account/or-node";
import { RefusedAccount } from "@/components/account/refused-account";
import { ActionsView } from "@/components/action/actions-view";
import { decodeSegment, readAccount } from "@/lib/domain/account/read-account";
import { openAccount, problemOf } from "@/lib/loaders/account/account-page";
import { openAccountActions } from "@/lib/loaders/action/load-actions";
import { allNetworks, networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { accountPath } from "@/lib/paths";
import { accountTitle } from "@/lib/domain/account/account-title";

type Props = PageProps<"/[network]/account/[address]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const read = readAccount(decodeSegment(address));
  return { title: accountTitle(network, read.ok ? read.value : null) };
}

export default async function AccountPage({ params, searchParams }: Props) {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const query = queryOf(await searchParams);
  const opened = await openAccount(network.id, decodeSegment(segment), (address) =>
    openAccountActions(network, address, query),
  );
  if (opened.kind === "elsewhere") redirect(accountPath(network, opened.address));
  const problem =
    problemOf(opened) ?? (opened.kind === "account" ? (opened.tab.opened.problem ?? null) : null);
  if (problem !== null) setPageStatus(problem);
  if (opened.kind === "refused") return <RefusedAccount {...opened} />;
  return (
    <AccountView network={network} networks={allNetworks()} open="history" {...opened}>
      <OrNode network={network} node={opened.tab.node}>
        <ActionsView network={network} account={opened.address} opened={opened.tab.opened} />
      </OrNode>
    </AccountView>
  );
}
