import type { Metadata } from "next";
import { TransactionsView } from "@/components/transaction/list/transactions-view";
import { openList } from "@/lib/loaders/list/row-source";
import { networkOf } from "@/lib/loaders/request/networks";
import { setListStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { TRANSACTION_SOURCE } from "@/lib/loaders/transaction/load-transactions";

export const metadata: Metadata = { title: "Transactions" };

export default async function TransactionsPage({
  params,
  searchParams,
}: PageProps<"/[network]/transactions">) {
  const network = await networkOf(params);
  const opened = await openList(TRANSACTION_SOURCE, network, queryOf(await searchParams));
  setListStatus(opened);
  return <TransactionsView network={network} opened={opened} />;
}
