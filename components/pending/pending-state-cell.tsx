import { Badge } from "@/components/ui/badge";
import { transactionPath, type NetworkName } from "@/lib/paths";
import type { Followed } from "@/lib/domain/pending/follow";
import { RowLink } from "@/components/entity/row-link";

type State = Followed["state"];

const STATES: Readonly<
  Record<
    State,
    { readonly word: string; readonly tone: "neutral" | "warning" | "positive"; readonly means: string }
  >
> = {
  pending: { word: "Emulated", tone: "warning", means: "tried, in no block yet" },
  confirmed: { word: "In a block", tone: "warning", means: "not yet final" },
  finalized: { word: "Final", tone: "positive", means: "in a masterchain block" },
  settling: { word: "No longer pending", tone: "neutral", means: "its transaction is looked for" },
  gone: { word: "Gone", tone: "neutral", means: "no transaction came of it" },
};

interface StateCellProps {
  readonly network: NetworkName;
  readonly followed: Followed;
}

/** How far something is, and the way to its transaction when it is final. */
export function StateCell({ network, followed: { state, transaction } }: StateCellProps) {
  const { word, tone, means } = STATES[state];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      <span className="block text-xs text-muted">
        {transaction === null ? (
          means
        ) : (
          <RowLink href={transactionPath(network, transaction)}>Open the transaction</RowLink>
        )}
      </span>
    </>
  );
}
