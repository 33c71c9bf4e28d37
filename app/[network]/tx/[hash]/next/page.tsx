import { redirect } from "next/navigation";
import { ErrorNotice } from "@/components/error/error-notice";
import { networkOf } from "@/lib/loaders/request/networks";
import { loadNextTransaction } from "@/lib/loaders/transaction/next-transaction";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { transactionPath } from "@/lib/paths";

export const metadata = { title: "Next transaction of the account" };

/** Leads to the next transaction of the account; only where there is none is there a page. */
export default async function NextTransactionPage({ params }: PageProps<"/[network]/tx/[hash]/next">) {
  const network = await networkOf(params);
  const next = await loadNextTransaction(network.id, (await params).hash);
  if (next.ok) redirect(transactionPath(network, next.value));
  setPageStatus(next.error);
  return <ErrorNotice error={next.error} />;
}
