import { ActionsSection } from "@/components/action/actions-section";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { ActionRow } from "@/lib/domain/action/action-row";
import {
  writeDomainActionsQuery,
  type DomainActionsQuery,
  type DomainEvent,
} from "@/lib/domain/dns/domain-queries";
import { DOMAIN_ACTIONS } from "@/lib/domain/dns/domain-action-kind";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { domainsPath } from "@/lib/paths";
import { DomainActionList } from "./domain-action-list";

interface DomainActionsViewProps {
  readonly network: PageNetwork;
  readonly opened: OpenedList<ActionRow, DomainActionsQuery>;
}

const ALL: DomainActionsQuery = { event: null, from: null, until: null };

const SEGMENTS: readonly { readonly name: string; readonly event: DomainEvent | null }[] = [
  { name: "All", event: null },
  { name: "Records", event: "changed" },
  { name: "Renewals", event: "renewed" },
  { name: "Sales", event: "sold" },
  { name: "Bids", event: "bids" },
];

/** What happened to domains: changed records, renewals, purchases and releases; bids on demand. */
export function DomainActionsView({ network, opened }: DomainActionsViewProps) {
  const query = opened.query ?? ALL;
  const to = (changed: Partial<DomainActionsQuery>) =>
    domainsPath(network, writeDomainActionsQuery({ ...query, ...changed }));
  return (
    <ActionsSection
      title="Recent changes"
      network={network}
      kind={DOMAIN_ACTIONS}
      list={DomainActionList}
      opened={opened}
      filters={
        <div className="flex flex-wrap gap-2">
          <SegmentedControl
            label="Kind of change"
            options={SEGMENTS.map(({ name, event }) => ({ name, href: to({ event }) }))}
            current={to({})}
          />
          <TimeFilterChips from={query.from} until={query.until} without={(bound) => to({ [bound]: null })} />
        </div>
      }
    />
  );
}
