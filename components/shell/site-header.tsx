import Link from "next/link";
import { SearchBox } from "@/components/search/search-box";
import { blocksPath, homePath, statusPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/query/page-network";
import type { VisitorSettings } from "@/lib/settings/settings";
import { Mark } from "./mark";
import { NetworkMenu } from "./network-menu";
import { SettingsMenu } from "./settings-menu";

interface SiteHeaderProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly settings: VisitorSettings;
}

export function SiteHeader({ network, networks, settings }: SiteHeaderProps) {
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2">
        <Link
          href={homePath(network)}
          className="flex items-center gap-2 py-1 text-base font-semibold tracking-tight text-text"
        >
          <Mark />
          Shardscope
        </Link>
        <NetworkMenu network={network} networks={networks} />
        <div className="order-last flex w-full lg:order-none lg:w-auto lg:flex-1">
          <SearchBox network={network} networks={networks} />
        </div>
        <nav aria-label="Main" className="ms-auto flex items-center gap-x-5">
          <Link href={blocksPath(network)} className="py-1">
            Blocks
          </Link>
          <Link href={statusPath(network)} className="py-1">
            Status
          </Link>
          <SettingsMenu settings={settings} />
        </nav>
      </div>
    </header>
  );
}
