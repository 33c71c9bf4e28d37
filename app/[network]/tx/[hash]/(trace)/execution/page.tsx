import { RerunSection } from "@/components/rerun/rerun-section";
import { FeeSection } from "@/components/transaction/page/fee-section";
import { PhaseSection } from "@/components/transaction/page/phase-section";
import { WithoutExecution } from "@/components/transaction/page/without-execution";
import { TabPage } from "../tab-page";

export default function ExecutionTab(props: PageProps<"/[network]/tx/[hash]/execution">) {
  return TabPage(props, "execution", ({ network, transaction, book }) =>
    transaction === null ? (
      <WithoutExecution />
    ) : (
      <>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <PhaseSection
            network={network}
            transaction={transaction}
            interfaces={book[transaction.account]?.interfaces ?? []}
          />
          <FeeSection network={network} transaction={transaction} />
        </div>
        <RerunSection
          key={transaction.hash}
          network={network}
          account={transaction.account}
          hash={transaction.hash}
        />
      </>
    ),
  );
}
