import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { MissingTransaction } from "@/components/transaction/missing-transaction";
import { transactionTitle } from "@/components/transaction/title";
import { TransactionView } from "@/components/transaction/transaction-view";
import { networkOf } from "@/lib/loaders/network";
import { setPageStatus } from "@/lib/loaders/page-status";
import { hashInPath, loadTransaction } from "@/lib/loaders/transaction";
import { transactionPath } from "@/lib/paths";

type Props = PageProps<"/[network]/tx/[hash]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const network = await networkOf(params);
  const found = await loadTransaction(network.id, (await params).hash);
  return { title: transactionTitle(network, found.ok ? found.value : null) };
}

export default async function TransactionPage({ params }: Props) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  const found = await loadTransaction(network.id, typed);
  if (!found.ok) {
    setPageStatus(found.error);
    return <MissingTransaction network={network} hash={hashInPath(typed)} problem={found.error} />;
  }
  const { moved, transaction } = found.value;
  if (moved !== null) {
    const fragment = moved.message === null ? "" : `#${moved.message}`;
    permanentRedirect(transactionPath(network, transaction.hash) + fragment);
  }
  return <TransactionView network={network} found={found.value} />;
}
