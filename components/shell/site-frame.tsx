import type { ReactNode } from "react";
import type { PageNetwork } from "@/lib/query/page-network";
import type { VisitorSettings } from "@/lib/settings/settings";
import { SiteHeader } from "./site-header";

interface SiteFrameProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly settings: VisitorSettings;
  /** What the footer says of the network. */
  readonly pulse: ReactNode;
  readonly children: ReactNode;
}

/** What every page of a network has around it. */
export function SiteFrame({ network, networks, settings, pulse, children }: SiteFrameProps) {
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
      <SiteHeader network={network} networks={networks} settings={settings} />
      <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 py-8">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap gap-x-6 gap-y-1 px-4 py-4 text-xs text-muted">
          <p>Shardscope, a block explorer for TON that anyone can run</p>
          <div className="ms-auto">{pulse}</div>
        </div>
      </footer>
    </>
  );
}
