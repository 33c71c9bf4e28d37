import { Section } from "@/components/ui/section";
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

export function PhaseSection({ network, transaction: { description }, interfaces }: PhaseSectionProps) {
  if (description === null)
    return (
      <Section title="Phases">
        <p className="text-muted">The service does not know them.</p>
      </Section>
    );
  return (
    <Section title="Phases">
      <FactRows
        rows={[
          ["Kind", KINDS[description.type ?? ""] ?? description.type],
          ["Aborted", yesNo(description.aborted)],
          ["Account destroyed", yesNo(description.destroyed)],
          ["Credit before storage", yesNo(description.credit_first)],
          ["Tock", yesNo(description.is_tock)],
          ["Installed", yesNo(description.installed)],
        ]}
      />
      {phasesOf(network, description, interfaces).map(({ title, rows }) => (
        <div key={title} className="mt-6">
          <h3 className="mb-2 font-medium">{title}</h3>
          <FactRows rows={rows} />
        </div>
      ))}
    </Section>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  ord: "ordinary, set off by a message",
  tick_tock: "tick or tock, run by the network itself",
  storage: "storage fees only",
  split_prepare: "preparation of a split",
  split_install: "second half of a split",
  merge_prepare: "preparation of a merge",
  merge_install: "second half of a merge",
};
