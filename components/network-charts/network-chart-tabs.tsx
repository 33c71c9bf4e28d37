import { PageTitle } from "@/components/ui/page-title";
import { Tabs } from "@/components/ui/tabs";
import { chartsPath, type NetworkName } from "@/lib/paths";

const TABS = [
  { page: "blocks", name: "Blocks" },
  { page: "rounds", name: "Validation rounds" },
  { page: "fees", name: "Fees" },
] as const;

interface NetworkChartTabsProps {
  readonly network: NetworkName;
  readonly page: (typeof TABS)[number]["page"];
}

/** What the pages of charts have in common. */
export function NetworkChartTabs({ network, page }: NetworkChartTabsProps) {
  return (
    <>
      <PageTitle>Charts</PageTitle>
      <div className="card mb-4 py-2 sm:py-2">
        <Tabs
          label="Charts"
          current={chartsPath(network, page)}
          tabs={TABS.map((tab) => ({ href: chartsPath(network, tab.page), name: tab.name }))}
        />
      </div>
    </>
  );
}
