import type { AddressNetwork } from "@/lib/paths";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { PartyLink } from "./party-link";
import { counted } from "@/lib/text/counted";

interface TransactionCounterpartiesProps {
  readonly network: AddressNetwork;
  readonly row: Pick<TransactionRow, "account" | "origin" | "from" | "to" | "others" | "logs">;
}

/** Senders and receivers, each on its own line to match the amounts beside them. */
export function TransactionCounterparties({ network, row }: TransactionCounterpartiesProps) {
  const { account, origin, from, to, others, logs } = row;
  const isItself = (address: string) => address === account.address;
  return (
    <>
      {from !== null && (
        <div>
          <MutedText>from</MutedText>{" "}
          {isItself(from.address) ? (
            <MutedText>self</MutedText>
          ) : (
            <PartyLink network={network} party={from} />
          )}
        </div>
      )}
      {to !== null && (
        <div>
          <MutedText>to</MutedText>{" "}
          {isItself(to.address) ? <MutedText>self</MutedText> : <PartyLink network={network} party={to} />}
          {others > 0 && <MutedText> and {others} more</MutedText>}
        </div>
      )}
      {logs > 0 && (
        <div>
          <MutedText>{counted(logs, "log")}</MutedText>
        </div>
      )}
      {from === null && to === null && logs === 0 && (
        <MutedText>{origin === "network" ? "System" : "External"}</MutedText>
      )}
    </>
  );
}

function MutedText({ children }: { readonly children: React.ReactNode }) {
  return <span className="text-muted">{children}</span>;
}
