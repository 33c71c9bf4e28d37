"use client";

import { AddressLink } from "@/components/entity/address-link";
import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import type { AmountDirection } from "@/components/entity/direction";
import { ItemLink, TokenName } from "@/components/action/action-token";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Disclosure } from "@/components/ui/disclosure";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { FlowRow } from "@/lib/domain/trace/flow-view";
import { AccountLetter } from "../account-letter";
import { counted } from "@/lib/text/counted";

interface FlowTableProps {
  readonly network: PageNetwork;
  readonly rows: readonly FlowRow[];
}

/** More rows are collapsed. */
const FIRST = 30;

/** The change of each account's holdings by the trace. */
export function FlowTable({ network, rows }: FlowTableProps) {
  const rest = rows.slice(FIRST);
  return (
    <>
      <PlainTable network={network} rows={rows.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Disclosure summary={`and ${counted(rest.length, "more account")}`}>
          {() => <PlainTable network={network} rows={rest} />}
        </Disclosure>
      )}
    </>
  );
}

function PlainTable({ network, rows }: FlowTableProps) {
  return (
    <DataTable
      caption="What the accounts of the trace have more, or less, than before"
      columns={columnsOf(network)}
      rows={rows}
      idOf={({ party }) => party.address}
    />
  );
}

function columnsOf(network: PageNetwork): readonly Column<FlowRow>[] {
  return [
    {
      title: "Account",
      cell: ({ letter, party: { address, name, bounceable } }) => (
        <>
          {letter !== null && <AccountLetter letter={letter} />}
          <AddressLink
            network={network}
            address={address}
            bounceable={bounceable}
            name={name ?? undefined}
            copy={false}
          />
        </>
      ),
    },
    {
      title: "Coins",
      numeric: true,
      cell: ({ coins }) => coins !== null && <Coins network={network} {...changeOf(coins.change)} />,
    },
    {
      title: "of that fees",
      numeric: true,
      cell: ({ coins }) => coins !== null && <Coins network={network} value={coins.fees} />,
    },
    { title: "Currencies and tokens", cell: (row) => <Tokens network={network} row={row} /> },
  ];
}

function Tokens({
  network,
  row: { currencies, tokens, items },
}: {
  readonly network: PageNetwork;
  readonly row: FlowRow;
}) {
  return (
    <>
      {currencies.map(({ currency, change }) => (
        <div key={currency}>
          <Amount {...changeOf(change)} decimals={0} />{" "}
          <span className="text-muted">units of currency {currency}</span>
        </div>
      ))}
      {tokens.map(({ token, change }, place) => (
        <div key={token.master ?? place}>
          <Amount {...changeOf(change)} decimals={token.decimals} />{" "}
          {token.master === null ? "of an unknown jetton" : <TokenName network={network} token={token} />}
        </div>
      ))}
      {items.map(({ came, ...item }) => (
        <div key={item.address}>
          {came ? "got" : "gave"} <ItemLink network={network} item={{ is: "item", ...item }} />
        </div>
      ))}
    </>
  );
}

interface Change {
  readonly value: bigint;
  readonly direction?: AmountDirection;
}

function changeOf(change: bigint): Change {
  if (change === 0n) return { value: 0n };
  return change < 0n ? { value: -change, direction: "out" } : { value: change, direction: "in" };
}
