import { Coins } from "@/components/entity/coins";
import type { AmountDirection } from "@/components/entity/direction";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Party, TransactionRow } from "@/lib/domain/transaction/transaction-row";

interface MovedCoinsProps {
  readonly network: Pick<PageNetwork, "coin">;
  readonly row: Pick<TransactionRow, "account" | "from" | "received" | "to" | "others" | "sent">;
}

/** Received and sent coins, on the same lines as `TransactionCounterparties`. */
export function MovedCoins({ network, row: { account, from, received, to, others, sent } }: MovedCoinsProps) {
  const direction = (party: Party, way: AmountDirection, alone: boolean): AmountDirection =>
    alone && party.address === account.address ? "self" : way;
  return (
    <>
      {from !== null && (
        <div>
          <Coins network={network} value={received} direction={direction(from, "in", true)} brief />
        </div>
      )}
      {to !== null && (
        <div>
          <Coins network={network} value={sent} direction={direction(to, "out", others === 0)} brief />
        </div>
      )}
    </>
  );
}
