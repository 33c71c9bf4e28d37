import { BlockAndTraceSection } from "@/components/transaction/page/block-and-trace-section";
import { WithoutExecution } from "@/components/transaction/page/without-execution";
import { TabPage } from "../tab-page";

export default function RawTab(props: PageProps<"/[network]/tx/[hash]/raw">) {
  return TabPage(props, "raw", ({ network, transaction }) =>
    transaction === null ? (
      <WithoutExecution />
    ) : (
      <BlockAndTraceSection network={network} transaction={transaction} />
    ),
  );
}
