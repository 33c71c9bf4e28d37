import { AccountAddress } from "@/components/entity/account-address";
import { AddressShards } from "@/components/entity/face/address-shards";
import { Coins } from "@/components/entity/coins";
import { Countdown } from "@/components/entity/time/countdown";
import { Time } from "@/components/entity/time/time";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Badge, type Tone } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Hero } from "@/components/ui/hero";
import { Meter } from "@/components/ui/meter";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import { periodText } from "@/lib/domain/account/kinds/period-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Party } from "@/lib/domain/transaction/transaction-row";
import type { VestingProfile } from "@/lib/domain/vesting/vesting-profile";
import {
  fullyUnlockedAt,
  lockedAt,
  nextUnlock,
  unlockPoints,
  type VestingTerms,
} from "@/lib/domain/vesting/vesting-schedule";
import { accountPath } from "@/lib/paths";
import { shareOf } from "@/lib/ton/value/share";
import { LazyVestingChart } from "./lazy-vesting-chart";

interface VestingOverviewProps {
  readonly network: PageNetwork;
  readonly profile: VestingProfile;
  readonly nowMs: number;
}

/** The most unlocks that are drawn and listed in the table. */
const MOST_POINTS = 120;

/** How much of a vesting is free, and when the rest will be. */
export function VestingOverview({ network, profile, nowMs }: VestingOverviewProps) {
  const { address, terms, amount, whitelist } = profile;
  const now = Math.floor(nowMs / 1_000);
  const locked = terms === null ? null : lockedAt(terms, now);
  return (
    <>
      <Hero
        picture={<AddressShards address={address} size="hero" />}
        title="Vesting"
        identity={<AccountAddress network={network} address={address} />}
        badges={
          terms === null ? <Badge tone="warning">Schedule unknown</Badge> : <Phase terms={terms} now={now} />
        }
        {...(locked === null || amount === null
          ? {}
          : {
              figure: <Coins network={network} value={amount - locked} />,
              figureDetail: (
                <>
                  unlocked of <Coins network={network} value={amount} />
                </>
              ),
            })}
        actions={
          <PageLink href={accountPath(network, address)} className="button">
            Balance and activity
          </PageLink>
        }
      >
        {locked !== null && amount !== null && amount > 0n && (
          <Meter share={shareOf(amount - locked, amount) ?? 0} label="Unlocked" />
        )}
      </Hero>
      {terms !== null && (
        <LazyVestingChart network={network} points={unlockPoints(terms, MOST_POINTS)} total={terms.amount} />
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>*]:min-w-0">
        <Section title="Schedule">
          <Facts narrow="card">
            {terms === null || locked === null ? (
              <Fact name="Total">
                {amount === null ? "Unknown" : <Coins network={network} value={amount} />}
              </Fact>
            ) : (
              <TermFacts network={network} terms={terms} locked={locked} nowMs={nowMs} />
            )}
          </Facts>
        </Section>
        <Section title="Parties">
          <Facts narrow="card">
            <Fact name="Owner">
              <PartyOrNot network={network} party={profile.owner} />
            </Fact>
            <Fact name="Sender">
              <PartyOrNot network={network} party={profile.sender} />
            </Fact>
            <Fact name="Whitelist">
              {whitelist.length === 0 ? (
                "Empty"
              ) : (
                <ul className="grid gap-1" aria-label="Whitelist">
                  {whitelist.map((party) => (
                    <li key={party.address}>
                      <PartyLink network={network} party={party} />
                    </li>
                  ))}
                </ul>
              )}
            </Fact>
          </Facts>
          <p className="mt-3 text-sm text-muted">
            Locked coins can be sent to the sender{whitelist.length > 0 && " and the whitelist"} only.
          </p>
        </Section>
      </div>
    </>
  );
}

interface PhaseProps {
  readonly terms: VestingTerms;
  readonly now: number;
}

function Phase({ terms, now }: PhaseProps) {
  const [name, tone]: readonly [string, Tone] =
    now >= fullyUnlockedAt(terms)
      ? ["Fully unlocked", "positive"]
      : now < terms.start
        ? ["Not started", "neutral"]
        : now < terms.start + terms.cliff
          ? ["Before the cliff", "warning"]
          : ["Unlocking", "info"];
  return <Badge tone={tone}>{name}</Badge>;
}

interface TermFactsProps {
  readonly network: PageNetwork;
  readonly terms: VestingTerms;
  readonly locked: bigint;
  readonly nowMs: number;
}

function TermFacts({ network, terms, locked, nowMs }: TermFactsProps) {
  const { start, cliff, period, amount } = terms;
  const next = nextUnlock(terms, Math.floor(nowMs / 1_000));
  const unlocked = amount - locked;
  return (
    <>
      <Fact name="Locked">
        <Coins network={network} value={locked} />
      </Fact>
      {next !== null && (
        <Fact name="Next unlock">
          <Coins network={network} value={next.unlocked - unlocked} /> in{" "}
          <Countdown endMs={next.at * 1_000} serverNowMs={nowMs} />
        </Fact>
      )}
      <Fact name="Start">
        <Time atMs={start * 1_000} detail />
      </Fact>
      <Fact name="Cliff">
        {cliff === 0 ? (
          "None"
        ) : (
          <>
            {periodText(cliff)}, until <Time atMs={(start + cliff) * 1_000} />
          </>
        )}
      </Fact>
      <Fact name="Unlock period">{period > 0 ? periodText(period) : "None: all at the end"}</Fact>
      <Fact name="Fully unlocked">
        <Time atMs={fullyUnlockedAt(terms) * 1_000} detail />
      </Fact>
    </>
  );
}

function PartyOrNot({ network, party }: { readonly network: PageNetwork; readonly party: Party | null }) {
  return party === null ? "Unknown" : <PartyLink network={network} party={party} />;
}
