import { momentText } from "@/components/entity/time/time-text";
import { FilterChip } from "@/components/ui/filter-chip";

interface TimeFilterChipsProps {
  /** Unix seconds. */
  readonly from: number | null;
  readonly until: number | null;
  /** URL of the list without that bound. */
  readonly without: (bound: "from" | "until") => string;
}

/** Chips of a filter by time. */
export function TimeFilterChips({ from, until, without }: TimeFilterChipsProps) {
  return (
    <>
      {from !== null && (
        <FilterChip clearHref={without("from")} clearLabel="Clear the filter by earliest time">
          From {momentText(from)}
        </FilterChip>
      )}
      {until !== null && (
        <FilterChip clearHref={without("until")} clearLabel="Clear the filter by latest time">
          Up to {momentText(until)}
        </FilterChip>
      )}
    </>
  );
}
