import { PageLink } from "@/components/ui/page-link";
import type { ReactNode } from "react";
import { statusPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { version } from "@/package.json";
import { KeyboardShortcuts } from "./shortcuts/keyboard-shortcuts";
import { PageDataLink } from "./page-data-link";

interface SiteFooterProps {
  readonly network: PageNetwork;
  readonly newestBlock: ReactNode;
}

export function SiteFooter({ network, newestBlock }: SiteFooterProps) {
  return (
    <footer className="border-t border-line text-xs text-muted print:hidden">
      <div className="footer-line page-width flex flex-wrap items-center gap-x-5 py-3">
        {newestBlock}
        <PageLink href={statusPath(network)} className="py-1 max-sm:py-3.5">
          Status
        </PageLink>
        <PageDataLink network={network} />
        <KeyboardShortcuts />
        <p className="footer-aside py-1 sm:ms-auto">Shardscope {version} · Open source, MIT</p>
      </div>
    </footer>
  );
}
