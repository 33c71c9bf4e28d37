import { ErrorNotice } from "@/components/error/error-notice";
import { BodyView } from "@/components/message/body/body-view";
import type { BodyViewContext } from "@/components/message/body/value-view";
import { SimulationSection } from "@/components/simulation/simulation-section";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { SendFacts } from "@/lib/domain/send/send-facts";
import type { SendReport } from "@/lib/domain/send/send-report";
import { sendWarnings } from "@/lib/domain/send/send-warnings";
import { transactionPath } from "@/lib/paths";
import type { SendableMessage } from "@/lib/ton/sending/sendable-message";
import type { Address } from "@/lib/ton/address/address";
import { FeeFacts } from "./fee-facts";
import { MessageFactsCard } from "./message-facts-card";
import { OrderedSends } from "./ordered-sends";
import { LazySimilarAccounts } from "./lazy-similar-accounts";
import { SendPanel } from "./send-panel";
import { WarningList } from "./warning-list";

interface MessageReviewProps {
  readonly network: PageNetwork;
  readonly message: SendableMessage;
  /** Null until they are loaded. */
  readonly facts: SendFacts | null;
  /** The result of sending it before, as far as the server knows. */
  readonly report: SendReport | null;
  readonly nowS: number;
}

/** What a message does, its warnings, its fee, and the button that sends it. */
export function MessageReview({ network, message, facts, report, nowS }: MessageReviewProps) {
  const warnings = sendWarnings({ message, facts, nowS, testnet: network.testnet });
  const kind = facts?.destination?.kind ?? null;
  const context = {
    network,
    nameOf: (address: Address) => facts?.accounts.find((account) => account.address === address)?.name,
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {facts?.problem != null && <ErrorNotice error={facts.problem} />}
      {warnings.length > 0 && <WarningList network={network} warnings={warnings} />}
      <LazySimilarAccounts network={network} message={message} />
      {facts !== null && facts.transaction === null && (
        <SimulationSection
          key={message.hash}
          network={network}
          destination={message.destination}
          boc={message.boc}
          hash={message.hash}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {message.order === null ? (
            <UnreadBody body={message.body} context={context} />
          ) : (
            <OrderedSends order={message.order} facts={facts} context={context} />
          )}
          <MessageFactsCard network={network} message={message} facts={facts} />
        </div>
        <Section title={facts?.transaction == null ? "Estimated fee" : "Already on chain"}>
          {facts === null && <p className="text-muted">Loading…</p>}
          {facts !== null && facts.transaction === null && (
            <FeeFacts network={network} fees={facts.fees} problem={facts.feesProblem} kind={kind} />
          )}
          {facts?.transaction == null ? (
            <SendPanel
              network={network}
              destination={message.destination}
              boc={message.boc}
              hash={message.normalizedHash}
              kind={kind}
              report={report}
              isReady={facts !== null}
              isRisky={warnings.some(({ level }) => level === "refused")}
            />
          ) : (
            <PageLink href={transactionPath(network, facts.transaction)} className="button">
              Open trace
            </PageLink>
          )}
        </Section>
      </div>
    </div>
  );
}

interface UnreadBodyProps {
  readonly body: SendableMessage["body"];
  readonly context: BodyViewContext;
}

/** The body of a message to a contract that is not a known wallet. */
function UnreadBody({ body, context }: UnreadBodyProps) {
  return (
    <Section title="Body">
      {body.is === "read" && <BodyView body={body.body} place={context} />}
      {body.is === "empty" && <p className="text-muted">Empty</p>}
      {body.is === "unknown" && (
        <p className="text-muted">Not decoded{body.opcode === null ? "" : `: opcode ${body.opcode}`}</p>
      )}
    </Section>
  );
}
