"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Age } from "@/components/entity/time/age";
import { dayText, isoText, utcText } from "@/components/entity/time/time-text";
import { shownAccountQuery } from "@/lib/query/account-query";
import { accountHoldingsQuery } from "@/lib/query/account-holdings-query";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { AccountWatchControls } from "../private/account-watch-controls";
import { HeldCount } from "./held-count";
import { NftsCard } from "./nfts-card";
import { TokensCard } from "./tokens-card";

type HeldKind = "tokens" | "nfts";

interface LaterPartProps {
  readonly part: "watch" | "activity" | HeldKind | `${HeldKind} count`;
  readonly network: PageNetwork;
  readonly address: Address;
}

/**
 * The parts of an account's page that load once it can be used. One component, so that the first load has a single
 * import for them.
 */
export function LaterPart({ part, network, address }: LaterPartProps) {
  return part === "watch" ? (
    <AccountWatchControls network={network} address={address} />
  ) : (
    <HeldPart part={part} network={network} address={address} />
  );
}

interface HeldPartProps extends LaterPartProps {
  readonly part: Exclude<LaterPartProps["part"], "watch">;
}

function HeldPart({ part, network, address }: HeldPartProps) {
  const { data, dataUpdatedAt } = useQuery(accountHoldingsQuery(network.id, address));
  if (data === undefined) return null;
  if (part === "activity")
    return <ActivityTimes network={network} address={address} {...data} nowMs={dataUpdatedAt} />;
  if (part === "tokens count" || part === "nfts count") {
    const held = part === "tokens count" ? data.tokens : data.nfts;
    return held && <HeldCount {...held} />;
  }
  if (part === "tokens") return data.tokens && <TokensCard network={network} holdings={data.tokens} />;
  return data.nfts && <NftsCard network={network} address={address} holdings={data.nfts} />;
}

/** When the newest transaction after the page load came, according to the account's reports; null if there is none. */
function useNewestActivity(network: string, address: Address): number | null {
  const { data } = useQuery(shownAccountQuery(network, address));
  const hash = data?.account?.lastTransaction?.hash ?? null;
  const [seen, setSeen] = useState<{ readonly hash: string | null; readonly atMs: number | null }>({
    hash,
    atMs: null,
  });
  if (hash === null || hash === seen.hash) return seen.atMs;
  const atMs = seen.hash === null ? null : (data?.asOfMs ?? null);
  setSeen({ hash, atMs });
  return atMs;
}

interface ActivityTimesProps extends Pick<LaterPartProps, "network" | "address"> {
  readonly firstSeenAt: number | null;
  readonly lastActiveAt: number | null;
  readonly nowMs: number;
}

/** When an account was first and last active. */
function ActivityTimes({ network, address, firstSeenAt, lastActiveAt, nowMs }: ActivityTimesProps) {
  const newestMs = useNewestActivity(network.id, address);
  const lastActiveMs = newestMs ?? (lastActiveAt === null ? null : lastActiveAt * 1_000);
  return (
    <>
      {firstSeenAt !== null && (
        <>
          first seen{" "}
          <time dateTime={isoText(firstSeenAt * 1_000)} title={utcText(firstSeenAt * 1_000)}>
            {dayText(firstSeenAt * 1_000)}
          </time>
        </>
      )}
      {firstSeenAt !== null && lastActiveMs !== null && " · "}
      {lastActiveMs !== null && (
        <>
          last active <Age atMs={lastActiveMs} serverNowMs={nowMs} />
        </>
      )}
    </>
  );
}
