import type { Metadata } from "next";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { TransactionList } from "@/components/transaction/transaction-list";
import { UpToChip } from "@/components/transaction/up-to-chip";
import { networkOf } from "@/lib/loaders/network";
import { setPageStatus } from "@/lib/loaders/page-status";
import { queryOf } from "@/lib/loaders/search-params";
import { openTransactions } from "@/lib/loaders/transactions";
import { transactionsPath } from "@/lib/paths";
import { nextPosition, readPosition, writePosition } from "@/lib/query/list/position";

export const metadata: Metadata = { title: "Transactions" };

export default async function TransactionsPage({
  params,
  searchParams,
}: PageProps<"/[network]/transactions">) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const position = readPosition(query);
  const { upToLt, page } = await openTransactions(network.id, query.get("lt"), position);
  if (page.problem !== null) setPageStatus(page.problem);
  const next = writePosition(query, nextPosition(position, page.pin));
  const filter = upToLt === null ? {} : { upToLt };
  const here = transactionsPath(network);
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold tracking-tight">Transactions of {network.name}</h1>
      {upToLt !== null && <UpToChip lt={upToLt} clear={here} />}
      <TransactionList network={network} filter={filter} initial={page} position={position} />
      {!page.end && <MoreWithoutScript href={`${here}?${next.toString()}`} />}
    </>
  );
}
