"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import type { NetworkName } from "@/lib/paths";
import { isCurrentSection } from "./current-page";

export interface SectionSummaryProps {
  readonly network: NetworkName;
  /** First path segments of the pages of the section. */
  readonly segments: readonly string[];
  readonly className: string;
  readonly children: ReactNode;
}

/** The name of a menu that says whether the open page belongs to it. */
export function SectionSummary({ network, segments, className, children }: SectionSummaryProps) {
  const pathname = usePathname();
  return (
    <summary
      aria-current={isCurrentSection({ segments }, network, pathname) ? "true" : undefined}
      className={className}
    >
      {children}
    </summary>
  );
}
