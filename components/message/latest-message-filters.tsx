import { messageFilterGroups } from "@/lib/domain/message/message-filter-groups";
import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { FilterChip } from "@/components/ui/filter-chip";
import { messagesPath } from "@/lib/paths";
import {
  ALL_MESSAGES,
  isBounded,
  EXTERNAL,
  writeMessageFilter,
  type MessageEnd,
  type MessageFilter,
} from "@/lib/domain/message/message-filter";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ListFilters } from "@/components/list/list-filters";
import { namedOperations } from "./named-operations";
import { MissingTimeNotice } from "./missing-time-notice";
import { Digits, MessageFilterChips } from "./message-filter-chips";
import { EXTERNALS_LABELS, SIDE_LABELS } from "@/lib/domain/message/direction-labels";

interface LatestMessageFiltersProps {
  readonly network: PageNetwork;
  readonly opened: OpenedList<MessageRow, MessageFilter>;
}

/** The current filter of the latest messages, as links and a form: works without scripts. */
export function LatestMessageFilters({ network, opened }: LatestMessageFiltersProps) {
  const filter = opened.query ?? ALL_MESSAGES;
  const { externals, source } = filter;
  const to = (changed: Partial<MessageFilter>) =>
    messagesPath(network, writeMessageFilter({ ...filter, ...changed }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListFilters
        network={network}
        groups={messageFilterGroups(filter)}
        query={writeMessageFilter(filter)}
        suggestions={namedOperations(opened)}
      >
        {chipsOf(network, filter).map(({ by, text, without }) => (
          <FilterChip key={by} clearHref={to(without)} clearLabel={`Clear the filter by ${by}`}>
            {text}
          </FilterChip>
        ))}
        <MessageFilterChips filter={filter} to={to} />
      </ListFilters>
      {isBounded(filter) && externals !== "none" && source === null && <MissingTimeNotice />}
    </div>
  );
}

interface MessageFilterChip {
  /** Name of the filter, for its label. */
  readonly by: string;
  readonly text: ReactNode;
  /** Changes to the filter that remove this part. */
  readonly without: Partial<MessageFilter>;
}

function chipsOf(network: PageNetwork, filter: MessageFilter): readonly MessageFilterChip[] {
  const { source, destination, side, externals, hash, oldestFirst } = filter;
  const end = (of: MessageEnd) =>
    of === EXTERNAL ? "External" : <AddressLink network={network} address={of} copy={false} />;
  return [
    source !== null && {
      by: "sender",
      text: <>From {end(source)}</>,
      without: { source: null },
    },
    destination !== null && {
      by: "receiver",
      text: <>To {end(destination)}</>,
      without: { destination: null },
    },
    side !== null && { by: "direction", text: SIDE_LABELS[side], without: { side: null } },
    externals !== null && {
      by: "externals",
      text: EXTERNALS_LABELS[externals],
      without: { externals: null },
    },
    hash !== null && {
      by: "hash",
      text: (
        <>
          Hash <Digits>{hash}</Digits>
        </>
      ),
      without: { hash: null },
    },
    oldestFirst && { by: "order", text: "Oldest first", without: { oldestFirst: false } },
  ].filter((chip) => chip !== false);
}
