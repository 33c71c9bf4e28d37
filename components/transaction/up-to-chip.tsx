import Link from "next/link";
import { FailedIcon } from "@/components/ui/icons";

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
      <span className="inline-flex flex-wrap items-center gap-x-1 rounded border border-line bg-raised px-3 py-1">
        <span>
          Up to logical time <bdi className="font-mono break-all">{lt}</bdi>
        </span>
        <Link
          href={clear}
          prefetch={false}
          aria-label="Show transactions of all times"
          className="inline-flex size-6 items-center justify-center rounded"
        >
          <FailedIcon />
        </Link>
      </span>
    </p>
  );
}
