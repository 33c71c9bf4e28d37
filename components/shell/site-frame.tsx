import type { ReactNode } from "react";
import { CopyListener } from "@/components/ui/copy-listener";
import { LinkFollower } from "@/components/ui/link-follower";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { VisitorSettings } from "@/lib/settings/settings";
import { LazyPageHelpers } from "./lazy-page-helpers";
import { SiteFooter } from "./site-footer";
import { SettingsMenu } from "./menu/settings-menu";
import { SiteHeader } from "./site-header";
import { ThemeSwitch } from "./theme-switch";

interface SiteFrameProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly settings: VisitorSettings;
  /** The newest block for the footer; absent where it would cost a call that the page does not need. */
  readonly newestBlock?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page, with the listeners that serve the whole page. */
export function SiteFrame({ network, networks, settings, newestBlock, children }: SiteFrameProps) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-raised focus:p-3"
      >
        Skip to the content
      </a>
      {network.testnet && (
        <p className="bg-warning px-4 py-1 text-center text-xs text-surface">
          {network.name}: coins and tokens here have no value
        </p>
      )}
      <SiteHeader network={network} networks={networks}>
        <ThemeSwitch settings={settings} />
        <SettingsMenu settings={settings} />
      </SiteHeader>
      {/* On a phone, the footer is below the first screen, so late content does not push it off the screen. */}
      <main id="content" className="page-width flex-1 py-4 max-sm:min-h-[calc(100dvh-6.5rem)] sm:py-6">
        {children}
      </main>
      <SiteFooter network={network} newestBlock={newestBlock} />
      <CopyListener />
      <LinkFollower />
      <LazyPageHelpers network={network} />
    </>
  );
}
