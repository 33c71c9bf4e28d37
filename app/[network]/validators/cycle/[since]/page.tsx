import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { UnknownPath } from "@/app/unknown-path";
import { momentText } from "@/components/entity/time/time-text";
import { SkeletonListCard } from "@/components/ui/skeleton";
import { Section } from "@/components/ui/section";
import { PageLink } from "@/components/ui/page-link";
import { RoundHero, RoundHeroSkeleton } from "@/components/validator/round-hero";
import { RoundSetView } from "@/components/validator/round-set-view";
import { readRoundStart } from "@/lib/domain/validator/read-validator-queries";
import { ALL_COMPLAINTS, writeComplaintsQuery } from "@/lib/domain/validator/validator-queries";
import { roundProblem } from "@/lib/domain/validator/validator-report";
import { serverNow } from "@/lib/loaders/request/clock";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadRoundAt, openRoundSet } from "@/lib/loaders/validator/load-validation-round";
import { complaintsPath, electionPath } from "@/lib/paths";

type Props = PageProps<"/[network]/validators/cycle/[since]">;

const titleOf = (since: number) => `Round from ${momentText(since)}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [network, { since: segment }] = await Promise.all([networkOf(params), params]);
  const since = readRoundStart(segment);
  return pageMetadata({
    network,
    title: [...(since === null ? [] : [titleOf(since)]), "Validators"],
    description: `The validators of a round of TON ${network.name}, with their stakes and complaints.`,
    ...(since === null ? {} : { card: await cardUrl(network, "validators", "cycle", String(since)) }),
  });
}

/** A validation round and its validators. */
export default async function RoundPage({ params, searchParams }: Props) {
  const [network, { since: segment }] = await Promise.all([networkOf(params), params]);
  const since = readRoundStart(segment);
  if (since === null) return <UnknownPath />;
  const round = loadRoundAt(network.id, since, "interactive");
  const loading = Promise.all([round, openRoundSet(network, queryOf(await searchParams), since)]);
  const title = titleOf(since);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Streamed loading={round} skeleton={<RoundHeroSkeleton title={title} />} problemOf={roundProblem}>
        {(loaded) => <RoundHero network={network} title={title} loaded={loaded} nowMs={serverNow()} />}
      </Streamed>
      <Streamed loading={loading} skeleton={<SkeletonListCard />}>
        {([loaded, opened]) =>
          loaded.ok && (
            <Section
              title="Validators"
              aside={
                <>
                  {loaded.value.round.election !== null && (
                    <>
                      <PageLink href={electionPath(network, loaded.value.round.election)}>Election</PageLink>
                      {" · "}
                    </>
                  )}
                  <PageLink
                    href={complaintsPath(network, writeComplaintsQuery({ ...ALL_COMPLAINTS, round: since }))}
                  >
                    Complaints
                  </PageLink>
                </>
              }
            >
              <RoundSetView network={network} members={loaded.value.round.members} opened={opened} />
            </Section>
          )
        }
      </Streamed>
    </div>
  );
}
