import type { Metadata } from "next";
import { ShardsView } from "@/components/shards/shards-view";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadShardMap } from "@/lib/loaders/shards/load-shard-map";
import { readShardRange } from "@/lib/domain/shards/read-shard-range";

export const metadata: Metadata = { title: "Shards" };

export default async function ShardsPage({ params, searchParams }: PageProps<"/[network]/blocks/shards">) {
  const network = await networkOf(params);
  const range = readShardRange(queryOf(await searchParams));
  if (!range.ok) {
    setPageStatus(range.error);
    return <ShardsView network={network} range={null} problem={range.error} />;
  }
  const view = await loadShardMap(network.id, range.value);
  if (view.drawing === null && view.problem !== null) setPageStatus(view.problem);
  return <ShardsView network={network} range={range.value} view={view} />;
}
