import "server-only";
import { readAnswer, type WireAnswer } from "../../toncenter/answer";
import { endpointId, type Endpoint } from "../../toncenter/endpoint";
import type { ApiError, Result, UpstreamFailure } from "../../toncenter/error";
import type { WireRequest } from "../../toncenter/request";
import type { Breaker } from "../budget/breaker";
import type { TokenBucket } from "../budget/bucket";
import { sleep, type Clock } from "../clock";
import type { Errand } from "../cache/flights";
import type { CallRecord, Journal } from "./journal";
import { LANE_POLICY } from "../budget/lanes";
import type { Ledger } from "../budget/ledger";
import { isRead, timeoutMsOf } from "../operation";
import { retryDelayMs } from "../budget/retry";
import type { Scheduler } from "../budget/scheduler";
import type { Delivery, Transport } from "./transport";
import { verdictOf } from "./verdict";

export type Outcome =
  | { readonly ok: true; readonly value: unknown; readonly body: string; readonly atMs: number }
  | { readonly ok: false; readonly error: ApiError; readonly answer: WireAnswer | null };

export interface UpstreamParts {
  readonly network: string;
  readonly clock: Clock;
  readonly bucket: TokenBucket;
  readonly ledger: Ledger | null;
  readonly scheduler: Scheduler;
  readonly breaker: Breaker;
  readonly transport: Transport;
  readonly journal: Journal;
  readonly random: () => number;
  readonly observe: (call: CallRecord) => void;
}

/** Gets one answer from the service, with retries as far as the deadline allows. */
export class Upstream {
  readonly #parts: UpstreamParts;

  constructor(parts: UpstreamParts) {
    this.#parts = parts;
  }

  async fetch(endpoint: Endpoint, request: WireRequest, errand: Errand): Promise<Outcome> {
    const { clock, random, scheduler } = this.#parts;
    const startedMs = clock.now();
    let before: Outcome | null = null;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#attempt(endpoint, request, errand, attempt, startedMs);
      // The service's previous answer says more than the fact that the breaker is open now.
      if (before !== null && isResting(outcome)) return before;
      before = outcome;
      if (outcome.ok || !isRead(endpoint) || !errand.wanted) return outcome;
      const pauseMs = retryDelayMs(attempt, outcome.error, outcome.answer, random);
      if (pauseMs === null) return outcome;
      if (pauseMs + scheduler.expectedWaitMs(errand.lane) >= this.#leftMs(errand, startedMs)) return outcome;
      await sleep(clock, pauseMs, errand.signal);
    }
  }

  #leftMs(errand: Errand, startedMs: number): number {
    return startedMs + LANE_POLICY[errand.lane].patienceMs - this.#parts.clock.now();
  }

  async #attempt(
    endpoint: Endpoint,
    request: WireRequest,
    errand: Errand,
    attempt: number,
    startedMs: number,
  ): Promise<Outcome> {
    const { breaker, clock, scheduler } = this.#parts;
    const restingUntilMs = breaker.restingUntilMs();
    if (restingUntilMs !== null) return resting(restingUntilMs - clock.now());
    const ticket = scheduler.submit(
      errand.lane,
      () => this.#exchange(endpoint, request, errand, attempt, this.#leftMs(errand, startedMs)),
      { signal: errand.signal, waitMs: this.#leftMs(errand, startedMs) },
    );
    errand.queuedWith((lane) => ticket.promote(lane));
    const turn = await ticket.done;
    return turn.ok ? turn.value : { ok: false, error: turn.error, answer: null };
  }

  async #exchange(
    endpoint: Endpoint,
    request: WireRequest,
    errand: Errand,
    attempt: number,
    leftMs: number,
  ): Promise<Outcome> {
    const { breaker, clock, transport } = this.#parts;
    const restingUntilMs = breaker.enter();
    if (restingUntilMs !== null) return resting(restingUntilMs - clock.now());
    const startedMs = clock.now();
    let alive = false;
    errand.begun = true;
    try {
      const sent = await transport.send({
        version: endpoint.version,
        target: request.target,
        body: request.body,
        timeoutMs: isRead(endpoint)
          ? Math.max(1, Math.min(timeoutMsOf(endpoint), leftMs))
          : timeoutMsOf(endpoint),
      });
      const outcome = this.#read(endpoint, sent);
      alive = outcome.ok || verdictOf(outcome.error, outcome.answer).alive;
      this.#write({ endpoint, errand, attempt, outcome, durationMs: clock.now() - startedMs });
      return outcome;
    } finally {
      errand.begun = false;
      breaker.report(alive);
    }
  }

  #read(endpoint: Endpoint, sent: Result<Delivery, UpstreamFailure>): Outcome {
    const { bucket, clock, journal, ledger } = this.#parts;
    if (!sent.ok) return { ok: false, error: sent.error, answer: null };
    const { answer, apiVersion } = sent.value;
    journal.noteVersion(endpoint.version, apiVersion);
    const read = readAnswer(endpoint, answer);
    if (read.ok) return { ok: true, value: read.value, body: answer.body, atMs: clock.now() };
    if (read.error.kind === "rate-limited") {
      bucket.lower();
      bucket.pauseUntil(clock.now() + read.error.retryAfterMs);
      void ledger?.pause(read.error.retryAfterMs);
    }
    return { ok: false, error: read.error, answer };
  }

  #write(call: {
    endpoint: Endpoint;
    errand: Errand;
    attempt: number;
    outcome: Outcome;
    durationMs: number;
  }): void {
    const { journal, network, observe } = this.#parts;
    const { outcome } = call;
    const error = outcome.ok ? null : outcome.error;
    const record: CallRecord = {
      network,
      endpoint: endpointId(call.endpoint),
      lane: call.errand.lane,
      attempt: call.attempt,
      outcome: error?.kind ?? "ok",
      status: outcome.ok ? 200 : (outcome.answer?.status ?? null),
      durationMs: call.durationMs,
      characters: outcome.ok ? outcome.body.length : (outcome.answer?.body.length ?? 0),
      failed: error !== null && error.kind !== "bad-input" && error.kind !== "not-found",
    };
    journal.record(record);
    observe(record);
  }
}

function isResting(outcome: Outcome): boolean {
  return !outcome.ok && outcome.error.kind === "upstream" && outcome.error.cause === "resting";
}

function resting(untilInMs: number): Outcome {
  const seconds = Math.max(1, Math.ceil(untilInMs / 1000));
  const message = `the service does not answer; it is asked again in ${seconds} s`;
  return { ok: false, error: { kind: "upstream", cause: "resting", status: null, message }, answer: null };
}
