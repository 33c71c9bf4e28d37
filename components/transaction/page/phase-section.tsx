import { PhaseMarks } from "@/components/trace/phase-marks";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { FactRows, yesNo } from "./fact-rows";
import { phasesOf } from "./transaction-phases";

interface PhaseSectionProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
  /** Interfaces of the account, which give exit codes their meaning. */
  readonly interfaces: readonly string[];
}

/** How the transaction ran; each phase can be opened. */
export function PhaseSection({ network, transaction, interfaces }: PhaseSectionProps) {
  const { description, account } = transaction;
  if (description === null) return <p className="text-muted">The service does not have the phases.</p>;
  return (
    <div>
      <h3 className="mb-2 font-semibold">Phases</h3>
      <FactRows
        rows={[
          ["Type", TRANSACTION_TYPES[description.type ?? ""] ?? description.type],
          ["Phases", <PhaseMarks key="phases" description={description} />],
          ["Aborted", yesNo(description.aborted)],
          ["Account destroyed", yesNo(description.destroyed)],
          ["Credit before storage", yesNo(description.credit_first)],
          ["Tock", yesNo(description.is_tock)],
          ["Installed", yesNo(description.installed)],
        ]}
      />
      <div className="mt-4 grid grid-cols-1 gap-2">
        {phasesOf(network, description, { account, interfaces }).map(({ title, rows }) => (
          <details key={title} className="rounded-xl border border-line px-3 py-2.5 open:pb-4">
            <summary className="cursor-pointer font-medium">{title}</summary>
            <div className="mt-3">
              <FactRows rows={rows} />
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

const TRANSACTION_TYPES: Readonly<Record<string, string>> = {
  ord: "Ordinary",
  tick_tock: "Tick-tock",
  storage: "Storage",
  split_prepare: "Split prepare",
  split_install: "Split install",
  merge_prepare: "Merge prepare",
  merge_install: "Merge install",
};
