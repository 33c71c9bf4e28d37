import { PageLink } from "@/components/ui/page-link";
import type { ReactNode } from "react";
import { FailedIcon } from "./icons";

interface FilterChipProps {
  /** URL of the list without this filter. */
  readonly clearHref: string;
  /** Accessible name: "Clear the filter by time". */
  readonly clearLabel: string;
  readonly children: ReactNode;
}

/** An active filter with a link that clears it. */
export function FilterChip({ clearHref, clearLabel, children }: FilterChipProps) {
  return (
    <span className="inline-flex items-center rounded-full border border-line bg-raised ps-3 pe-1">
      <span>{children}</span>
      <PageLink
        href={clearHref}
        aria-label={clearLabel}
        className="ms-1 inline-flex size-7 items-center justify-center rounded-full text-muted hover:text-text"
      >
        <FailedIcon />
      </PageLink>
    </span>
  );
}
