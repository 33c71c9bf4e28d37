import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountView } from "@/components/account/account-view";
import { RefusedAccount } from "@/components/account/refused-account";
import { AccountMessagesView } from "@/components/message/account-messages-view";
import { decodeSegment, readAccount } from "@/lib/domain/account/read-account";
import { openAccount, problemOf } from "@/lib/loaders/account/account-page";
import { openAccountMessages } from "@/lib/loaders/message/load-messages";
import { allNetworks, networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { accountMessagesPath } from "@/lib/paths";
import { accountTitle } from "@/lib/domain/account/account-title";

type Props = PageProps<"/[network]/account/[address]/messages">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const read = readAccount(decodeSegment(address));
  return { title: `Messages · ${accountTitle(network, read.ok ? read.value : null)}` };
}

export default async function AccountMessagesPage({ params, searchParams }: Props) {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const query = queryOf(await searchParams);
  const opened = await openAccount(network.id, decodeSegment(segment), (address) =>
    openAccountMessages(network, address, query),
  );
  if (opened.kind === "elsewhere") redirect(accountMessagesPath(network, opened.address));
  const problem = problemOf(opened) ?? (opened.kind === "account" ? opened.tab.problem : null);
  if (problem !== null) setPageStatus(problem);
  if (opened.kind === "refused") return <RefusedAccount {...opened} />;
  return (
    <AccountView network={network} networks={allNetworks()} open="messages" {...opened}>
      <AccountMessagesView network={network} account={opened.address} opened={opened.tab} />
    </AccountView>
  );
}
