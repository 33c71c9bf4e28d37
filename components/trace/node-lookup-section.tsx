import { RefreshedError } from "@/components/error/refreshed-error";
import { PageLink } from "@/components/ui/page-link";
import { TransactionLink } from "@/components/entity/transaction-link";
import { RawCells } from "@/components/transaction/page/raw-cells";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { NodeLookupRefresher } from "./node-lookup-refresher";
import type { NodeAnswer, NodePanel } from "@/lib/domain/trace/view/node-answer";
import type { SelectedStep } from "@/lib/domain/trace/view/selected-step";
import type { Result } from "@/lib/toncenter/error";
import { messageKind } from "@/lib/domain/message/message-kind";

export interface NodeLookupSectionProps {
  readonly network: PageNetwork;
  readonly step: SelectedStep;
  /** Null before a lookup. */
  readonly answer: Result<NodeAnswer> | null;
  /** The lookup is pending. */
  readonly isWaiting: boolean;
  readonly hrefOf: (lookup: NodePanel) => string;
}

const LOOKUP_LINK_TEXTS: Readonly<Record<NodePanel, string>> = {
  receiver: "Load the receiving transaction from node",
  sender: "Load the sending transaction from node",
  cells: "Load from node",
};

const FOUND_TEXTS: Readonly<Record<NodePanel, string>> = {
  receiver: "Received in transaction, says the node:",
  sender: "Sent in transaction, says the node:",
  cells: "From node:",
};

/** Looks up data at a node that the index does not have, on demand. */
export function NodeLookupSection({ network, step, answer, isWaiting, hrefOf }: NodeLookupSectionProps) {
  const lookups = possibleLookups(step);
  if (lookups.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      {isWaiting && <NodeLookupRefresher />}
      {answer !== null && !answer.ok && <RefreshedError error={answer.error} />}
      {answer?.ok === true && <Answer network={network} answer={answer.value} />}
      <ul className="mt-2">
        {lookups
          .filter((lookup) => answer?.ok !== true || answer.value.panel !== lookup)
          .map((question) => (
            <li key={question}>
              <PageLink href={hrefOf(question)} scroll={false}>
                {LOOKUP_LINK_TEXTS[question]}
              </PageLink>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Answer({
  network,
  answer: { panel, hash, data },
}: {
  readonly network: PageNetwork;
  readonly answer: NodeAnswer;
}) {
  return (
    <>
      <p>
        {FOUND_TEXTS[panel]} <TransactionLink network={network} hash={hash} copy />
      </p>
      <RawCells network={network} name="Transaction" boc={data} />
    </>
  );
}

/** The lookups that apply to a step. */
function possibleLookups({ transaction, message, parent }: SelectedStep): readonly NodePanel[] {
  const isInside = message !== null && messageKind(message) === "internal";
  return [
    ...(transaction === null && isInside ? (["receiver"] as const) : []),
    ...(parent === null && isInside ? (["sender"] as const) : []),
    ...(transaction !== null ? (["cells"] as const) : []),
  ];
}
