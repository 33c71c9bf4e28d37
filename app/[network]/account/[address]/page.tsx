import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountView } from "@/components/account/account-view";
import { RefusedAccount } from "@/components/account/refused-account";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { openAccount, readTyped, typedIn } from "@/lib/loaders/account-page";
import { allNetworks, networkOf } from "@/lib/loaders/network";
import { setPageStatus } from "@/lib/loaders/page-status";
import { queryOf } from "@/lib/loaders/search-params";
import { accountPath } from "@/lib/paths";
import { nextPosition, readPosition, writePosition } from "@/lib/query/list/position";
import { accountTitle } from "@/lib/query/account-title";

type Props = PageProps<"/[network]/account/[address]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const read = readTyped(typedIn(address));
  return { title: accountTitle(network, read.ok ? read.value : null) };
}

export default async function AccountPage({ params, searchParams }: Props) {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const query = queryOf(await searchParams);
  const position = readPosition(query);
  const opened = await openAccount(network.id, typedIn(segment), position);
  if (opened.kind === "elsewhere") redirect(accountPath(network, opened.address));
  const problem = opened.kind === "refused" ? opened.error : opened.report.problem;
  const empty = opened.kind === "refused" || opened.report.account === null;
  if (problem !== null && empty) setPageStatus(problem);
  if (opened.kind === "refused") return <RefusedAccount {...opened} />;
  const next = writePosition(query, nextPosition(position, opened.transactions.pin));
  return (
    <>
      <AccountView network={network} networks={allNetworks()} position={position} {...opened} />
      {!opened.transactions.end && <MoreWithoutScript href={`?${next.toString()}`} />}
    </>
  );
}
