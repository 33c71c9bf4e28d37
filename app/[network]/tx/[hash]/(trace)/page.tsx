import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { Streamed } from "@/app/streamed";
import { TransactionBody } from "@/components/trace/transaction-body";
import { transactionTitle } from "@/components/transaction/page/transaction-title";
import { SkeletonFacts } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { readNodePanel } from "@/lib/domain/trace/node-answer";
import { loadNodeAnswer } from "@/lib/loaders/trace/load-node-answer";
import { inTime } from "@/lib/loaders/request/in-time";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { selectedStep } from "@/lib/loaders/trace/find-step";
import { loadTransactionPage } from "@/lib/loaders/transaction/transaction-page";
import { transactionPath } from "@/lib/paths";
import { MissingPage } from "./missing-page";

type Props = PageProps<"/[network]/tx/[hash]">;

/** A page that is late is called by what its URL says. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const network = await networkOf(params);
  const first = await inTime(loadTransactionPage(network.id, (await params).hash));
  if (first.late || first.value.kind !== "found") return { title: transactionTitle(network, null) };
  const { found, headline } = first.value;
  return { title: transactionTitle(network, { ...found, word: headline.label }) };
}

/** The step of the trace that is selected; what is above it is the layout's. */
export default async function TransactionPage({ params, searchParams }: Props) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  const query = queryOf(await searchParams);
  return (
    <Streamed loading={loadStep(network, typed, query)} skeleton={<SkeletonFacts rows={10} />}>
      {({ page, selected }) => {
        if (page.kind === "missing")
          return <MissingPage network={network} typed={typed} problem={page.problem} />;
        const { transaction, book } = page.found;
        if (page.kind === "moved")
          permanentRedirect(transactionPath(network, transaction.hash) + page.fragment);
        return <TransactionBody network={network} transaction={transaction} book={book} {...selected} />;
      }}
    </Streamed>
  );
}

/** The page with what is selected in its trace, and what a node says of that if it is to be asked. */
async function loadStep(network: PageNetwork, typed: string, query: URLSearchParams) {
  const page = await loadTransactionPage(network.id, typed);
  if (page.kind !== "found") return { page, selected: { query, step: null, answer: null, isWaiting: false } };
  const step = page.trace.ok ? selectedStep(page.trace.value, query.get("at"), page.found.transaction) : null;
  const question = readNodePanel(query.get("node"));
  const isAsked = question !== null && step !== null;
  const answer = isAsked && page.isCached ? await loadNodeAnswer(network.id, question, step) : null;
  return { page, selected: { query, step, answer, isWaiting: isAsked && answer === null } };
}
