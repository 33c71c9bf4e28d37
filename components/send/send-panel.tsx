"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useSyncExternalStore, type SubmitEvent } from "react";
import { Time } from "@/components/entity/time/time";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { SendReport } from "@/lib/domain/send/send-report";
import { sendRoutePath } from "@/lib/domain/send/send-routes";
import { sentPath } from "@/lib/paths";
import { QueryError } from "@/lib/query/query-error";
import { requestSend } from "@/lib/query/send-query";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { ApiError } from "@/lib/toncenter/error";
import { keepReport, keptText, readKept, uncertainReport, type KeptReport } from "./kept-reports";
import { SendRefusal } from "./send-refusal";

interface SendPanelProps {
  readonly network: PageNetwork;
  readonly destination: Address;
  readonly boc: string;
  readonly hash: Hash;
  readonly kind: string | null;
  readonly report: SendReport | null;
  /** Whether the page shows everything that the visitor has to know before sending. */
  readonly isReady: boolean;
  readonly isRisky: boolean;
}

const never = () => () => {};

/** The one button that sends. Without scripts it is a form; our server answers it with the page of the sent message. */
export function SendPanel({
  network,
  destination,
  boc,
  hash,
  kind,
  report,
  isReady,
  isRisky,
}: SendPanelProps) {
  const router = useRouter();
  const isLocked = useRef(false);
  const kept = readKept(
    useSyncExternalStore(
      never,
      () => keptText(network.id, hash),
      () => "",
    ),
  );
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (again: boolean) => requestSend(network.id, boc, again),
    // Nothing is sent automatically: not after a failure, and not when the device is online again.
    retry: false,
    networkMode: "always",
    onSettled: (sent, failure) => {
      const outcome = outcomeOf(sent, failure);
      if (outcome === null) isLocked.current = false;
      else keepReport(network.id, hash, outcome);
    },
  });
  const done = report !== null && report.outcome !== "refused" ? report : kept;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked.current) return;
    isLocked.current = true;
    // Not called for a visitor who has gone elsewhere meanwhile, to be taken away from there.
    mutate(done !== null, {
      onSettled: (sent, failure) => {
        if (outcomeOf(sent, failure) !== null) router.push(sentPath(network, hash));
      },
    });
  };
  const refusal = refusalOf(error) ?? refusedError(data ?? report);
  return (
    <div className="mt-4 border-t border-line pt-4">
      {done !== null && (
        <p className="mb-3">
          {done.outcome === "sent" ? "Sent" : "Sent, without an answer from the node"}{" "}
          <Time atMs={done.atMs} />. <PageLink href={sentPath(network, hash)}>Track it</PageLink>
        </p>
      )}
      {refusal !== null && !isPending && (
        <div className="mb-3">
          <SendRefusal error={refusal} kind={kind} destination={destination} />
        </div>
      )}
      {done?.outcome !== "sent" && (
        <form method="post" action={sendRoutePath(network.id)} onSubmit={send}>
          <input type="hidden" name="boc" value={boc} />
          {done !== null && <input type="hidden" name="again" value="yes" />}
          <button
            type="submit"
            disabled={!isReady || isPending}
            className="button w-full justify-center py-2 disabled:cursor-default disabled:opacity-60"
          >
            {isPending ? "Sending…" : done !== null ? "Send again" : isRisky ? "Send anyway" : "Send"}
          </button>
        </form>
      )}
    </div>
  );
}

/** Errors of our own server that occur before anything is sent. */
const BEFORE_SENDING: ReadonlySet<ApiError["kind"]> = new Set([
  "rate-limited",
  "bad-input",
  "not-found",
  "offline",
]);

/** Null if the message was not sent. */
function outcomeOf(report: SendReport | undefined, failure: Error | null): KeptReport | null {
  if (report === undefined) return failure !== null && wasNotSent(failure) ? null : uncertainReport();
  const { outcome, atMs } = report;
  return outcome === "refused" ? null : { outcome, atMs };
}

function wasNotSent(failure: Error): boolean {
  return failure instanceof QueryError && BEFORE_SENDING.has(failure.error.kind);
}

function refusalOf(failure: Error | null): ApiError | null {
  return failure instanceof QueryError && wasNotSent(failure) ? failure.error : null;
}

function refusedError(report: SendReport | null): ApiError | null {
  return report?.outcome === "refused" ? report.problem : null;
}
