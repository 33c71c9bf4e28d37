import { Badge } from "@/components/ui/badge";
import { transactionPath, type NetworkName } from "@/lib/paths";
import type { WatchedItem } from "@/lib/domain/pending/pending-state";
import { PageLink } from "@/components/ui/page-link";

type FollowedState = WatchedItem["state"];

const STATES: Readonly<
  Record<
    FollowedState,
    {
      readonly label: string;
      readonly tone: "neutral" | "warning" | "positive";
      readonly explanation: string;
    }
  >
> = {
  pending: { label: "Emulated", tone: "warning", explanation: "not in a block yet" },
  confirmed: { label: "In a block", tone: "warning", explanation: "not yet final" },
  finalized: { label: "Finalized", tone: "positive", explanation: "in a masterchain block" },
  settling: { label: "Finishing", tone: "neutral", explanation: "loading its transaction" },
  gone: { label: "Dropped", tone: "neutral", explanation: "no transaction followed" },
};

interface PendingStateCellProps {
  readonly network: NetworkName;
  readonly followed: WatchedItem;
}

/** The state of a pending row, with a link to its final transaction. */
export function PendingStateCell({ network, followed: { state, transaction } }: PendingStateCellProps) {
  const { label, tone, explanation } = STATES[state];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <span className="block text-xs text-muted">
        {transaction === null ? (
          explanation
        ) : (
          <PageLink href={transactionPath(network, transaction)}>Open transaction</PageLink>
        )}
      </span>
    </>
  );
}
