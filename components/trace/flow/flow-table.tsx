"use client";

import { WrappingCell } from "@/components/transaction/list/wrapping-cell";
import { AddressLink } from "@/components/entity/address-link";
import { Amount } from "@/components/entity/amount";
import type { AmountDirection } from "@/components/entity/direction";
import { ItemLink, TokenName } from "@/components/action/action-token";
import { SentenceParts } from "@/components/action/sentence-parts";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Disclosure } from "@/components/ui/disclosure";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { FlowRow } from "@/lib/domain/trace/flow/flow-view";
import { counted } from "@/lib/text/counted";

interface FlowTableProps {
  readonly network: PageNetwork;
  readonly rows: readonly FlowRow[];
  /** The fees of the whole trace. */
  readonly fees: bigint;
}

/** More rows are collapsed. */
const FIRST = 6;

/** The change of each account's holdings by the trace, and the fees. */
export function FlowTable({ network, rows, fees }: FlowTableProps) {
  const isLong = rows.length > FIRST + 1;
  const rest = isLong ? rows.slice(FIRST) : [];
  const shown: readonly ChangeRow[] = [...(isLong ? rows.slice(0, FIRST) : rows), { fees }];
  return (
    <>
      <PlainTable caption="Changes by account" network={network} rows={shown} />
      {rest.length > 0 && (
        <Disclosure summary={counted(rest.length, "more account")}>
          {() => <PlainTable caption="More accounts" network={network} rows={rest} />}
        </Disclosure>
      )}
    </>
  );
}

/** An account, or the fees of all accounts. */
type ChangeRow = FlowRow | { readonly fees: bigint };

interface PlainTableProps {
  readonly caption: string;
  readonly network: PageNetwork;
  readonly rows: readonly ChangeRow[];
}

function PlainTable({ caption, network, rows }: PlainTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(network)}
      rows={rows}
      idOf={(row) => ("fees" in row ? "fees" : row.party.address)}
    />
  );
}

function columnsOf(network: PageNetwork): readonly Column<ChangeRow>[] {
  return [
    {
      title: "Account",
      phone: "lead",
      cell: (row) =>
        "fees" in row ? (
          "Network fees"
        ) : (
          <WrappingCell>
            <FlowAccount network={network} row={row} />
          </WrappingCell>
        ),
    },
    {
      title: network.coin,
      numeric: true,
      phone: "value",
      cell: (row) => <CoinChange row={row} />,
    },
    {
      title: "Tokens",
      numeric: true,
      phone: "aside",
      cell: (row) => ("fees" in row ? null : <Tokens network={network} row={row} />),
    },
  ];
}

interface FlowCellProps {
  readonly network: PageNetwork;
  readonly row: FlowRow;
}

/** An account, and what it is if its name does not say so. */
export function FlowAccount({ network, row: { party, role } }: FlowCellProps) {
  return (
    <>
      <AddressLink
        network={network}
        address={party.address}
        bounceable={party.bounceable}
        name={party.name ?? undefined}
        copy={false}
      />
      {role.length > 0 && (
        <span className="ms-1.5 text-muted">
          <SentenceParts network={network} parts={role} />
        </span>
      )}
    </>
  );
}

const COIN_DECIMALS = 9;

function CoinChange({ row }: { readonly row: ChangeRow }) {
  if ("fees" in row) return <Amount value={row.fees} decimals={COIN_DECIMALS} />;
  return row.coins === null ? null : <Amount {...changeOf(row.coins.change)} decimals={COIN_DECIMALS} />;
}

function Tokens({ network, row: { currencies, tokens, items } }: FlowCellProps) {
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
      {items.map(({ isIncoming, ...item }) => (
        <div key={item.address}>
          <span className={`me-1 ${isIncoming ? "text-positive" : "text-warning"}`}>
            {isIncoming ? "+" : "-"}
          </span>
          <ItemLink network={network} item={{ is: "item", ...item }} />
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
