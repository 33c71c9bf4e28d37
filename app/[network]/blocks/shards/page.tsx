import type { Metadata } from "next";
import { ShardsView } from "@/components/shards/shards-view";
import { networkOf } from "@/lib/loaders/network";
import { setPageStatus } from "@/lib/loaders/page-status";
import { queryOf } from "@/lib/loaders/search-params";
import { loadShardMap } from "@/lib/loaders/shard-map";
import { readShardRange } from "@/lib/loaders/shard-range";

export const metadata: Metadata = { title: "Shards" };

export default async function ShardsPage({ params, searchParams }: PageProps<"/[network]/blocks/shards">) {
  const network = await networkOf(params);
  const range = readShardRange(queryOf(await searchParams));
  if (!range.ok) {
    setPageStatus(range.error);
    return <ShardsView network={network} range={null} problem={range.error} />;
  }
  const view = await loadShardMap(network.id, range.value);
  if (view.drawn === null && view.problem !== null) setPageStatus(view.problem);
  return <ShardsView network={network} range={range.value} view={view} />;
}
