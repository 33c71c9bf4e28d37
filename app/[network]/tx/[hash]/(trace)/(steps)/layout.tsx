import { Streamed } from "@/app/streamed";
import { TraceSection } from "@/components/trace/trace-section";
import { SkeletonList } from "@/components/ui/skeleton";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { loadTransactionPage } from "@/lib/loaders/transaction/transaction-page";

/** The trace, which stays in place between its steps. */
export default async function TraceLayout({ params, children }: LayoutProps<"/[network]/tx/[hash]">) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  return (
    <Streamed loading={loadTransactionPage(network.id, typed)} skeleton={<SkeletonList rows={6} />}>
      {(page) =>
        page.kind === "found" ? (
          <TraceSection network={network} trace={page.trace} start={page.found.transaction.hash}>
            {children}
          </TraceSection>
        ) : (
          children
        )
      }
    </Streamed>
  );
}
