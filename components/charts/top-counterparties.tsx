import { DataTable, type Column } from "@/components/ui/data-table";
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

/** The largest counterparties: a table with bars. */
export function TopCounterparties({ network, parties, file }: TopCounterpartiesProps) {
  const [account, ...others] = counterpartyColumns(network);
  const most = parties.reduce(
    (high, { received, sent }) => [high, received, sent].reduce((one, other) => (other > one ? other : one)),
    0n,
  );
  if (account === undefined || parties.length === 0) return null;
  return (
    <Section title={`Top counterparties, ${network.coin}`}>
      <DataTable
        caption="Counterparties by received and sent coins"
        columns={[account, barsColumn(most), ...others]}
        rows={parties}
        idOf={({ id }) => id}
      />
      <SaveTableButton fileName={`${file}-counterparties`} columns={[account, ...others]} rows={parties} />
    </Section>
  );
}

/** `most` is the value of the longest bar. */
function barsColumn(most: bigint): Column<Counterparty> {
  return { title: "Volume", cell: (row) => <FlowBars row={row} most={most} /> };
}
