import { PageTitle } from "@/components/ui/page-title";
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
      <PageTitle>Watchlist</PageTitle>
      <p className="-mt-2 mb-4 max-w-prose text-muted">
        Watched accounts and private labels, kept in this browser. Only addresses leave it, to load balances.
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
