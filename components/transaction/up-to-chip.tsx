import { FilterChip } from "@/components/ui/filter-chip";

interface UpToChipProps {
  /** A logical time, in digits. */
  readonly lt: string;
  /** The list without this filter. */
  readonly clear: string;
}

/** Says that a list is not whole, and leads to the whole. */
export function UpToChip({ lt, clear }: UpToChipProps) {
  return (
    <p className="mb-4">
      <FilterChip clearHref={clear} clearLabel="Show transactions of all times">
        Up to logical time <bdi className="font-mono break-all">{lt}</bdi>
      </FilterChip>
    </p>
  );
}
