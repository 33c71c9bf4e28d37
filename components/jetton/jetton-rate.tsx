"use client";

import { useQuery } from "@tanstack/react-query";
import { Age } from "@/components/entity/time/age";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { PageLink } from "@/components/ui/page-link";
import { readableRate } from "@/lib/domain/token/token-rate";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { tokenRateQuery } from "@/lib/query/token-rate-query";
import type { Address } from "@/lib/ton/address/address";
import { transactionPath } from "@/lib/paths";

interface JettonRateProps {
  readonly network: PageNetwork;
  readonly master: Address;
  readonly decimals: number;
}

/** What one unit was exchanged for in the latest swap; nothing if none was loaded. */
export function JettonRate({ network, master, decimals }: JettonRateProps) {
  const { data, dataUpdatedAt } = useQuery(tokenRateQuery(network.id, master));
  const rate = data?.rate ?? null;
  if (rate === null) return null;
  const { trace, swaps, at } = rate;
  const { units, coins } = readableRate(rate, decimals);
  const age = <Age atMs={at * 1_000} serverNowMs={dataUpdatedAt} />;
  return (
    <span title="From the network's latest 200 swaps of tokens for coins of at least 0.01; no outside source.">
      <Count value={units} /> ≈ <Coins network={network} value={coins} brief /> ·{" "}
      {swaps === 1 ? (
        "1 swap"
      ) : (
        <>
          latest of <Count value={swaps} /> swaps
        </>
      )}
      , {trace === null ? age : <PageLink href={transactionPath(network, trace)}>{age}</PageLink>}
    </span>
  );
}
