import { Streamed } from "@/app/streamed";
import { FlowSection } from "@/components/trace/flow/flow-section";
import { TraceActions } from "@/components/trace/trace-actions";
import { TraceSection } from "@/components/trace/trace-section";
import { TransactionHead } from "@/components/transaction/page/transaction-head";
import { TransactionSkeleton } from "@/components/transaction/page/transaction-skeleton";
import { bounceReason } from "@/lib/domain/trace/bounce-reason";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { hashInPath } from "@/lib/loaders/transaction/load-transaction";
import { loadTransactionPage } from "@/lib/loaders/transaction/transaction-page";

/** What stays while one looks at the steps of a trace one by one. */
export default async function TransactionLayout({ params, children }: LayoutProps<"/[network]/tx/[hash]">) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  return (
    <Streamed
      loading={loadTransactionPage(network.id, typed)}
      skeleton={<TransactionSkeleton network={network} hash={hashInPath(typed)} />}
    >
      {(page) => {
        if (page.kind !== "found") return children;
        const { found, trace, headline } = page;
        const cause = trace.ok
          ? bounceReason(trace.value.steps, found.transaction.hash, trace.value.book)
          : null;
        return (
          <div className="grid grid-cols-1 gap-10">
            <TransactionHead network={network} found={found} headline={headline} cause={cause}>
              {trace.ok && <TraceActions network={network} actions={trace.value.actions} />}
            </TransactionHead>
            <TraceSection network={network} trace={trace} start={found.transaction.hash} />
            {trace.ok && <FlowSection network={network} flow={trace.value.flow} />}
            {children}
          </div>
        );
      }}
    </Streamed>
  );
}
