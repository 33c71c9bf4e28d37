import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import type { Message } from "@/lib/toncenter/v3/v3-message";

type CarriedValue = Pick<Message, "bounced" | "value">;

interface ReturnedCoinsProps {
  readonly network: PageNetwork;
  readonly transaction: {
    readonly in_msg: CarriedValue | null;
    readonly out_msgs: readonly CarriedValue[];
  };
  readonly row: Pick<TransactionRow, "from">;
  /** Why the receiver rejected the message; null if unknown. */
  readonly cause: string | null;
}

/** Coins returned by a bounce, and why. Renders nothing for most transactions. */
export function ReturnedCoins({
  network,
  transaction: { in_msg, out_msgs },
  row: { from },
  cause,
}: ReturnedCoinsProps) {
  const returned = out_msgs.find(({ bounced }) => bounced === true);
  if (from === null || in_msg === null) return null;
  const party = (
    <AddressLink
      network={network}
      address={from.address}
      bounceable={from.bounceable}
      name={from.name ?? undefined}
      copy={false}
    />
  );
  if (returned !== undefined)
    return (
      <p className="max-w-prose">
        Bounced: of <Coins network={network} value={in_msg.value ?? 0n} /> received,{" "}
        <Coins network={network} value={returned.value ?? 0n} /> went back to {party}.
      </p>
    );
  if (in_msg.bounced !== true) return null;
  return (
    <p className="max-w-prose">
      Bounced by {party}: <Coins network={network} value={in_msg.value ?? 0n} /> came back. {cause}
    </p>
  );
}
