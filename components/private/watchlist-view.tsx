import type { PageNetwork } from "@/lib/domain/network/page-network";
import { LazyWatchlist } from "./lazy-watchlist";

interface WatchlistViewProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
}

/** The list is in the browser's storage, so only scripts can render it. */
export function WatchlistView({ network, networks }: WatchlistViewProps) {
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold tracking-tight">Watchlist</h1>
      <p className="mb-6 max-w-prose text-muted">
        Accounts of {network.name} that you watch, and private labels. They are kept in this browser: only the
        addresses leave it, to load their balances.
      </p>
      <div>
        <div className="not-only:hidden">
          <p className="text-muted noscript:hidden">Loading…</p>
          <p className="hidden noscript:block">Needs JavaScript: the watchlist is kept in your browser.</p>
        </div>
        <LazyWatchlist network={network} networks={networks.map(({ id }) => id)} />
      </div>
    </>
  );
}
