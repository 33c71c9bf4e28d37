import { Streamed } from "@/app/streamed";
import { TraceStepPanel } from "@/components/trace/trace-step-panel";
import { MessageAnchorRedirect } from "@/components/transaction/page/message-anchor-redirect";
import { SkeletonFacts } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { readNodePanel } from "@/lib/domain/trace/view/node-answer";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadNodeAnswer } from "@/lib/loaders/trace/load-node-answer";
import { loadTransactionStep } from "@/lib/loaders/transaction/transaction-step";
import { transactionMessagesPath } from "@/lib/paths";
import { OtherPage } from "../other-page";

/** The selected step of the trace; the layouts render everything above and beside it. */
export default async function TransactionPage({ params, searchParams }: PageProps<"/[network]/tx/[hash]">) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  const query = queryOf(await searchParams);
  return (
    <Streamed loading={loadStep(network, typed, query)} skeleton={<SkeletonFacts rows={6} />}>
      {({ page, step, answer, isWaiting }) => {
        if (page.kind !== "found")
          return <OtherPage network={network} typed={typed} page={page} tab="trace" />;
        return (
          <>
            <MessageAnchorRedirect path={transactionMessagesPath(network, page.found.transaction.hash)} />
            {step !== null && (
              <TraceStepPanel
                network={network}
                step={step}
                answer={answer}
                isWaiting={isWaiting}
                query={query}
              />
            )}
          </>
        );
      }}
    </Streamed>
  );
}

/** The page with the selected step of its trace, and a node's answer about that step if requested. */
async function loadStep(network: PageNetwork, typed: string, query: URLSearchParams) {
  const { page, step } = await loadTransactionStep(network.id, typed, query.get("at"));
  const question = readNodePanel(query.get("node"));
  if (page.kind !== "found" || question === null || step === null)
    return { page, step, answer: null, isWaiting: false };
  const answer = page.isCached ? await loadNodeAnswer(network.id, question, step) : null;
  return { page, step, answer, isWaiting: answer === null };
}
