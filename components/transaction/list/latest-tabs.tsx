import { Tabs } from "@/components/ui/tabs";
import { messagesPath, pendingPath, transactionsPath, type NetworkName } from "@/lib/paths";

interface LatestTabsProps {
  readonly network: NetworkName;
  readonly open: "transactions" | "messages" | "pending";
}

/** Tabs for the latest transactions, messages and pending traces. */
export function LatestTabs({ network, open }: LatestTabsProps) {
  const paths = {
    transactions: transactionsPath(network),
    messages: messagesPath(network),
    pending: pendingPath(network),
  };
  return (
    <div className="mb-4">
      <Tabs
        label="Latest"
        current={paths[open]}
        tabs={[
          { href: paths.transactions, name: "Transactions" },
          { href: paths.messages, name: "Messages" },
          { href: paths.pending, name: "Pending" },
        ]}
      />
    </div>
  );
}
