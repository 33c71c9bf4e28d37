import type { ReactNode } from "react";
import { Streamed } from "@/app/streamed";
import { StepNavigation } from "@/components/trace/step-navigation";
import { SkeletonFacts } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionTab } from "@/lib/domain/transaction/transaction-tabs";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadTransactionStep } from "@/lib/loaders/transaction/transaction-step";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { OtherPage } from "./other-page";

type Props = PageProps<"/[network]/tx/[hash]">;

/** The step that a tab is about. */
interface ShownStep {
  readonly network: PageNetwork;
  /** Null if no transaction received the message. */
  readonly transaction: Transaction | null;
  readonly message: Message | null;
  readonly book: AddressBook;
}

/** A tab of a transaction that is about one step of its trace: the selected one, or else the transaction itself. */
export async function TabPage(
  { params, searchParams }: Pick<Props, "params" | "searchParams">,
  tab: TransactionTab,
  show: (step: ShownStep) => ReactNode,
) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  const query = queryOf(await searchParams);
  return (
    <Streamed
      loading={loadTransactionStep(network.id, typed, query.get("at"))}
      skeleton={<SkeletonFacts rows={6} />}
    >
      {({ page, step }) => {
        if (page.kind !== "found") return <OtherPage network={network} typed={typed} page={page} tab={tab} />;
        const { transaction, book } = page.found;
        if (step === null) return show({ network, transaction, message: transaction.in_msg, book });
        return (
          <>
            {page.trace.ok && (
              <StepNavigation view={page.trace.value.view} at={step.name.id} query={query.toString()} />
            )}
            {show({ network, transaction: step.transaction, message: step.message, book: step.book })}
          </>
        );
      }}
    </Streamed>
  );
}
