import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { FlowSection } from "@/components/trace/flow/flow-section";
import { TransactionCard } from "@/components/transaction/page/transaction-card";
import { TransactionHero } from "@/components/transaction/page/transaction-hero";
import { TransactionSkeleton } from "@/components/transaction/page/transaction-skeleton";
import { TransactionTabs } from "@/components/transaction/page/transaction-tabs";
import { transactionTitle } from "@/components/transaction/page/transaction-title";
import { outcomeOf } from "@/lib/domain/trace/outcome/outcome-text";
import { bounceReason } from "@/lib/domain/trace/outcome/bounce-reason";
import { inTime } from "@/lib/loaders/request/in-time";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { hashInPath } from "@/lib/loaders/transaction/load-transaction";
import { loadTransactionPage } from "@/lib/loaders/transaction/transaction-page";

type Props = LayoutProps<"/[network]/tx/[hash]">;

/** If the page is late, its title comes from its URL. */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const network = await networkOf(params);
  const first = await inTime(loadTransactionPage(network.id, (await params).hash));
  if (first.late || first.value.kind !== "found")
    return pageMetadata({ network, title: transactionTitle(network, null) });
  const { found, summary } = first.value;
  const { label } = outcomeOf(found.transaction, []);
  const word = label === "Succeeded" ? summary.outcome.label : label;
  const title = transactionTitle(network, { ...found, sentence: summary.sentence, word });
  return pageMetadata({
    network,
    title,
    description: `${title.slice(0, -1).join(" · ")}: trace, messages, fees and state changes on TON ${network.name}.`,
    card: await cardUrl(network, "tx", found.transaction.hash),
  });
}

/** Stays in place between tabs, and between the steps of a trace. */
export default async function TransactionLayout({ params, children }: Props) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  return (
    <Streamed
      loading={loadTransactionPage(network.id, typed)}
      skeleton={<TransactionSkeleton network={network} hash={hashInPath(typed)} />}
    >
      {(page) => {
        if (page.kind !== "found") return children;
        const { found, trace, summary } = page;
        const { hash, in_msg, out_msgs } = found.transaction;
        const cause = trace.ok ? bounceReason(trace.value.steps, hash, trace.value.book) : null;
        return (
          <div className="grid grid-cols-1 gap-4">
            <TransactionHero network={network} transaction={found.transaction} summary={summary} />
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <FlowSection network={network} flow={summary.changes} />
              <TransactionCard network={network} found={found} cause={cause} />
            </div>
            <TransactionTabs
              network={network}
              hash={hash}
              counts={{
                ...(summary.steps === null ? {} : { trace: summary.steps }),
                messages: out_msgs.length + (in_msg === null ? 0 : 1),
              }}
            >
              {children}
            </TransactionTabs>
          </div>
        );
      }}
    </Streamed>
  );
}
