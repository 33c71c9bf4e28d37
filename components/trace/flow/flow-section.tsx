import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { gapsOf, type FlowView } from "@/lib/domain/trace/flow/flow-view";
import { FlowSums } from "./flow-sums";
import { FlowTable } from "./flow-table";

interface FlowSectionProps {
  readonly network: PageNetwork;
  readonly flow: FlowView;
}

/** The net change of each account, and whether the changes add up. */
export function FlowSection({ network, flow }: FlowSectionProps) {
  const { sum, currencies } = flow;
  const gaps = gapsOf(flow);
  const isExact = gaps.length === 0 && [sum, ...currencies].every(({ remainder }) => remainder === 0n);
  return (
    <Section title="What changed" aside={isExact ? "exact to the last unit" : undefined}>
      <FlowTable network={network} rows={flow.rows} fees={sum.fees} />
      {gaps.length > 0 && (
        <div className="mt-3 max-w-prose text-sm text-muted">
          {gaps.map((gap) => (
            <p key={gap}>{gap}</p>
          ))}
        </div>
      )}
      <FlowSums network={network} flow={flow} />
    </Section>
  );
}
