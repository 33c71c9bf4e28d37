import Link from "next/link";
import { TransactionLink } from "@/components/entity/transaction-link";
import { ErrorNotice } from "@/components/error/error-notice";
import { RawCells } from "@/components/transaction/page/raw-cells";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { NodeWait } from "./node-lookup-refresher";
import type { NodeAnswer, NodeQuestion } from "@/lib/domain/trace/node-answer";
import type { SelectedStep } from "@/lib/domain/trace/selected-step";
import type { Result } from "@/lib/toncenter/error";

export interface NodeSectionProps {
  readonly network: PageNetwork;
  readonly step: SelectedStep;
  /** Null while nothing was asked. */
  readonly answer: Result<NodeAnswer> | null;
  /** It is asked next. */
  readonly isWaiting: boolean;
  readonly hrefOf: (question: NodeQuestion) => string;
}

const QUESTIONS: Readonly<Record<NodeQuestion, string>> = {
  receiver: "Look at the node for the transaction that received it",
  sender: "Look at the node for the transaction that sent it",
  cells: "Fetch the transaction as the node keeps it",
};

const ANSWERS: Readonly<Record<NodeQuestion, string>> = {
  receiver: "The node knows the transaction that received it:",
  sender: "The node knows the transaction that sent it:",
  cells: "The node has it:",
};

/** What the index does not tell, asked of the node when somebody wants to know. */
export function NodeSection({ network, step, answer, isWaiting, hrefOf }: NodeSectionProps) {
  const open = questionsOf(step);
  if (open.length === 0) return null;
  return (
    <Section title="From the node">
      {isWaiting && <NodeWait />}
      {answer !== null && !answer.ok && <ErrorNotice error={answer.error} />}
      {answer?.ok === true && <Answer network={network} answer={answer.value} />}
      <ul className="mt-2">
        {open
          .filter((question) => answer?.ok !== true || answer.value.question !== question)
          .map((question) => (
            <li key={question}>
              <Link href={hrefOf(question)} prefetch={false} scroll={false}>
                {QUESTIONS[question]}
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}

function Answer({
  network,
  answer: { question, hash, data },
}: {
  readonly network: PageNetwork;
  readonly answer: NodeAnswer;
}) {
  return (
    <>
      <p>
        {ANSWERS[question]} <TransactionLink network={network} hash={hash} copy />
      </p>
      <RawCells network={network} name="Transaction" boc={data} />
    </>
  );
}

/** What it makes sense to ask. */
function questionsOf({ transaction, message, parent }: SelectedStep): readonly NodeQuestion[] {
  const isInside = message !== null && message.source !== null && message.destination !== null;
  return [
    ...(transaction === null && isInside ? (["receiver"] as const) : []),
    ...(parent === null && isInside ? (["sender"] as const) : []),
    ...(transaction !== null ? (["cells"] as const) : []),
  ];
}
