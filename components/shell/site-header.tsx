// A component of the browser: it marks the menus of the open page, and a page contains its data, not its elements.
"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { StarIcon } from "@/components/private/star-icon";
import { SearchBox } from "@/components/search/search-box";
import { homePath, watchlistPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { isCurrentPage } from "./current-page";
import { NetworkMenu } from "./menu/network-menu";
import { PhoneMenu } from "./menu/phone-menu";
import { SectionLinks } from "./section-links";
import { SiteLogo } from "./site-logo";

interface SiteHeaderProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  /** The visitor's settings. */
  readonly children: ReactNode;
}

export function SiteHeader({ network, networks, children }: SiteHeaderProps) {
  const pathname = usePathname();
  return (
    <header className="relative border-b border-line bg-raised print:hidden">
      <div className="header-row page-width">
        <PageLink href={homePath(network)} className="site-name">
          <SiteLogo />
          Shardscope
        </PageLink>
        <NetworkMenu network={network} networks={networks} />
        {/* The start page has its own search. */}
        {!isCurrentPage(homePath(network), network, pathname) && (
          <div className="min-w-0 max-md:order-last max-md:basis-full md:flex-1">
            <SearchBox
              network={network}
              networks={networks}
              placeholder="Search address, transaction, block, token, domain…"
              className="h-11 border-transparent bg-sunken md:h-9.5"
            />
          </div>
        )}
        <SectionLinks network={network} pathname={pathname} />
        <div className="flex items-center max-lg:ms-auto">
          {children}
          <PageLink
            href={watchlistPath(network)}
            aria-label="Watchlist"
            title="Watchlist"
            className="header-icon hover:no-underline max-sm:hidden"
          >
            <StarIcon full={false} />
          </PageLink>
          <PhoneMenu network={network} pathname={pathname} />
        </div>
      </div>
    </header>
  );
}
