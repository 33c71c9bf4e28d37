import { ListedRowsView } from "@/components/list/listed-rows-view";
import { Section } from "@/components/ui/section";
import type { ListedRows } from "@/lib/domain/list/opened-list";
import { MULTISIG_ORDERS, type MultisigOrdersQuery } from "@/lib/domain/multisig/multisig-row-kinds";
import type { MultisigOrderRow } from "@/lib/domain/multisig/order-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MultisigOrderList } from "./order-list";

interface MultisigOrdersProps {
  readonly network: PageNetwork;
  readonly opened: ListedRows<MultisigOrderRow, MultisigOrdersQuery>;
}

/** The orders of a multisig, the newest first. */
export function MultisigOrders({ network, opened }: MultisigOrdersProps) {
  return (
    <Section title="Orders">
      <ListedRowsView network={network} kind={MULTISIG_ORDERS} list={MultisigOrderList} opened={opened} />
    </Section>
  );
}
