import type { ReactNode } from "react";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { FilterChip } from "@/components/ui/filter-chip";
import type { AccountMessageFilter } from "@/lib/domain/message/message-filter";
import { operationText } from "@/lib/domain/transaction/operation-text";
import { opcodeName } from "@/lib/ton/contract/opcode-names";

type CommonMessageFilter = Omit<AccountMessageFilter, "direction">;

interface MessageFilterChipsProps {
  readonly filter: CommonMessageFilter;
  /** URL of the list with a changed filter. */
  readonly to: (changed: Partial<CommonMessageFilter>) => string;
}

/** Chips for the parts of a filter that all lists of messages share. */
export function MessageFilterChips({ filter, to }: MessageFilterChipsProps) {
  const { opcode, body, from, until, fromLt, untilLt } = filter;
  const name = opcode === null ? null : opcodeName(opcode);
  return (
    <>
      {opcode !== null && (
        <FilterChip clearHref={to({ opcode: null })} clearLabel="Clear the filter by operation">
          {name !== null && `${operationText(name)} `}
          <Digits>{opcode}</Digits>
        </FilterChip>
      )}
      {body !== null && (
        <FilterChip clearHref={to({ body: null })} clearLabel="Clear the filter by body">
          Body <Digits>{body}</Digits>
        </FilterChip>
      )}
      <TimeFilterChips from={from} until={until} without={(bound) => to({ [bound]: null })} />
      {fromLt !== null && (
        <FilterChip clearHref={to({ fromLt: null })} clearLabel="Clear the filter by earliest logical time">
          From LT <Digits>{String(fromLt)}</Digits>
        </FilterChip>
      )}
      {untilLt !== null && (
        <FilterChip clearHref={to({ untilLt: null })} clearLabel="Clear the filter by latest logical time">
          Until LT <Digits>{String(untilLt)}</Digits>
        </FilterChip>
      )}
    </>
  );
}

export function Digits({ children }: { readonly children: ReactNode }) {
  return <bdi className="ms-1 code-text break-all">{children}</bdi>;
}
