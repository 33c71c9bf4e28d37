import Link from "next/link";
import { SearchBox } from "@/components/search/search-box";
import { homePath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { VisitorSettings } from "@/lib/settings/settings-cookies";
import { SiteLogo } from "./site-logo";
import { NetworkMenu } from "./network-menu";
import { SectionLinks } from "./section-links";
import { SettingsMenu } from "./settings-menu";

interface SiteHeaderProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly settings: VisitorSettings;
}

export function SiteHeader({ network, networks, settings }: SiteHeaderProps) {
  return (
    <header className="border-b border-line bg-raised print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-2 py-2">
        <Link
          href={homePath(network)}
          className="flex items-center gap-2 py-1 text-base font-semibold tracking-tight text-text hover:no-underline"
        >
          <SiteLogo />
          Shardscope
        </Link>
        <NetworkMenu network={network} networks={networks} />
        {/* Larger on the start page. */}
        <div className="min-w-0 basis-full md:flex-1 md:basis-0 in-[body:has(#home)]:[&_input]:h-11 in-[body:has(#home)]:[&_input]:text-base">
          <SearchBox network={network} networks={networks} />
        </div>
        <div className="flex min-w-0 items-center gap-x-5 max-md:w-full max-md:justify-between md:ms-auto">
          <SectionLinks network={network} />
          <SettingsMenu network={network} settings={settings} />
        </div>
      </div>
    </header>
  );
}
