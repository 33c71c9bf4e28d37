import type { Metadata } from "next";
import { TransactionsView } from "@/components/transaction/list/transactions-view";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { openTransactions } from "@/lib/loaders/transaction/transactions";

export const metadata: Metadata = { title: "Transactions" };

export default async function TransactionsPage({
  params,
  searchParams,
}: PageProps<"/[network]/transactions">) {
  const network = await networkOf(params);
  const opened = await openTransactions(network.id, queryOf(await searchParams));
  const problem = opened.problem ?? opened.page.problem;
  if (problem !== null) setPageStatus(problem);
  return <TransactionsView network={network} opened={opened} />;
}
