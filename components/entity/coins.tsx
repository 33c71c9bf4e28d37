import type { PageNetwork } from "@/lib/domain/network/page-network";
import { Amount, type AmountProps } from "./amount";

/** The same on all networks. */
const COIN_DECIMALS = 9;

interface CoinsProps extends Omit<AmountProps, "decimals" | "symbol"> {
  readonly network: Pick<PageNetwork, "coin">;
}

export function Coins({ network, ...amount }: CoinsProps) {
  return <Amount {...amount} decimals={COIN_DECIMALS} symbol={network.coin} />;
}
