import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { HashText } from "@/components/entity/hash-text";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Party, TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { FactRows, ifPresent, type FactRow } from "./fact-rows";
import { counted } from "@/lib/text/counted";

interface TransactionSummaryProps {
  readonly network: PageNetwork;
  readonly row: TransactionRow;
}

/** The main facts of a transaction: accounts, amounts and time. */
export function TransactionSummary({ network, row }: TransactionSummaryProps) {
  return <FactRows rows={summaryFacts(network, row)} />;
}

function summaryFacts(network: PageNetwork, row: TransactionRow): readonly FactRow[] {
  const party = ({ address, name, bounceable }: Party) => (
    <AddressLink network={network} address={address} bounceable={bounceable} name={name ?? undefined} />
  );
  const coins = (value: bigint) => <Coins network={network} value={value} />;
  const receivers = (to: Party) => (
    <>
      {party(to)}
      {others(row)}
    </>
  );
  return [
    ["Transaction", <HashText key="hash" hash={row.hash} full what="transaction hash" />],
    ["Time", <Time key="time" atMs={row.at * 1_000} detail />],
    ["Account", party(row.account)],
    ["Operation", <Name key="operation" text={row.operation} max={80} />],
    ["From", ifPresent(row.from, party)],
    ["Received", row.received === 0n ? null : coins(row.received)],
    ["To", ifPresent(row.to, receivers)],
    ["Sent", row.to === null ? null : coins(row.sent)],
    ["Fees", coins(row.fees)],
  ];
}

function others({ others: count }: TransactionRow): string | null {
  return count === 0 ? null : ` and ${counted(count, "other account")}`;
}
