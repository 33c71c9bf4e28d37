import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { ErrorNotice } from "@/components/error/error-notice";
import { ShardRangeView, ShardsView } from "@/components/shards/shards-view";
import { Skeleton } from "@/components/ui/skeleton";
import { readShardRange } from "@/lib/domain/shards/read-shard-range";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadShardMap } from "@/lib/loaders/shards/load-shard-map";

export const generateMetadata = fixedMetadata({
  title: "Shards",
  description: (network) => `Shard splits and merges of TON ${network}, block by block.`,
});

export default async function ShardsPage({ params, searchParams }: PageProps<"/[network]/blocks/shards">) {
  const network = await networkOf(params);
  const range = readShardRange(queryOf(await searchParams));
  if (!range.ok) {
    setPageStatus(range.error);
    return (
      <ShardsView network={network} range={null}>
        <ErrorNotice error={range.error} />
      </ShardsView>
    );
  }
  return (
    <ShardsView network={network} range={range.value}>
      <Streamed
        loading={loadShardMap(network.id, range.value)}
        skeleton={<Skeleton className="h-96 w-full" />}
        problemOf={({ drawing, problem }) => (drawing === null ? problem : null)}
      >
        {(view) => <ShardRangeView network={network} range={range.value} view={view} />}
      </Streamed>
    </ShardsView>
  );
}
