"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { homePath, type NetworkName } from "@/lib/paths";
import { isCurrentPage } from "./current-page";

interface HeaderSearchProps {
  readonly network: NetworkName;
  readonly children: ReactNode;
}

/** The place of the search on every page except the start page, which has its own. */
export function HeaderSearch({ network, children }: HeaderSearchProps) {
  const pathname = usePathname();
  if (isCurrentPage(homePath(network), network, pathname)) return null;
  return <div className="min-w-0 max-md:order-last max-md:basis-full md:flex-1">{children}</div>;
}
