import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { RoundHero, RoundHeroSkeleton } from "@/components/validator/round-hero";
import { ValidatorsTabSection } from "@/components/validator/validators-tab-section";
import { roundProblem } from "@/lib/domain/validator/validator-report";
import { serverNow } from "@/lib/loaders/request/clock";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { loadCurrentRound } from "@/lib/loaders/validator/load-validation-round";

type Props = LayoutProps<"/[network]/validators">;

const TITLE = "Validators";

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const network = await networkOf(params);
  return pageMetadata({
    network,
    title: [TITLE],
    description: `Validators of TON ${network.name}: the current round, stakes, elections, complaints and events.`,
    hasTabs: true,
  });
}

/** The current round, which stays in place between tabs. */
export default async function ValidatorsLayout({ params, children }: Props) {
  const network = await networkOf(params);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Streamed
        loading={loadCurrentRound(network.id, "interactive")}
        skeleton={<RoundHeroSkeleton title={TITLE} hasTabs />}
        problemOf={roundProblem}
      >
        {(loaded) => (
          <RoundHero network={network} title={TITLE} loaded={loaded} nowMs={serverNow()} hasTabs />
        )}
      </Streamed>
      <ValidatorsTabSection network={network}>{children}</ValidatorsTabSection>
    </div>
  );
}
