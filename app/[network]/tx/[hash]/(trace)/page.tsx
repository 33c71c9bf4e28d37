import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { TransactionBody } from "@/components/trace/transaction-body";
import { transactionTitle } from "@/components/transaction/page/transaction-title";
import { networkOf } from "@/lib/loaders/request/networks";
import { loadNodeAnswer } from "@/lib/loaders/trace/load-node-answer";
import { queryOf } from "@/lib/loaders/request/search-params";
import { selectedStep } from "@/lib/loaders/trace/find-step";
import { loadTransactionPage } from "@/lib/loaders/transaction/transaction-page";
import { transactionPath } from "@/lib/paths";
import { readNodePanel } from "@/lib/domain/trace/node-answer";
import { MissingPage } from "./missing-page";

type Props = PageProps<"/[network]/tx/[hash]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const network = await networkOf(params);
  const page = await loadTransactionPage(network.id, (await params).hash);
  const shown = page.kind === "found" ? { ...page.found, word: page.headline.label } : null;
  return { title: transactionTitle(network, shown) };
}

/** The step of the trace that is selected; what is above it is the layout's. */
export default async function TransactionPage({ params, searchParams }: Props) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  const page = await loadTransactionPage(network.id, typed);
  if (page.kind === "missing") return <MissingPage network={network} typed={typed} problem={page.problem} />;
  const { transaction, book } = page.found;
  if (page.kind === "moved") permanentRedirect(transactionPath(network, transaction.hash) + page.fragment);
  const query = queryOf(await searchParams);
  const step = page.trace.ok ? selectedStep(page.trace.value, query.get("at"), transaction) : null;
  const question = readNodePanel(query.get("node"));
  const isAsked = question !== null && step !== null;
  const answer = isAsked && page.isCached ? await loadNodeAnswer(network.id, question, step) : null;
  const body = { network, transaction, book, step, answer, query, isWaiting: isAsked && answer === null };
  return <TransactionBody {...body} />;
}
