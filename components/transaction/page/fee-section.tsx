import { Coins } from "@/components/entity/coins";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { extraCurrencies } from "./extra-currencies";
import { FactRows, ifPresent, type FactRow } from "./fact-rows";
import { feesOf, type FeePart } from "./transaction-fees";

interface FeeSectionProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
}

/** The fees of one transaction by what they were paid for. */
export function FeeSection({ network, transaction }: FeeSectionProps) {
  const { parts, total, forwarding } = feesOf(transaction);
  const extraFacts = extraFactsOf(network, forwarding, transaction);
  return (
    <div>
      <h3 className="mb-2 font-semibold">Fees</h3>
      <DataTable
        caption="Fees of this transaction"
        columns={feeColumns(network)}
        rows={total === null ? parts : [...parts, { name: "Total", value: total }]}
        idOf={({ name }) => name}
      />
      {extraFacts.length > 0 && (
        <div className="mt-4">
          <FactRows rows={extraFacts} />
        </div>
      )}
    </div>
  );
}

function feeColumns(network: PageNetwork): readonly Column<FeePart>[] {
  return [
    { title: "Fee", phone: "lead", cell: ({ name }) => name },
    {
      title: "Paid",
      numeric: true,
      phone: "value",
      cell: ({ value }) => <Coins network={network} value={value} />,
    },
  ];
}

function extraFactsOf(
  network: PageNetwork,
  forwarding: bigint | null,
  { total_fees_extra_currencies: others }: Transaction,
): readonly FactRow[] {
  const carried = (value: bigint) => (
    <>
      <Coins network={network} value={value} />{" "}
      <span className="text-muted">paid by the messages, not in the total</span>
    </>
  );
  const rows: readonly FactRow[] = [
    ["Forward fees", ifPresent(forwarding, carried)],
    ["Extra currencies", extraCurrencies(others)],
  ];
  return rows.filter(([, value]) => value !== null);
}
