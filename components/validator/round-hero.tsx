import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { Time } from "@/components/entity/time/time";
import { ErrorNotice } from "@/components/error/error-notice";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import { HeroIcon } from "@/components/ui/hero-icon";
import { ValidatorIcon } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { mainShareOf, phaseOf, type ValidationRound } from "@/lib/domain/validator/validation-round";
import type { LoadedRound } from "@/lib/domain/validator/validator-report";
import { counted, numberText } from "@/lib/text/counted";
import type { Result } from "@/lib/toncenter/error";
import { shareText } from "@/lib/ton/value/share";
import { FirstTabPart } from "./first-tab-part";
import { PhaseBadge } from "./phase-badge";
import { RoundTimelineView } from "./round-timeline-view";

const ICON = (
  <HeroIcon>
    <ValidatorIcon />
  </HeroIcon>
);

interface RoundHeroProps {
  readonly network: PageNetwork;
  readonly title: string;
  readonly loaded: Result<LoadedRound>;
  readonly nowMs: number;
  /** It is the head of tabs. */
  readonly hasTabs?: boolean;
}

/** A validation round: its progress, its total stake and its number of validators. */
export function RoundHero({ network, title, loaded, nowMs, hasTabs = false }: RoundHeroProps) {
  if (!loaded.ok)
    return (
      <div className="card">
        <h1 className="mb-4 text-xl font-semibold">{title}</h1>
        <RefreshedError error={loaded.error} />
      </div>
    );
  const { round, source, problem } = loaded.value;
  const { since, until, stake, validators, main } = round;
  const phase = phaseOf(round, nowMs / 1_000);
  const timeline = <RoundTimelineView round={round} nowMs={nowMs} />;
  return (
    <>
      {source === "node" && problem !== null && (
        <div className="card">
          <ErrorNotice error={problem} />
          <p className="mt-2 text-muted">From a node: keys and weights, without stakes and stake holders.</p>
        </div>
      )}
      <Hero
        picture={ICON}
        title={title}
        identity={
          phase === "next" ? (
            <>
              Begins <Time atMs={since * 1_000} />
            </>
          ) : (
            <>
              {phase === "current" ? "Current round, ends " : "Ended "}
              <Time atMs={until * 1_000} />
            </>
          )
        }
        badges={
          <>
            <PhaseBadge phase={phase} />
            <Badge>{counted(validators, "validator")}</Badge>
            {main !== null && <Badge>{mainText(round, main)}</Badge>}
          </>
        }
        figure={
          stake === null ? (
            <>
              <Count value={validators} />{" "}
              <span data-unit="">{validators === 1 ? "validator" : "validators"}</span>
            </>
          ) : (
            <Coins network={network} value={stake} brief />
          )
        }
        figureDetail={stake === null ? "total stake unknown" : "total stake"}
      >
        {hasTabs ? <FirstTabPart>{timeline}</FirstTabPart> : timeline}
      </Hero>
    </>
  );
}

/** "100 masterchain (46.2 % of weight)": the badge of all validators precedes it, and phones have room for this much. */
function mainText({ members }: ValidationRound, main: number): string {
  const share = mainShareOf(members);
  const part = share === null ? "" : ` (${shareText(share)} of weight)`;
  return `${numberText(main)} masterchain${part}`;
}

export function RoundHeroSkeleton({ title, hasTabs = false }: Pick<RoundHeroProps, "title" | "hasTabs">) {
  const timeline = <Skeleton className="h-80 w-full sm:h-38 lg:h-17" />;
  return (
    <Hero
      picture={ICON}
      title={title}
      identity={<Skeleton className="my-0.5 h-4 w-56" />}
      badges={<Skeleton className="h-11.5 w-48 sm:h-5" />}
      figure={<Skeleton className="h-9 w-48" />}
      figureDetail="total stake"
    >
      {hasTabs ? <FirstTabPart>{timeline}</FirstTabPart> : timeline}
    </Hero>
  );
}
