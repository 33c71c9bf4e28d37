import { Coins } from "@/components/entity/coins";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { extraCurrencies } from "./extra-currencies";
import { FactRows, ifPresent, type FactRow } from "./fact-rows";
import { feesOf, type FeePart } from "./transaction-fees";

interface FeeSectionProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
}

export function FeeSection({ network, transaction }: FeeSectionProps) {
  const { parts, total, forwarding } = feesOf(transaction);
  const extraFacts = extraFactsOf(network, forwarding, transaction);
  return (
    <Section title="Fees">
      <DataTable
        caption="Fees of this transaction by what they were paid for, and all together"
        columns={feeColumns(network)}
        rows={total === null ? parts : [...parts, { name: "All together", value: total }]}
        idOf={({ name }) => name}
      />
      {extraFacts.length > 0 && (
        <div className="mt-4">
          <FactRows rows={extraFacts} />
        </div>
      )}
    </Section>
  );
}

function feeColumns(network: PageNetwork): readonly Column<FeePart>[] {
  return [
    { title: "For", cell: ({ name }) => name },
    { title: "Paid", numeric: true, cell: ({ value }) => <Coins network={network} value={value} /> },
  ];
}

function extraFactsOf(
  network: PageNetwork,
  forwarding: bigint | null,
  { total_fees_extra_currencies: others }: Transaction,
): readonly FactRow[] {
  const carried = (value: bigint) => (
    <>
      <Coins network={network} value={value} />
      <span className="text-muted">, not part of the above: the messages carry it with them</span>
    </>
  );
  const rows: readonly FactRow[] = [
    ["Carrying sent messages", ifPresent(forwarding, carried)],
    ["In other currencies", extraCurrencies(others)],
  ];
  return rows.filter(([, value]) => value !== null);
}
