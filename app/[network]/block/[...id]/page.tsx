import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { BlockPageView } from "@/components/block/page/block-page";
import { BlockTitle } from "@/components/block/page/block-title";
import { OtherReadings } from "@/components/search/other-readings";
import { SkeletonFacts, SkeletonList } from "@/components/ui/skeleton";
import { readBlockAddress } from "@/lib/domain/block/block-address";
import { blockProblem } from "@/lib/domain/block/block-problem";
import { loadBlock } from "@/lib/loaders/block/load-block";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { MASTERCHAIN } from "@/lib/ton/block/block";
import { numberText } from "@/lib/text/counted";
import { queryOf } from "@/lib/loaders/request/search-params";
import { isFromSearch } from "@/lib/search/bare-number";

type Props = PageProps<"/[network]/block/[...id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { id }] = await Promise.all([networkOf(params), params]);
  const address = readBlockAddress(id);
  if (!address.ok) return pageMetadata({ network, title: ["Block"] });
  const { workchain, shard, seqno } = address.value.id;
  const name = `Block ${numberText(seqno)}`;
  const isMasterchain = workchain === MASTERCHAIN;
  return pageMetadata({
    network,
    title: isMasterchain ? [name] : [name, `Shard ${workchain}:${shard}`],
    description: `${isMasterchain ? "Masterchain block" : `Block of shard ${workchain}:${shard},`} ${numberText(seqno)} of TON ${network.name}: transactions, messages and header.`,
    card: await cardUrl(network, "block", ...id),
  });
}

export default async function BlockPage({ params, searchParams }: Props) {
  const network = await networkOf(params);
  const { id } = await params;
  const address = readBlockAddress(id);
  const query = queryOf(await searchParams);
  const skeleton = (
    <div className="grid grid-cols-1 gap-4">
      <BlockTitle id={address.ok ? address.value.id : null} />
      <div className="card">
        <SkeletonFacts rows={6} />
      </div>
      <div className="card">
        <SkeletonList />
      </div>
    </div>
  );
  return (
    <>
      {address.ok && isFromSearch(query) && (
        <OtherReadings network={network} searched={String(address.value.id.seqno)} />
      )}
      <Streamed loading={loadBlock(network.id, id, query)} skeleton={skeleton} problemOf={blockProblem}>
        {(view) => <BlockPageView network={network} view={view} />}
      </Streamed>
    </>
  );
}
