"use client";

import { useSearchParams } from "next/navigation";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Name } from "@/components/entity/name";
import { FactRows, ifPresent, type FactRow } from "@/components/transaction/page/fact-rows";
import { Section } from "@/components/ui/section";
import { SidePanel } from "@/components/ui/side-panel";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { PendingTrace } from "@/lib/domain/trace/view/pending-trace";
import type { TraceRow } from "@/lib/domain/trace/view/trace-view";
import { TraceActions } from "./trace-actions";
import { StepOutcome } from "./trace-step-text";
import { TraceExplorer } from "./trace-explorer";
import { hrefWithoutStep } from "./trace-views";

interface PendingTraceProps {
  readonly network: PageNetwork;
  readonly pending: PendingTrace;
}

/** A pending trace: its expected outcome as text, in all views, and step by step. */
export function PendingTraceView({ network, pending: { sentence, view, actions } }: PendingTraceProps) {
  const query = useSearchParams();
  const at = query.get("at");
  const [first] = view.rows;
  const chosen = view.rows.find(({ id }) => id === at) ?? first;
  return (
    <div className="mt-6">
      <Section title="Expected">
        <TraceActions network={network} actions={actions} />
        <p className="mb-3 max-w-prose">{sentence}</p>
        <TraceExplorer network={network} trace={view} start={first?.id ?? ""}>
          {chosen !== undefined && (
            <SidePanel
              id="selected"
              label="Selected step"
              isOpen={query.has("at")}
              closeHref={hrefWithoutStep(query.toString())}
            >
              <ExpectedStep network={network} row={chosen} accounts={view.accounts} />
            </SidePanel>
          )}
        </TraceExplorer>
      </Section>
    </div>
  );
}

interface ExpectedStepProps {
  readonly network: PageNetwork;
  readonly row: TraceRow;
  readonly accounts: PendingTrace["view"]["accounts"];
  /** Further facts about it. */
  readonly more?: readonly FactRow[];
}

/** A step that has not happened yet and therefore has no page. */
export function ExpectedStep({ network, row, accounts, more }: ExpectedStepProps) {
  const coins = (value: bigint) => <Coins network={network} value={value} />;
  const account = (place: number) => {
    const found = accounts[place];
    if (found === undefined) return null;
    return (
      <AddressLink
        network={network}
        address={found.address}
        bounceable={found.bounceable}
        name={found.name ?? undefined}
      />
    );
  };
  return (
    <FactRows
      narrow="panel"
      rows={[
        ["Operation", <Name key="operation" text={row.operation} max={80} />],
        ["Account", ifPresent(row.account, account)],
        ["From", ifPresent(row.from, account) ?? "External"],
        ["Value", ifPresent(row.value, coins)],
        ["Fees", ifPresent(row.fees, coins)],
        ["Outcome", <StepOutcome key="outcome" row={row} always />],
        ...(more ?? []),
      ]}
    />
  );
}
