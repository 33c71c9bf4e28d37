import type { Metadata } from "next";
import { WatchlistView } from "@/components/private/watchlist-view";
import { allNetworks, networkOf } from "@/lib/loaders/request/page-networks";

export const metadata: Metadata = { title: "Watchlist", robots: { index: false } };

export default async function WatchlistPage({ params }: PageProps<"/[network]/watchlist">) {
  return <WatchlistView network={await networkOf(params)} networks={allNetworks()} />;
}
