import { momentText } from "@/components/entity/time-text";
import { FilterChip } from "@/components/ui/filter-chip";
import { Tabs } from "@/components/ui/tabs";
import { accountMessagesPath } from "@/lib/paths";
import type { AccountMessages } from "@/lib/query/message/account-messages";
import {
  ALL_MESSAGES,
  MESSAGE_WAYS,
  writeMessageFilter,
  type MessageFilter,
  type MessageWay,
} from "@/lib/query/message/message-filter";
import { wordsOf } from "@/lib/query/operation-words";
import type { PageNetwork } from "@/lib/query/page-network";
import type { Address } from "@/lib/ton/address";
import { opcodeName } from "@/lib/ton/opcode-names";
import { MessageFilterForm, type KnownOperation } from "./message-filter-form";
import { WAY_WORDS } from "./way-words";

interface MessageFiltersProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly opened: AccountMessages;
}

/** Which messages are listed, and how to see others: links and a form, so that it needs no script. */
export function MessageFilters({ network, account, opened }: MessageFiltersProps) {
  const filter = opened.filter ?? ALL_MESSAGES;
  const { way, opcode, from, until } = filter;
  const to = (changed: Partial<MessageFilter>) => {
    const query = writeMessageFilter({ ...filter, ...changed }).toString();
    return accountMessagesPath(network, account) + (query === "" ? "" : `?${query}`);
  };
  const towards = (one: MessageWay) => to({ way: one, ...(one === "outside" ? TIMELESS : {}) });
  const name = opcode === null ? null : opcodeName(opcode);
  const isBounded = from !== null || until !== null;
  return (
    <div className="mb-4 grid grid-cols-1 gap-4">
      <Tabs
        label="Directions"
        current={towards(way)}
        tabs={MESSAGE_WAYS.map((one) => ({ href: towards(one), name: WAY_WORDS[one] }))}
      />
      <div className="flex flex-wrap items-start gap-2">
        <details key={writeMessageFilter(filter).toString()} className="open:w-full">
          <summary className="inline-block cursor-pointer rounded border border-edge bg-raised px-3 py-1 hover:border-muted">
            Filter
          </summary>
          <MessageFilterForm filter={filter} operations={operationsIn(opened)} />
        </details>
        {opcode !== null && (
          <FilterChip clearHref={to({ opcode: null })} clearLabel="Clear the filter by operation">
            {name !== null && `${wordsOf(name)} `}
            <span className="font-mono slashed-zero">{opcode}</span>
          </FilterChip>
        )}
        {from !== null && (
          <FilterChip clearHref={to({ from: null })} clearLabel="Clear the filter by earliest time">
            From {momentText(from)}
          </FilterChip>
        )}
        {until !== null && (
          <FilterChip clearHref={to({ until: null })} clearLabel="Clear the filter by latest time">
            Up to {momentText(until)}
          </FilterChip>
        )}
      </div>
      {isBounded && way === "in" && (
        <p className="max-w-prose text-muted">
          Messages from outside have no time of their own, so those are left out here.
        </p>
      )}
    </div>
  );
}

/** Messages from outside cannot be looked for by time. */
const TIMELESS = { from: null, until: null };

/** Those of the first rows, to choose from. */
function operationsIn(opened: AccountMessages): readonly KnownOperation[] {
  if (opened.problem !== null) return [];
  const words = new Map<string, string>();
  for (const { opcode, operation } of opened.page.rows) if (opcode !== null) words.set(opcode, operation);
  return [...words].map(([opcode, name]) => ({ opcode, name }));
}
