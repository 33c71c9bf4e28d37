import { ActionList } from "@/components/action/action-list";
import { KindDrawings } from "@/components/action/kind-drawings";
import { ListedRows } from "@/components/list/listed-rows";
import { Section } from "@/components/ui/section";
import { ACTIONS, type ActionQuery } from "@/lib/domain/action/action-row-kind";
import type { ActionRow } from "@/lib/domain/action/action-row";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface DomainHistoryProps {
  readonly network: PageNetwork;
  readonly opened: OpenedList<ActionRow, ActionQuery>;
}

/** Bids, transfers and changes of the item of a domain. */
export function DomainHistory({ network, opened }: DomainHistoryProps) {
  return (
    <Section title="History">
      <KindDrawings />
      <ListedRows network={network} kind={ACTIONS} list={ActionList} opened={opened} />
    </Section>
  );
}
