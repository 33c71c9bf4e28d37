import Link from "next/link";
import { Name } from "@/components/entity/name";
import { TransactionLink } from "@/components/entity/transaction-link";
import { FactList, known } from "@/components/transaction/page/fact-rows";
import { MessageDetails } from "@/components/transaction/page/message-section";
import { Summary } from "@/components/transaction/page/transaction-summary";
import { TransactionDetails } from "@/components/transaction/page/transaction-details";
import { Badge } from "@/components/ui/badge";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { outcomeOf } from "@/lib/domain/trace/outcome";
import type { SelectedStep, StepName } from "@/lib/domain/trace/selected-step";
import type { Transaction } from "@/lib/toncenter/v3/transaction";
import { Letter } from "./account-letter";
import { Returned } from "./returned-coins";

interface SelectedStepProps {
  readonly network: PageNetwork;
  readonly step: SelectedStep;
  /** The URL that selects another step. */
  readonly hrefOf: (id: string) => string;
}

/** The details of the step of a trace that is selected. */
export function SelectedStepView({ network, step, hrefOf }: SelectedStepProps) {
  const { name, transaction, book } = step;
  return (
    <div id="selected" className="grid scroll-mt-4 grid-cols-1 gap-10">
      <div>
        <h2 className="mb-2 text-base font-medium">
          Selected: {name.letter !== null && <Letter letter={name.letter} />} <Name text={name.operation} />
        </h2>
        {transaction !== null && !step.isOwn && (
          <OtherTransaction network={network} step={step} transaction={transaction} />
        )}
        <Relatives step={step} hrefOf={hrefOf} />
      </div>
      {transaction === null ? (
        <WithoutTransaction network={network} step={step} />
      ) : (
        <TransactionDetails network={network} transaction={transaction} book={book} />
      )}
    </div>
  );
}

interface OtherTransactionProps {
  readonly network: PageNetwork;
  readonly step: SelectedStep;
  readonly transaction: Transaction;
}

/** What stands at the head of the page for its own transaction. */
function OtherTransaction({ network, step: { row, book, cause }, transaction }: OtherTransactionProps) {
  const { word, tone, sentence } = outcomeOf(transaction, book[transaction.account]?.interfaces ?? []);
  return (
    <div className="mb-4">
      <p className="mb-3 max-w-prose">
        <Badge tone={tone}>{word}</Badge> {sentence}
      </p>
      {row !== null && (
        <>
          <Returned network={network} transaction={transaction} row={row} cause={cause} />
          <Summary network={network} row={row} />
        </>
      )}
    </div>
  );
}

/** So many are named; the tree has all of them. */
const MOST = 20;

function Relatives({ step: { parent, children }, hrefOf }: Pick<SelectedStepProps, "step" | "hrefOf">) {
  const link = (name: StepName) => <StepLink key={name.id} name={name} href={hrefOf(name.id)} />;
  const links = (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {children.slice(0, MOST).map(link)}
      {children.length > MOST && <span>and {children.length - MOST} more</span>}
    </span>
  );
  return (
    <FactList
      rows={[
        ["Set off by", known(parent, link) ?? "nothing else in this trace"],
        ["Set off", children.length === 0 ? "nothing" : links],
      ]}
    />
  );
}

function StepLink({ name: { letter, operation }, href }: { readonly name: StepName; readonly href: string }) {
  return (
    <Link href={href} prefetch={false} scroll={false} className="whitespace-nowrap">
      {letter !== null && <Letter letter={letter} />} <Name text={operation} max={32} />
    </Link>
  );
}

const REASONS = {
  log: "A log has no receiver: this message is all there is.",
  message: "No transaction of this trace received this message.",
  omitted: "The service names this transaction, but does not tell it with the trace.",
} as const;

function WithoutTransaction({ network, step }: Pick<SelectedStepProps, "network" | "step">) {
  const { hash, message, book } = step;
  const isLog = message !== null && message.destination === null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{REASONS[hash !== null ? "omitted" : isLog ? "log" : "message"]}</p>
      {hash !== null && (
        <p>
          <TransactionLink network={network} hash={hash} copy />
        </p>
      )}
      {message !== null && (
        <MessageDetails message={message} direction="Out" context={{ network, book, among: 1 }} />
      )}
    </div>
  );
}
