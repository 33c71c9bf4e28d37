import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { Countdown } from "@/components/entity/time/countdown";
import { Name } from "@/components/entity/name";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import { Section } from "@/components/ui/section";
import { Skeleton, SkeletonFacts } from "@/components/ui/skeleton";
import { HeroIcon } from "@/components/ui/hero-icon";
import { DomainIcon, WarningIcon } from "@/components/ui/icons";
import { nameProps } from "@/lib/domain/account/account-name";
import type { DomainState } from "@/lib/domain/dns/domain-state";
import type { DomainView } from "@/lib/domain/dns/domain-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { domainZone } from "@/lib/search/domain-name";
import { decodePunycode } from "@/lib/text/punycode";
import { ABSENCE_LABELS, STATE_LABELS } from "./domain-labels";

interface DomainHeroProps {
  readonly network: PageNetwork;
  readonly view: DomainView;
}

/** The maximum length of a domain: its own page shows it whole. */
const MAX_DOMAIN_LENGTH = 126;
const DAY_SECONDS = 86_400;

/** A domain's name and its remaining time. */
export function DomainHero({ network, view }: DomainHeroProps) {
  const { name, warning, profiles, absence, names, nowMs } = view;
  const [profile = null] = profiles.length === 1 ? profiles : [];
  const state = profile?.state;
  const owner = profile?.owner ?? null;
  const readings = domainZone(name)?.labels.flatMap((part) => decodePunycode(part) ?? []) ?? [];
  const label = state === undefined ? absence && ABSENCE_LABELS[absence.is] : STATE_LABELS[state.is];
  return (
    <Hero
      picture={<DomainPicture />}
      title={<Name text={name} max={MAX_DOMAIN_LENGTH} />}
      identity={
        <>
          <Identity name={name} />
          {owner !== null && (
            <>
              {" "}
              of <AddressLink network={network} address={owner} {...nameProps(names, owner)} copy={false} />
            </>
          )}
        </>
      }
      badges={label === null ? undefined : <Badge tone={label.tone}>{label.name}</Badge>}
      {...(state === undefined ? {} : figureOf(network, state, nowMs))}
    >
      {warning === null && readings.length === 0 && profiles.length < 2 ? undefined : (
        <div className="grid gap-1">
          {warning !== null && (
            <p className="text-warning">
              <WarningIcon /> Possible imitation: {warning}.
            </p>
          )}
          {readings.length > 0 && (
            <p className="text-warning">
              <WarningIcon /> Punycode for “<Name text={readings.join(".")} max={MAX_DOMAIN_LENGTH} />
              ”. TON DNS takes the letters as they are.
            </p>
          )}
          {profiles.length > 1 && (
            <p className="text-warning">
              <WarningIcon /> {profiles.length} NFT items claim this domain.
            </p>
          )}
        </div>
      )}
    </Hero>
  );
}

/** What the URL alone says, and placeholders for the rest. */
export function DomainSkeleton({ name }: { readonly name: string }) {
  return (
    <>
      <Hero
        picture={<DomainPicture />}
        title={<Name text={name} max={MAX_DOMAIN_LENGTH} />}
        identity={<Identity name={name} />}
        badges={<Skeleton className="h-5 w-20" />}
        figure={<Skeleton className="h-9 w-32 md:ms-auto" />}
        figureDetail={<span className="block h-5" />}
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>*]:min-w-0">
        <Section title="Records">
          <SkeletonFacts rows={5} />
        </Section>
        <Section title="Registration">
          <SkeletonFacts rows={5} />
        </Section>
      </div>
    </>
  );
}

function DomainPicture() {
  return (
    <HeroIcon tone="violet">
      <DomainIcon />
    </HeroIcon>
  );
}

function Identity({ name }: { readonly name: string }) {
  return name.endsWith(".t.me") ? "Telegram username" : "TON DNS domain";
}

/** The one number: the highest bid, or the days left. */
function figureOf(network: PageNetwork, state: DomainState, nowMs: number) {
  switch (state.is) {
    case "auction":
      return {
        figure: <Coins network={network} value={state.bid} />,
        figureDetail: (
          <>
            highest bid · ends in <Countdown endMs={state.endsAt * 1_000} serverNowMs={nowMs} />
          </>
        ),
      };
    case "won":
      return { figure: <Coins network={network} value={state.bid} />, figureDetail: "winning bid" };
    case "owned": {
      const days = (state.expiresAt - nowMs / 1_000) / DAY_SECONDS;
      return days < 1
        ? {
            figure: <Countdown endMs={state.expiresAt * 1_000} serverNowMs={nowMs} />,
            figureDetail: "until it expires",
          }
        : {
            figure: (
              <>
                <Count value={Math.floor(days)} />{" "}
                <span data-unit="" className="font-normal text-muted">
                  {days < 2 ? "day" : "days"}
                </span>
              </>
            ),
            figureDetail: "until it expires",
          };
    }
    case "expired":
    case "permanent":
    case "unknown":
      return {};
  }
}
