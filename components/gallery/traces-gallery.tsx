import { ReturnedCoins } from "@/components/trace/returned-coins";
import { TreeRow } from "@/components/trace/trace-tree-row";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { letterOf } from "@/lib/domain/trace/view/account-letters";
import { SUCCESS, type SummaryOutcome } from "@/lib/domain/trace/summary/summary-outcome";
import type { TraceRow } from "@/lib/domain/trace/view/trace-view";
import { formatFriendly } from "@/lib/ton/address/address";
import { ACCOUNT, ELECTOR } from "./gallery-examples";

const OUTCOMES: readonly SummaryOutcome[] = [
  { ...SUCCESS, notes: ["1 notification skipped: no gas"] },
  {
    ...SUCCESS,
    kind: "bounced",
    label: "Bounced",
    tone: "negative",
    reason: "Compute skipped: the account has no code.",
  },
  {
    ...SUCCESS,
    kind: "failed",
    label: "1 of 3 failed",
    tone: "negative",
    reason: "Exit code 9: More was read from a cell than it holds.",
  },
  {
    ...SUCCESS,
    kind: "incomplete",
    label: "Incomplete",
    tone: "warning",
    reason: "1 of 2 actions skipped (errors ignored).",
  },
  { ...SUCCESS, kind: "pending", label: "Pending", tone: "warning" },
  { ...SUCCESS, kind: "unknown", label: "Unknown", tone: "neutral" },
];

const STATES: readonly Pick<TraceRow, "operation" | "tone" | "label" | "reason" | "kind">[] = [
  { operation: "Transfer", tone: "positive", label: "Succeeded", reason: null, kind: "transaction" },
  { operation: "Transfer", tone: "negative", label: "Failed", reason: "cell underflow", kind: "transaction" },
  {
    operation: "Transfer",
    tone: "warning",
    label: "Skipped",
    reason: "no contract there",
    kind: "transaction",
  },
  {
    operation: "Transfer",
    tone: "warning",
    label: "Incomplete",
    reason: "1 of 2 actions skipped",
    kind: "transaction",
  },
  { operation: "Transfer", tone: "warning", label: "Pending", reason: null, kind: "transaction" },
  { operation: "Transfer", tone: "warning", label: "Not received here", reason: null, kind: "message" },
  { operation: "Not loaded", tone: "neutral", label: "Not loaded", reason: null, kind: "omitted" },
  { operation: "Event", tone: "neutral", label: "Log", reason: null, kind: "log" },
];

interface TracesProps {
  readonly network: PageNetwork;
}

/** Every outcome of a trace and of its steps. */
export function Traces({ network }: TracesProps) {
  const friendly = formatFriendly(ACCOUNT, { bounceable: true, testnet: network.testnet });
  const account = { address: ACCOUNT, name: null, bounceable: true, friendly, role: null };
  const from = { address: ELECTOR, name: null, bounceable: true };
  return (
    <Section title="Traces">
      {OUTCOMES.map(({ label, tone, reason, notes }) => (
        <p key={label} className="mb-2 max-w-prose">
          <Badge tone={tone}>{label}</Badge> {reason} <span className="text-muted">{notes.join(" · ")}</span>
        </p>
      ))}
      <ReturnedCoins
        network={network}
        transaction={{ in_msg: { bounced: true, value: 999_000_000n }, out_msgs: [] }}
        row={{ from }}
        cause={"Exit code 9: More was read from a cell than it holds."}
      />
      <div role="tree" aria-label="Steps of a trace" className="border-y border-line">
        {STATES.map((state, place) => (
          <TreeRow
            key={state.label}
            network={network}
            row={{ ...PLAIN, ...state, id: state.label }}
            account={state.kind === "log" ? undefined : { ...account, letter: letterOf(place) }}
            place={place}
            siblings={{ size: STATES.length, position: place + 1 }}
            isOpen={null}
            isEntry={place === 0}
            isSelected={place === 1}
            href="#traces"
          />
        ))}
      </div>
    </Section>
  );
}

const PLAIN = {
  parent: null,
  depth: 0,
  account: 0,
  from: null,
  value: 1_500_000_000n,
  tokens: null,
  fees: null,
  lt: null,
  at: null,
  block: null,
  masterchainSeqno: null,
};
