import Link from "next/link";
import { Name } from "@/components/entity/name";
import { TransactionLink } from "@/components/entity/transaction-link";
import { FactRows, ifPresent } from "@/components/transaction/page/fact-rows";
import { MessageDetails } from "@/components/transaction/page/message-section";
import { TransactionSummary } from "@/components/transaction/page/transaction-summary";
import { TransactionDetails } from "@/components/transaction/page/transaction-details";
import { Badge } from "@/components/ui/badge";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { outcomeOf } from "@/lib/domain/trace/outcome-text";
import type { SelectedStep, StepName } from "@/lib/domain/trace/selected-step";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { AccountLetter } from "./account-letter";
import { ReturnedCoins } from "./returned-coins";

interface SelectedStepProps {
  readonly network: PageNetwork;
  readonly step: SelectedStep;
  /** URL that selects a step. */
  readonly hrefOf: (id: string) => string;
}

/** Details of the selected step. */
export function SelectedStepView({ network, step, hrefOf }: SelectedStepProps) {
  const { name, transaction, book } = step;
  return (
    <div id="selected" className="grid scroll-mt-4 grid-cols-1 gap-10">
      <div>
        <h2 className="mb-2 text-base font-medium">
          Selected: {name.letter !== null && <AccountLetter letter={name.letter} />}{" "}
          <Name text={name.operation} />
        </h2>
        {transaction !== null && !step.isOwn && (
          <SelectedTransactionSummary network={network} step={step} transaction={transaction} />
        )}
        <StepNeighbours step={step} hrefOf={hrefOf} />
      </div>
      {transaction === null ? (
        <WithoutTransaction network={network} step={step} />
      ) : (
        <TransactionDetails network={network} transaction={transaction} book={book} />
      )}
    </div>
  );
}

interface SelectedTransactionSummaryProps {
  readonly network: PageNetwork;
  readonly step: SelectedStep;
  readonly transaction: Transaction;
}

/** The summary that the page's own transaction has at the top of the page. */
function SelectedTransactionSummary({
  network,
  step: { row, book, cause },
  transaction,
}: SelectedTransactionSummaryProps) {
  const { label, tone, sentence } = outcomeOf(transaction, book[transaction.account]?.interfaces ?? []);
  return (
    <div className="mb-4">
      <p className="mb-3 max-w-prose">
        <Badge tone={tone}>{label}</Badge> {sentence}
      </p>
      {row !== null && (
        <>
          <ReturnedCoins network={network} transaction={transaction} row={row} cause={cause} />
          <TransactionSummary network={network} row={row} />
        </>
      )}
    </div>
  );
}

/** Further steps are only in the tree. */
const MAX_LINKS = 20;

function StepNeighbours({ step: { parent, children }, hrefOf }: Pick<SelectedStepProps, "step" | "hrefOf">) {
  const link = (name: StepName) => <StepLink key={name.id} name={name} href={hrefOf(name.id)} />;
  const links = (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {children.slice(0, MAX_LINKS).map(link)}
      {children.length > MAX_LINKS && <span>and {children.length - MAX_LINKS} more</span>}
    </span>
  );
  return (
    <FactRows
      rows={[
        ["Set off by", ifPresent(parent, link) ?? "nothing else in this trace"],
        ["Set off", children.length === 0 ? "nothing" : links],
      ]}
    />
  );
}

function StepLink({ name: { letter, operation }, href }: { readonly name: StepName; readonly href: string }) {
  return (
    <Link href={href} prefetch={false} scroll={false} className="whitespace-nowrap">
      {letter !== null && <AccountLetter letter={letter} />} <Name text={operation} max={32} />
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
        <MessageDetails message={message} direction="Out" context={{ network, book, messageCount: 1 }} />
      )}
    </div>
  );
}
