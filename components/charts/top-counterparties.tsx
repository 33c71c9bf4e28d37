import { Coins } from "@/components/entity/coins";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import type { Counterparty } from "@/lib/domain/charts/counterparties";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { counterpartyColumns } from "./chart-columns";
import { FlowBars } from "./flow-bars";
import { SaveTableButton } from "./save-table-button";

interface TopCounterpartiesProps {
  readonly network: PageNetwork;
  readonly parties: readonly Counterparty[];
  readonly file: string;
}

/** Rows shown before the rest is opened. */
const SHOWN = 5;

/** The largest counterparties: a table with bars. */
export function TopCounterparties({ network, parties, file }: TopCounterpartiesProps) {
  const fileColumns = counterpartyColumns(network);
  const [account, , , count] = fileColumns;
  const most = parties.reduce(
    (high, { received, sent }) => [high, received, sent].reduce((one, other) => (other > one ? other : one)),
    0n,
  );
  if (account === undefined || count === undefined || parties.length === 0) return null;
  const table = {
    caption: "Counterparties by received and sent coins",
    columns: [
      { ...account, phone: "lead" },
      barsColumn(most),
      coinsColumn(network, "Received", "in", ({ received }) => received),
      coinsColumn(network, "Sent", "out", ({ sent }) => sent),
      count,
    ] satisfies readonly Column<Counterparty>[],
    idOf: ({ id }: Counterparty) => id,
  };
  const rest = parties.slice(SHOWN);
  return (
    <Section title={`Top counterparties, ${network.coin}`}>
      <DataTable {...table} rows={parties.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more`} label={`${rest.length} more counterparties`}>
          {() => <DataTable {...table} caption={`Counterparties from place ${SHOWN + 1}`} rows={rest} />}
        </Disclosure>
      )}
      <SaveTableButton fileName={`${file}-counterparties`} columns={fileColumns} rows={parties} />
    </Section>
  );
}

/** `most` is the value of the longest bar. */
function barsColumn(most: bigint): Column<Counterparty> {
  return { title: "Volume", phone: "detail", cell: (row) => <FlowBars row={row} most={most} /> };
}

function coinsColumn(
  network: PageNetwork,
  title: string,
  direction: "in" | "out",
  value: (row: Counterparty) => bigint,
): Column<Counterparty> {
  return {
    title,
    numeric: true,
    phone: direction === "in" ? "value" : "aside",
    cell: (row) => <Coins network={network} value={value(row)} direction={direction} brief />,
  };
}
