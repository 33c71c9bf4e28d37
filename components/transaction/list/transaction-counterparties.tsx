import type { AddressNetwork } from "@/lib/paths";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { PartyLink } from "./party-link";

interface CounterpartiesProps {
  readonly network: AddressNetwork;
  readonly row: Pick<TransactionRow, "account" | "origin" | "from" | "to" | "others" | "logs">;
}

/** Who wrote to the account and to whom it wrote, each on a line of its own: amounts stand beside them. */
export function Counterparties({ network, row }: CounterpartiesProps) {
  const { account, origin, from, to, others, logs } = row;
  const isItself = (address: string) => address === account.address;
  return (
    <>
      {from !== null && (
        <div>
          <Word>from</Word>{" "}
          {isItself(from.address) ? <Word>itself</Word> : <PartyLink network={network} party={from} />}
        </div>
      )}
      {to !== null && (
        <div>
          <Word>to</Word>{" "}
          {isItself(to.address) ? <Word>itself</Word> : <PartyLink network={network} party={to} />}
          {others > 0 && <Word> and {others} more</Word>}
        </div>
      )}
      {logs > 0 && (
        <div>
          <Word>{logs === 1 ? "1 log" : `${logs} logs`}</Word>
        </div>
      )}
      {from === null && to === null && logs === 0 && (
        <Word>{origin === "network" ? "the network itself" : "from outside"}</Word>
      )}
    </>
  );
}

function Word({ children }: { readonly children: React.ReactNode }) {
  return <span className="text-muted">{children}</span>;
}
