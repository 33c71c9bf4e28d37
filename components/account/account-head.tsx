import { AddressShards } from "@/components/entity/face/address-shards";
import { Entity } from "@/components/entity/entity";
import { MiddleText } from "@/components/entity/middle-text";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { AccountCard } from "@/lib/domain/account/account-card";
import type { TokenHoldings } from "@/lib/domain/account/account-holdings";
import type { AccountReport } from "@/lib/domain/account/account-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { formatFriendly, isStandard, type Address } from "@/lib/ton/address/address";
import { validatorPath } from "@/lib/paths";
import { systemName } from "@/lib/ton/address/system-accounts";
import { AccountIdentity } from "./account-identity";
import { AccountKindCard } from "./account-kind-card";
import { LazyPart } from "./account-lazy-part";
import { AccountPanel } from "./account-panel";
import { HoldingsCards, HoldingsPlaces } from "./holdings-cards";
import { NeverSeen } from "./never-seen";

interface AccountHeadProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly address: Address;
  readonly report: AccountReport;
  readonly card: AccountCard | null;
  readonly tokens: TokenHoldings | null;
  readonly isValidator: boolean;
}

/** An account's name, what it has, and what it is. */
export function AccountHead(props: AccountHeadProps) {
  const { network, networks, address, report, card, tokens, isValidator } = props;
  const others = networks.filter(({ id }) => id !== network.id);
  const bounceable = report.account?.bounceable ?? true;
  const { account } = report;
  return (
    <>
      <AccountPanel
        network={network}
        address={address}
        initial={report}
        picture={<AddressShards address={address} size="hero" />}
        systemName={systemName(address)}
        friendly={shortForm(network, address, bounceable)}
        identity={<AccountIdentity network={network} address={address} bounceable={bounceable} />}
        role={
          isValidator && (
            <PageLink href={validatorPath(network, address)}>
              <Badge tone="info">Validator</Badge>
            </PageLink>
          )
        }
        activity={<LazyPart part="activity" key={address} network={network} address={address} />}
        actions={
          <div className="min-h-8.5 noscript:hidden">
            <LazyPart part="watch" key={address} network={network} address={address} />
          </div>
        }
        neverSeen={<NeverSeen others={others} here={network} address={address} />}
      />
      {account?.source === "index" && (
        <HoldingsCards
          network={network}
          address={address}
          tokens={tokens}
          card={card === null ? null : <AccountKindCard network={network} card={card} />}
        />
      )}
    </>
  );
}

/** What follows from the address alone, and placeholders for the rest. */
export function AccountHeadSkeleton({ network, address }: Pick<AccountHeadProps, "network" | "address">) {
  return (
    <>
      <Hero
        picture={<AddressShards address={address} size="hero" />}
        title={
          <Entity id={address}>
            {systemName(address) ?? <MiddleText text={shortForm(network, address, true)} />}
          </Entity>
        }
        identity={<AccountIdentity network={network} address={address} bounceable />}
        badges={<Skeleton className="h-5 w-32 rounded-full" />}
        figure={
          <span className="block h-9 pt-1.5 sm:h-9.5">
            <Skeleton className="h-6 w-48 md:ms-auto" />
          </span>
        }
        figureDetail={
          <div className="h-5 pt-1">
            <Skeleton className="h-3 w-56 md:ms-auto" />
          </div>
        }
        actions={<div className="h-8.5" />}
      />
      <HoldingsPlaces />
    </>
  );
}

function shortForm({ testnet }: PageNetwork, address: Address, bounceable: boolean): string {
  return isStandard(address) ? formatFriendly(address, { bounceable, testnet }) : address;
}
