import { AddressLink } from "@/components/entity/address-link";
import { momentText } from "@/components/entity/time/time-text";
import { FilterChip } from "@/components/ui/filter-chip";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { accountPath } from "@/lib/paths";
import { ALL_ACTIONS, writeActionFilter, type ActionFilter } from "@/lib/domain/action/action-filter";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { ActionFilterForm } from "./action-filter-form";
import { DIRECTION_LABELS, KIND_LABELS, RESULT_LABELS } from "./kind-labels";

interface ActionFiltersProps {
  readonly network: PageNetwork;
  readonly account: Address;
  /** The current filter; null when the URL cannot be parsed. */
  readonly filter: ActionFilter | null;
}

/** The most common filters, each a link. */
const SEGMENTS: readonly (Pick<ActionFilter, "kind" | "direction"> & { readonly name: string })[] = [
  { name: "All", kind: null, direction: null },
  { name: "Received", kind: null, direction: "in" },
  { name: "Sent", kind: null, direction: "out" },
  { name: "Swaps", kind: "swap", direction: null },
  { name: "NFT", kind: "nft", direction: null },
  { name: "Staking", kind: "staking", direction: null },
];

/** The current filter of a list of actions, as links and a form: works without scripts. */
export function ActionFilters({ network, account, filter: given }: ActionFiltersProps) {
  const filter = given ?? ALL_ACTIONS;
  const { kind, direction, party, result, from, until } = filter;
  const without = (changed: Partial<ActionFilter>) => {
    const query = writeActionFilter({ ...filter, ...changed }).toString();
    return accountPath(network, account) + (query === "" ? "" : `?${query}`);
  };
  const segments = SEGMENTS.map((segment) => ({
    name: segment.name,
    href: without({ kind: segment.kind, direction: segment.direction }),
    isCurrent: segment.kind === kind && segment.direction === direction,
  }));
  const current = segments.find(({ isCurrent }) => isCurrent) ?? null;
  const chips = [
    kind === null || current !== null
      ? null
      : { of: "kind", href: without({ kind: null }), text: KIND_LABELS[kind] },
    from === null ? null : { of: "time", href: without({ from: null }), text: `From ${momentText(from)}` },
    until === null
      ? null
      : { of: "time", href: without({ until: null }), text: `Until ${momentText(until)}` },
    direction === null || current !== null
      ? null
      : { of: "direction", href: without({ direction: null }), text: DIRECTION_LABELS[direction] },
    result === null ? null : { of: "result", href: without({ result: null }), text: RESULT_LABELS[result] },
  ].filter((chip) => chip !== null);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="min-w-0 max-sm:flex-1 max-sm:basis-40">
        <SegmentedControl label="Activity type" options={segments} current={current?.href ?? null} />
      </div>
      <details key={writeActionFilter(filter).toString()} className="open:w-full">
        <summary className="button list-none [&::-webkit-details-marker]:hidden">Filter</summary>
        <ActionFilterForm network={network} filter={filter} />
      </details>
      {chips.map(({ of, href, text }) => (
        <FilterChip key={text} clearHref={href} clearLabel={`Clear the filter by ${of}: ${text}`}>
          {text}
        </FilterChip>
      ))}
      {party !== null && (
        <FilterChip clearHref={without({ party: null })} clearLabel="Clear the filter by account">
          With <AddressLink network={network} address={party} copy={false} />
        </FilterChip>
      )}
    </div>
  );
}
