import type { ReactNode } from "react";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { Counted } from "@/components/entity/counted";
import { FactRows, type FactRow } from "@/components/transaction/page/fact-rows";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { CurrencySum } from "@/lib/domain/trace/flow/currency-flow";
import type { FlowView } from "@/lib/domain/trace/flow/flow-view";
import { FlowAccount } from "./flow-table";

interface FlowSumsProps {
  readonly network: PageNetwork;
  readonly flow: FlowView;
}

/** How the changes add up; differences are always shown. */
export function FlowSums({ network, flow: { rows, sum, currencies } }: FlowSumsProps) {
  const coins = (value: bigint) => <Coins network={network} value={value} />;
  return (
    <>
      {sum.remainder !== 0n && (
        <Difference amount={coins(absolute(sum.remainder))} isMissing={sum.remainder > 0n} />
      )}
      {currencies.map(({ currency, remainder }) =>
        remainder === 0n ? null : (
          <Difference
            key={currency}
            amount={
              <>
                <Counted count={absolute(remainder)} one="unit" /> of currency {currency}
              </>
            }
            isMissing={remainder > 0n}
          />
        ),
      )}
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-link">Totals</summary>
        <div className="mt-2">
          <FactRows
            rows={[
              ...sumRows(sum, coins, network.coin),
              ...currencies.flatMap((one) =>
                sumRows(one, (value) => <Count value={value} />, `currency ${one.currency}`),
              ),
            ]}
          />
          <FeesByAccount network={network} rows={rows} />
        </div>
      </details>
    </>
  );
}

/** With more accounts, the fees are only on the pages of their transactions. */
const MAX_ACCOUNTS = 30;

function FeesByAccount({
  network,
  rows,
}: {
  readonly network: PageNetwork;
  readonly rows: FlowView["rows"];
}) {
  return (
    <div className="mt-4">
      <DataTable
        caption="Fees by account"
        columns={feeColumnsOf(network)}
        rows={rows.filter(({ coins }) => coins !== null && coins.fees > 0n).slice(0, MAX_ACCOUNTS)}
        idOf={({ party }) => party.address}
      />
    </div>
  );
}

function feeColumnsOf(network: PageNetwork): readonly Column<FlowView["rows"][number]>[] {
  return [
    { title: "Account", phone: "lead", cell: (row) => <FlowAccount network={network} row={row} /> },
    {
      title: "Fees",
      numeric: true,
      phone: "value",
      cell: ({ coins }) => coins !== null && <Coins network={network} value={coins.fees} />,
    },
  ];
}

type Sum = Pick<CurrencySum, "incoming" | "inFlight" | "fees" | "changes">;

function sumRows(
  { incoming, inFlight, fees, changes }: Sum,
  show: (value: bigint) => ReactNode,
  of: string,
): readonly FactRow[] {
  return [
    [`Incoming (${of})`, show(incoming)],
    [`Network fees (${of})`, show(fees)],
    [`In flight (${of})`, inFlight === 0n ? null : show(inFlight)],
    [`All balances (${of})`, show(changes)],
  ];
}

function Difference({ amount, isMissing }: { readonly amount: ReactNode; readonly isMissing: boolean }) {
  return (
    <p className="mt-3 max-w-prose text-sm text-warning">
      {amount} {isMissing ? "missing" : "too much"}: balances changed otherwise than the messages say, or the
      index does not have all of it.
    </p>
  );
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
