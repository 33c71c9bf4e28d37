import { StateSection } from "@/components/transaction/page/state-section";
import { WithoutExecution } from "@/components/transaction/page/without-execution";
import { TabPage } from "../tab-page";

export default function StateTab(props: PageProps<"/[network]/tx/[hash]/state">) {
  return TabPage(props, "state", ({ network, transaction }) =>
    transaction === null ? (
      <WithoutExecution />
    ) : (
      <StateSection network={network} transaction={transaction} />
    ),
  );
}
