"use client";

import { usePathname } from "next/navigation";
import { SearchBox } from "@/components/search/search-box";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { HOME, isCurrentPage } from "./site-sections";

interface HeaderSearchProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
}

/** The search of every page but the start page, which has its own. */
export function HeaderSearch({ network, networks }: HeaderSearchProps) {
  const pathname = usePathname();
  if (isCurrentPage(HOME, network, pathname)) return null;
  return (
    <div className="min-w-0 max-md:order-last max-md:basis-full md:flex-1">
      <SearchBox network={network} networks={networks} size="header" />
    </div>
  );
}
