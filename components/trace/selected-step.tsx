import { Counted } from "@/components/entity/counted";
import { PageLink } from "@/components/ui/page-link";
import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { InterfaceEntry } from "@/components/entity/interface-entry";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { FactRows, ifPresent, type FactRow } from "@/components/transaction/page/fact-rows";
import { MessageContents } from "@/components/transaction/page/message-contents";
import { Badge } from "@/components/ui/badge";
import { accountName, nameProps } from "@/lib/domain/account/account-name";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { outcomeOf } from "@/lib/domain/trace/outcome/outcome-text";
import type { SelectedStep, StepName } from "@/lib/domain/trace/view/selected-step";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { AccountLetter } from "./account-letter";
import { PhaseMarks } from "./phase-marks";
import { ReturnedCoins } from "./returned-coins";
import { messageKind } from "@/lib/domain/message/message-kind";

interface SelectedStepProps {
  readonly network: PageNetwork;
  readonly step: SelectedStep;
  /** URL that selects a step. */
  readonly hrefOf: (id: string) => string;
}

/** The selected step at a glance; the tabs have all of it. */
export function SelectedStepView({ network, step, hrefOf }: SelectedStepProps) {
  const { name, transaction, row, cause, message } = step;
  const opcode = message?.opcode ?? null;
  return (
    <div className="grid grid-cols-1 gap-3 [&_time]:whitespace-normal">
      <div>
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 pe-8 font-semibold">
          {name.letter !== null && <AccountLetter letter={name.letter} />}
          <InterfaceEntry of={message?.destination ?? null} entry={opcode === null ? null : { opcode }}>
            <Name text={name.operation} max={48} />
          </InterfaceEntry>
          {transaction !== null && <StepBadge transaction={transaction} />}
        </h3>
        {transaction !== null && <StepReason step={step} transaction={transaction} />}
      </div>
      {transaction !== null && row !== null && (
        <ReturnedCoins network={network} transaction={transaction} row={row} cause={cause} />
      )}
      {transaction === null && <WithoutTransaction network={network} step={step} />}
      <FactRows
        narrow="panel"
        rows={[
          ["Account", accountFact(step, network)],
          ["Triggered by", triggerFact(step, hrefOf)],
          ["Triggered", triggeredFact(step, hrefOf)],
          ["Received", receivedFact(step, network)],
          ["Sent", sentFact(step, network)],
          ...(transaction === null ? [] : executionRows(network, transaction)),
          ["Message", messageFact(step, network)],
        ]}
      />
      {transaction !== null && !step.isOwn && (
        <p>
          {step.isPartial ? "Go on from" : "Transaction"}{" "}
          <TransactionLink network={network} hash={transaction.hash} copy />
        </p>
      )}
    </div>
  );
}

/** "exit 0", or how it ended if that says more. */
function StepBadge({ transaction }: { readonly transaction: Transaction }) {
  const { label, tone } = outcomeOf(transaction, []);
  const exit = transaction.description?.compute_ph?.exit_code ?? null;
  return (
    <InterfaceEntry of={transaction.account} entry={exit === null ? null : { exitCode: exit }}>
      <Badge tone={tone}>{tone === "positive" && exit !== null ? `exit ${exit}` : label}</Badge>
    </InterfaceEntry>
  );
}

function StepReason({
  step: { book },
  transaction,
}: {
  readonly step: SelectedStep;
  readonly transaction: Transaction;
}) {
  const { sentence } = outcomeOf(transaction, book[transaction.account]?.interfaces ?? []);
  return sentence === null ? null : <p className="mt-1">{sentence}</p>;
}

function accountFact({ transaction, message, book }: SelectedStep, network: PageNetwork): ReactNode {
  const address = transaction?.account ?? message?.destination ?? null;
  if (address === null) return null;
  return <AddressLink network={network} address={address} {...nameProps(book, address)} />;
}

function triggerFact({ parent, message }: SelectedStep, hrefOf: SelectedStepProps["hrefOf"]): ReactNode {
  if (parent !== null) return <StepLink name={parent} href={hrefOf(parent.id)} />;
  if (message === null) return "The network itself";
  return messageKind(message) === "external" ? "An external message" : "A message of another trace";
}

/** Any further steps are only in the tree. */
const MAX_LINKS = 6;

function triggeredFact({ children }: SelectedStep, hrefOf: SelectedStepProps["hrefOf"]): ReactNode {
  if (children.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {children.slice(0, MAX_LINKS).map((name) => (
        <StepLink key={name.id} name={name} href={hrefOf(name.id)} />
      ))}
      {children.length > MAX_LINKS && <span>and {children.length - MAX_LINKS} more</span>}
    </span>
  );
}

function StepLink({ name: { letter, operation }, href }: { readonly name: StepName; readonly href: string }) {
  return (
    <PageLink href={href} scroll={false} className="whitespace-nowrap">
      {letter !== null && <AccountLetter letter={letter} />} <Name text={operation} max={32} />
    </PageLink>
  );
}

function receivedFact({ message }: SelectedStep, network: PageNetwork): ReactNode {
  const value = message === null || messageKind(message) === "external" ? null : message.value;
  return ifPresent(value, (coins) => <Coins network={network} value={coins} />);
}

function sentFact({ transaction, row }: SelectedStep, network: PageNetwork): ReactNode {
  if (transaction === null || row === null) return null;
  const { length } = transaction.out_msgs;
  if (length === 0) return "Nothing";
  return (
    <>
      <Counted count={length} one="message" />, <Coins network={network} value={row.sent} />
    </>
  );
}

function executionRows(
  network: PageNetwork,
  { description, total_fees, now }: Transaction,
): readonly FactRow[] {
  const compute = description?.compute_ph ?? null;
  const gas = compute?.gas_used ?? null;
  return [
    [
      "Gas",
      ifPresent(gas, (used) => (
        <>
          <Count value={used} />
          {ifPresent(limitOf(compute?.gas_limit ?? null), (limit) => (
            <>
              {" "}
              of <Count value={limit} />
            </>
          ))}
          {ifPresent(compute?.gas_fees ?? null, (fees) => (
            <>
              {" · "}
              <Coins network={network} value={fees} />
            </>
          ))}
        </>
      )),
    ],
    ["Fee", ifPresent(total_fees, (fees) => <Coins network={network} value={fees} />)],
    ["Phases", ifPresent(description, (phases) => <PhaseMarks description={phases} />)],
    ["Time", <Time key="time" atMs={now * 1_000} detail />],
  ];
}

/** An external message has no limit before it is accepted. */
function limitOf(limit: bigint | null): bigint | null {
  return limit === 0n ? null : limit;
}

/** The rest of longer bodies is in the messages tab. */
const MAX_LINES = 8;

function messageFact({ message: received, book }: SelectedStep, network: PageNetwork): ReactNode {
  const content = received?.message_content ?? null;
  if (received === null || (content?.decoded ?? content?.body ?? null) === null) return null;
  const { destination } = received;
  const kinds = destination === null ? [] : (book[destination]?.interfaces ?? []);
  const nameOf = (address: keyof typeof book) => accountName(book[address])?.text ?? undefined;
  return (
    <MessageContents message={received} context={{ network, nameOf }} kinds={kinds} maxLines={MAX_LINES} />
  );
}

const REASONS = {
  log: "External out (log): it has no receiver.",
  message: "No transaction of this trace received this message.",
  omitted: "The service names this transaction, and does not send it with the trace.",
} as const;

function WithoutTransaction({ network, step }: Pick<SelectedStepProps, "network" | "step">) {
  const { hash, message: own, isPartial } = step;
  const isLog = own !== null && messageKind(own) === "log";
  if (isPartial && own !== null && !isLog)
    return (
      <p>
        Not loaded. Go on from <TransactionLink network={network} hash={own.hash} copy />
      </p>
    );
  return (
    <>
      <p>{REASONS[hash !== null ? "omitted" : isLog ? "log" : "message"]}</p>
      {hash !== null && (
        <p>
          Transaction <TransactionLink network={network} hash={hash} copy />
        </p>
      )}
    </>
  );
}
