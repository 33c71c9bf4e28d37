import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import type { TokenHoldings } from "@/lib/domain/account/account-holdings";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { accountNftsPath, accountTokensPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { LazyPart } from "./account-lazy-part";
import { TokensCard } from "./tokens-card";

interface HoldingsCardsProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** Null if the browser requests them later. */
  readonly tokens: TokenHoldings | null;
  /** What the account is, if there is more to show than its kind. */
  readonly card: ReactNode;
}

const BESIDE = "grid grid-cols-1 gap-4 md:grid-cols-[3fr_2fr] [&>*]:min-w-0";

/** What an account is and what it holds. Late parts have reserved space: cards of one line, whatever is in them. */
export function HoldingsCards({ network, address, tokens, card }: HoldingsCardsProps) {
  const held = (
    <>
      {tokens === null ? (
        <Later title="Tokens" href={accountTokensPath(network, address)}>
          <LazyPart part="tokens" key={address} network={network} address={address} />
        </Later>
      ) : (
        <TokensCard network={network} holdings={tokens} />
      )}
      <Later title="NFTs" href={accountNftsPath(network, address)}>
        <LazyPart part="nfts" key={address} network={network} address={address} />
      </Later>
    </>
  );
  if (card === null) return <div className={BESIDE}>{held}</div>;
  return (
    <div className={BESIDE}>
      {card}
      <div className="grid grid-cols-2 content-start gap-4 md:grid-cols-1 [&>*]:min-w-0">{held}</div>
    </div>
  );
}

export function HoldingsPlaces() {
  return (
    <div className={BESIDE}>
      <Place title="Tokens" />
      <Place title="NFTs" />
    </div>
  );
}

interface LaterProps {
  readonly title: string;
  /** The whole list, for those who browse without scripts. */
  readonly href: string;
  readonly children: ReactNode;
}

function Later({ title, href, children }: LaterProps) {
  return (
    <div className="grid [&>*]:min-w-0">
      <div className="grid not-only:hidden">
        <Place title={title}>
          <noscript>
            <PageLink href={href}>View all</PageLink>
          </noscript>
        </Place>
      </div>
      {children}
    </div>
  );
}

function Place({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <Section title={title}>
      <div className="flex h-14 items-center text-muted">
        {children}
        <Skeleton className="h-13 w-32 rounded-xl noscript:hidden" />
      </div>
    </Section>
  );
}
