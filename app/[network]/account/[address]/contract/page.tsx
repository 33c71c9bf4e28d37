import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountView } from "@/components/account/account-view";
import { RefusedAccount } from "@/components/account/refused-account";
import { ContractView } from "@/components/contract/contract-view";
import { decodeSegment, readAccount } from "@/lib/domain/account/read-account";
import { openAccount, problemOf } from "@/lib/loaders/account/account-page";
import { leavesRoom, openContract } from "@/lib/loaders/contract/load-contract";
import { allNetworks, networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { accountContractPath } from "@/lib/paths";
import { accountTitle } from "@/lib/domain/account/account-title";
import type { Address } from "@/lib/ton/address/address";

type Props = PageProps<"/[network]/account/[address]/contract">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const read = readAccount(decodeSegment(address));
  return { title: `Contract · ${accountTitle(network, read.ok ? read.value : null)}` };
}

export default async function AccountContractPage({ params }: Props) {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const openTab = (address: Address) => openContract(network.id, address);
  const opened = await openAccount(network.id, decodeSegment(segment), openTab, leavesRoom);
  if (opened.kind === "elsewhere") redirect(accountContractPath(network, opened.address));
  const problem = problemOf(opened);
  if (problem !== null) setPageStatus(problem);
  if (opened.kind === "refused") return <RefusedAccount {...opened} />;
  return (
    <AccountView network={network} networks={allNetworks()} open="contract" {...opened}>
      <ContractView network={network} account={opened.address} report={opened.tab} />
    </AccountView>
  );
}
