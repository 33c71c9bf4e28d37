import { fixedMetadata } from "@/app/fixed-metadata";
import { WatchlistView } from "@/components/private/watchlist-view";
import { allNetworks, networkOf } from "@/lib/loaders/request/page-networks";

export const generateMetadata = fixedMetadata({
  title: "Watchlist",
  isIndexed: false,
});

export default async function WatchlistPage({ params }: PageProps<"/[network]/watchlist">) {
  return <WatchlistView network={await networkOf(params)} networks={allNetworks()} />;
}
