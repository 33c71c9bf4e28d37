"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { ErrorNotice } from "@/components/error/error-notice";
import { FactRows, ifPresent } from "@/components/transaction/page/fact-rows";
import { Badge, type Tone } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { SendReport } from "@/lib/domain/send/send-report";
import { hasGivenUp, isSettled, restarted, type SendTrack } from "@/lib/domain/send/send-track";
import type { TrackReport, TrackStage } from "@/lib/domain/send/send-track-report";
import { TRACK_STAGES } from "@/lib/domain/send/track-stages";
import { sendPath, transactionPath } from "@/lib/paths";
import { useLiveUpdates } from "@/lib/query/live/use-live-updates";
import { messageSubject } from "@/lib/domain/live/live-subject";
import { problemOf } from "@/lib/query/query-error";
import { sendTrackQuery } from "@/lib/query/send-query";
import { counted } from "@/lib/text/counted";
import type { Hash } from "@/lib/ton/value/hash";
import { keptText, readKept } from "./kept-reports";
import { SendRefusal } from "./send-refusal";

interface SentMessageProps {
  readonly network: PageNetwork;
  readonly hash: Hash;
  readonly initial: TrackReport;
  /** The result of sending it, if this server did that. */
  readonly report: SendReport | null;
}

const never = () => () => {};

/** A sent message on its way to its transaction, followed while the page is visible. */
export function SentMessage({ network, hash, initial, report }: SentMessageProps) {
  const query = sendTrackQuery(network.id, hash, initial);
  const { data, error } = useQuery(query);
  useLiveUpdates(network.id, messageSubject(hash), query.queryKey);
  const client = useQueryClient();
  const kept = useSyncExternalStore(
    never,
    () => keptText(network.id, hash),
    () => "",
  );
  const isRefused = report?.outcome === "refused" && data.stage === "unseen";
  const sent = isRefused ? null : (report ?? readKept(kept));
  const problem = problemOf({ error, data });
  const sentAt = ({ atMs }: { readonly atMs: number }) => <Time atMs={atMs} detail />;
  const link = (found: Hash) => <TransactionLink network={network} hash={found} />;
  const again = () => {
    client.setQueryData(query.queryKey, restarted(data));
    void client.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <>
      {(sent !== null || data.transaction !== null) && (
        <div className="mt-2">
          <FactRows
            rows={[
              ["Sent", ifPresent(sent, sentAt)],
              ["Transaction", ifPresent(data.transaction, link)],
            ]}
          />
        </div>
      )}
      {isRefused && report.problem !== null ? (
        <div className="mt-4">
          <SendRefusal error={report.problem} kind={report.kind} destination={null} />
        </div>
      ) : (
        <>
          <TrackSteps stage={data.stage} />
          <output className="mt-4 block max-w-prose">{stageText(data, sent?.outcome === "unknown")}</output>
        </>
      )}
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} willRetry={!hasGivenUp(data)} />
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-2 print:hidden">
        {data.transaction !== null && (
          <PageLink href={transactionPath(network, data.transaction)} className="button">
            Open trace
          </PageLink>
        )}
        {hasGivenUp(data) && (
          <button type="button" onClick={again} className="button">
            Check again
          </button>
        )}
        {!isSettled(data) && (
          <a href={`?hash=${hash}`} className="button hidden noscript:inline-flex">
            Reload
          </a>
        )}
        <PageLink href={sendPath(network)} className="button">
          Send another
        </PageLink>
      </p>
      {data.stage === "unseen" && (
        <p className="mt-4 max-w-prose text-sm text-muted">
          An external message pays for itself only once the contract accepts it. One that is not accepted,
          such as a second one with the same seqno, is dropped by the nodes and leaves nothing on the chain.
        </p>
      )}
    </>
  );
}

const STEP_NAMES: Readonly<Record<TrackStage, string>> = {
  unseen: "Sent",
  pending: "Pending",
  confirmed: "Confirmed",
  finalized: "Finalized",
};

function TrackSteps({ stage }: { readonly stage: TrackStage }) {
  const reached = TRACK_STAGES.indexOf(stage);
  return (
    <ol aria-label="Progress" className="mt-4 flex flex-wrap gap-2">
      {TRACK_STAGES.map((step, place) => (
        <li key={step} aria-current={place === reached ? "step" : undefined}>
          <Badge tone={toneOf(place, reached)}>
            {STEP_NAMES[step]}
            {place < reached && <span className="sr-only"> (done)</span>}
          </Badge>
        </li>
      ))}
    </ol>
  );
}

function toneOf(place: number, reached: number): Tone {
  const isLast = reached === TRACK_STAGES.length - 1;
  if (place > reached) return "neutral";
  return place < reached || isLast ? "positive" : "warning";
}

function stageText(track: SendTrack, isUncertain: boolean): string {
  const { stage, transactions, isComplete } = track;
  if (stage === "finalized")
    return `In a masterchain block: ${counted(transactions, "transaction")}${isComplete ? "." : " so far."}`;
  if (hasGivenUp(track)) return "No longer checking.";
  if (stage === "confirmed") return "In a block, not final yet.";
  if (stage === "pending") return "Emulated: not in a block yet.";
  return isUncertain ? "The node did not answer. Looking for the message." : "Not seen yet.";
}
