import { ShardDrawing } from "@/components/shards/shard-drawing";
import { Section } from "@/components/ui/section";
import { sampleShards } from "@/lib/domain/shards/sample-shards";
import { mapOf } from "@/lib/domain/shards/shard-map";
import type { PageNetwork } from "@/lib/domain/network/page-network";

const FIRST = 50_000_001;
const SECONDS = 1_790_000_000;
const LOST = FIRST + 5;

/** Few rows with a split, a merge, an idle shard, a missing block and an awaited one. */
export function Shards({ network }: { readonly network: PageNetwork }) {
  const range = { first: FIRST, count: 8 };
  const { before, blocks } = sampleShards({
    first: FIRST,
    count: 7,
    depth: 1,
    changes: { 1: { split: 0 }, 4: { merge: 0 } },
    pace: 1,
    at: (seqno) => SECONDS + 3 * (seqno - FIRST),
  });
  const present = blocks.filter(({ committedBy }) => committedBy !== LOST);
  return (
    <Section title="Shards over time">
      <ShardDrawing network={network} map={mapOf(present, before, range)} />
    </Section>
  );
}
