import { SidePanel } from "@/components/ui/side-panel";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NodeAnswer } from "@/lib/domain/trace/view/node-answer";
import type { SelectedStep } from "@/lib/domain/trace/view/selected-step";
import type { Result } from "@/lib/toncenter/error";
import { NodeLookupSection } from "./node-lookup-section";
import { SelectedStepView } from "./selected-step";
import { hrefTo, hrefWithoutStep } from "./trace-views";

interface TraceStepPanelProps {
  readonly network: PageNetwork;
  readonly step: SelectedStep;
  /** The node's answer, after a lookup. */
  readonly answer: Result<NodeAnswer> | null;
  /** A lookup is pending; it waits for the page because the first load has no call left. */
  readonly isWaiting: boolean;
  readonly query: URLSearchParams;
}

/** The selected step, beside the trace. */
export function TraceStepPanel({ network, step, answer, isWaiting, query }: TraceStepPanelProps) {
  const at = step.name.id;
  return (
    <SidePanel
      id="selected"
      label="Selected step"
      isOpen={query.has("at") || query.has("node")}
      closeHref={hrefWithoutStep(query)}
    >
      <SelectedStepView network={network} step={step} hrefOf={(id) => hrefTo(query.toString(), { at: id })} />
      <NodeLookupSection
        network={network}
        step={step}
        answer={answer}
        isWaiting={isWaiting}
        hrefOf={(node) => hrefTo(query.toString(), { at, node })}
      />
    </SidePanel>
  );
}
