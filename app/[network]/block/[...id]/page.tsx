import type { Metadata } from "next";
import { Streamed } from "@/app/streamed";
import { BlockPageView } from "@/components/block/page/block-page";
import { BlockTitle } from "@/components/block/page/block-title";
import { OtherReadings } from "@/components/search/other-readings";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { readBlockAddress } from "@/lib/domain/block/block-address";
import { blockProblem } from "@/lib/domain/block/block-problem";
import { loadBlock } from "@/lib/loaders/block/load-block";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { isFromSearch } from "@/lib/search/bare-number";

type Props = PageProps<"/[network]/block/[...id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = readBlockAddress((await params).id);
  return { title: address.ok ? `Block ${address.value.id.seqno}` : "Block" };
}

export default async function BlockPage({ params, searchParams }: Props) {
  const network = await networkOf(params);
  const { id } = await params;
  const address = readBlockAddress(id);
  const query = queryOf(await searchParams);
  const skeleton = (
    <div className="grid gap-6">
      <BlockTitle id={address.ok ? address.value.id : null} />
      <SkeletonFacts rows={12} />
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
