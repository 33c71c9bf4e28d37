import { Coins } from "@/components/entity/coins";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { WrappingCell } from "@/components/transaction/list/wrapping-cell";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TraceAccount, TraceRow } from "@/lib/domain/trace/view/trace-view";
import { StepAccount, StepOutcome, StepValue } from "./trace-step-text";
import type { Selection, TraceViewProps } from "./trace-views";

export function TraceTable({ network, trace: { rows, accounts }, selection }: TraceViewProps) {
  return (
    <DataTable
      caption="Transactions and messages of the trace, in the order of the tree"
      columns={columnsOf(network, accounts, selection)}
      rows={rows}
      idOf={({ id }) => id}
    />
  );
}

function columnsOf(
  network: PageNetwork,
  accounts: readonly TraceAccount[],
  { selected, hrefOf, select }: Selection,
): readonly Column<TraceRow>[] {
  const account = (place: number | null) => (
    <WrappingCell>
      <StepAccount account={place === null ? undefined : accounts[place]} />
    </WrappingCell>
  );
  return [
    {
      title: "Operation",
      phone: "lead",
      cell: ({ id, operation }) => (
        <WrappingCell>
          <a
            data-step
            href={`${hrefOf(id)}#selected`}
            aria-current={id === selected ? "true" : undefined}
            onClick={(event) => select(event, id)}
            className="rounded px-1 aria-[current]:bg-link-soft aria-[current]:font-medium"
          >
            <Name text={operation} />
          </a>
        </WrappingCell>
      ),
    },
    { title: "Account", phone: "detail", cell: (row) => account(row.account) },
    { title: "From", spare: true, cell: (row) => account(row.from) },
    {
      title: "Value",
      numeric: true,
      phone: "value",
      cell: (row) => <StepValue network={network} row={row} />,
    },
    {
      title: "Fees",
      numeric: true,
      cell: ({ fees }) => fees !== null && <Coins network={network} value={fees} brief />,
    },
    {
      title: "Outcome",
      phone: "aside",
      cell: (row) => (
        <span className="whitespace-nowrap">
          <StepOutcome row={row} always />
        </span>
      ),
    },
    { title: "Time", spare: true, cell: ({ at }) => at !== null && <Time atMs={at * 1_000} /> },
  ];
}
