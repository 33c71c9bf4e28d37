import Link from "next/link";
import type { ReactNode } from "react";
import { statusPath, watchlistPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { KeyboardShortcuts } from "./keyboard-shortcuts";

interface SiteFooterProps {
  readonly network: PageNetwork;
  readonly newestBlock: ReactNode;
}

export function SiteFooter({ network, newestBlock }: SiteFooterProps) {
  return (
    <footer className="border-t border-line text-xs text-muted print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
        {newestBlock}
        <Link href={statusPath(network)} prefetch={false} className="py-1">
          State of the data service
        </Link>
        <Link href={watchlistPath(network)} prefetch={false} className="py-1">
          Watchlist
        </Link>
        <KeyboardShortcuts network={network} />
        <p className="py-1 sm:ms-auto">Shardscope is open source, under the MIT licence</p>
      </div>
    </footer>
  );
}
