"use client";

import { useQuery } from "@tanstack/react-query";
import { Age } from "@/components/entity/age";
import { dayText, isoText, utcText } from "@/components/entity/time-text";
import { accountHoldingsQuery } from "@/lib/query/account-holdings-query";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { AccountWatchControls } from "../private/account-watch-controls";
import { NftsCard } from "./nfts-card";
import { TokensCard } from "./tokens-card";

interface LaterPartProps {
  readonly part: "watch" | "activity" | "tokens" | "nfts";
  readonly network: PageNetwork;
  readonly address: Address;
}

/** What comes after the page of an account can be used. It is one part, so that there is one way to it in the first load. */
export function LaterPart({ part, network, address }: LaterPartProps) {
  return part === "watch" ? (
    <AccountWatchControls network={network} address={address} />
  ) : (
    <HeldPart part={part} network={network} address={address} />
  );
}

interface HeldPartProps extends LaterPartProps {
  readonly part: "activity" | "tokens" | "nfts";
}

function HeldPart({ part, network, address }: HeldPartProps) {
  const { data, dataUpdatedAt } = useQuery(accountHoldingsQuery(network.id, address));
  if (data === undefined) return null;
  if (part === "activity") return <ActivityTimes {...data} nowMs={dataUpdatedAt} />;
  if (part === "tokens") return data.tokens && <TokensCard network={network} holdings={data.tokens} />;
  return data.nfts && <NftsCard network={network} holdings={data.nfts} />;
}

interface ActivityTimesProps {
  readonly firstSeenAt: number | null;
  readonly lastActiveAt: number | null;
  readonly nowMs: number;
}

/** When an account was first and last active. */
function ActivityTimes({ firstSeenAt, lastActiveAt, nowMs }: ActivityTimesProps) {
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
      {firstSeenAt !== null && lastActiveAt !== null && " · "}
      {lastActiveAt !== null && (
        <>
          last active <Age atMs={lastActiveAt * 1_000} serverNowMs={nowMs} />
        </>
      )}
    </>
  );
}
