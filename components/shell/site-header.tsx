import { PageLink } from "@/components/ui/page-link";
import { StarIcon } from "@/components/private/star-icon";
import { SearchBox } from "@/components/search/search-box";
import { homePath, watchlistPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { VisitorSettings } from "@/lib/settings/settings-cookies";
import { HeaderSearch } from "./header-search";
import { NetworkMenu } from "./menu/network-menu";
import { PhoneMenu } from "./menu/phone-menu";
import { SectionLinks } from "./section-links";
import { SettingsMenu } from "./menu/settings-menu";
import { SiteLogo } from "./site-logo";
import { ThemeSwitch } from "./theme-switch";

interface SiteHeaderProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly settings: VisitorSettings;
}

export function SiteHeader({ network, networks, settings }: SiteHeaderProps) {
  return (
    <header className="relative border-b border-line bg-raised print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 pb-2 md:h-15 md:flex-nowrap md:py-0">
        <PageLink
          href={homePath(network)}
          className="flex min-h-11 shrink-0 items-center gap-2 text-base font-bold tracking-tight text-text hover:no-underline"
        >
          <SiteLogo />
          Shardscope
        </PageLink>
        <NetworkMenu network={network} networks={networks} />
        <HeaderSearch network={network}>
          <SearchBox network={network} networks={networks} size="header" />
        </HeaderSearch>
        <SectionLinks network={network} />
        <div className="flex items-center max-lg:ms-auto">
          <ThemeSwitch settings={settings} />
          <SettingsMenu settings={settings} />
          <PageLink
            href={watchlistPath(network)}
            aria-label="Watchlist"
            title="Watchlist"
            className="flex size-11 items-center justify-center rounded-control text-lg text-muted hover:bg-sunken hover:text-text hover:no-underline max-sm:hidden lg:size-9"
          >
            <StarIcon full={false} />
          </PageLink>
          <PhoneMenu network={network} />
        </div>
      </div>
    </header>
  );
}
