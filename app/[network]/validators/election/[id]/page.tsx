import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { UnknownPath } from "@/app/unknown-path";
import { momentText } from "@/components/entity/time/time-text";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonList } from "@/components/ui/skeleton";
import { ElectionView } from "@/components/validator/election-view";
import { readRoundStart } from "@/lib/domain/validator/read-validator-queries";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { openElection } from "@/lib/loaders/validator/load-election";

type Props = PageProps<"/[network]/validators/election/[id]">;

const titleOf = (id: number) => `Election for the round from ${momentText(id)}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { id: segment }] = await Promise.all([networkOf(params), params]);
  const id = readRoundStart(segment);
  return pageMetadata({
    network,
    title: [...(id === null ? [] : [titleOf(id)]), "Validators"],
    description: `Participants of an election of validators of TON ${network.name}, with their stakes.`,
    ...(id === null ? {} : { card: await cardUrl(network, "validators", "election", String(id)) }),
  });
}

/** An election and its participants. */
export default async function ElectionPage({ params, searchParams }: Props) {
  const [network, { id: segment }] = await Promise.all([networkOf(params), params]);
  const id = readRoundStart(segment);
  if (id === null) return <UnknownPath />;
  return (
    <>
      <PageTitle>{titleOf(id)}</PageTitle>
      <div className="card">
        <Streamed
          loading={openElection(network, queryOf(await searchParams), id)}
          skeleton={<SkeletonList />}
          problemOf={(opened) => (opened.ok ? null : opened.error)}
        >
          {(opened) => <ElectionView network={network} opened={opened} />}
        </Streamed>
      </div>
    </>
  );
}
