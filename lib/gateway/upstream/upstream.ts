import "server-only";
import { AsyncResource } from "node:async_hooks";
import { readAnswer, type WireAnswer } from "../../toncenter/answer";
import { endpointId, type Endpoint } from "../../toncenter/endpoint";
import type { ApiError, Result, UpstreamFailure } from "../../toncenter/error";
import type { WireRequest } from "../../toncenter/request";
import type { Breaker } from "../budget/breaker";
import type { TokenBucket } from "../budget/bucket";
import { sleep, type Clock } from "../gateway-clock";
import type { FetchTask } from "../cache/flights";
import type { CallRecord, Journal } from "./journal";
import { LANE_POLICY } from "../budget/lanes";
import type { Ledger } from "../budget/ledger";
import { isRead, timeoutMsOf } from "../operation-policy";
import { retryDelayMs } from "../budget/retry";
import type { Scheduler } from "../budget/scheduler";
import type { Delivery, Transport } from "./transport";
import { verdictOf } from "./verdict";

export type UpstreamResult =
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

  async fetch(endpoint: Endpoint, request: WireRequest, task: FetchTask): Promise<UpstreamResult> {
    const { clock, random, scheduler } = this.#parts;
    const startedMs = clock.now();
    let before: UpstreamResult | null = null;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#attempt(endpoint, request, task, attempt, startedMs);
      // The service's previous answer says more than the fact that the breaker is open now.
      if (before !== null && isBreakerOpen(outcome)) return before;
      before = outcome;
      if (outcome.ok || !isRead(endpoint) || !task.isAwaited) return outcome;
      const pauseMs = retryDelayMs(attempt, outcome.error, outcome.answer, random);
      if (pauseMs === null) return outcome;
      if (pauseMs + scheduler.expectedWaitMs(task.lane) >= this.#leftMs(task, startedMs)) return outcome;
      await sleep(clock, pauseMs, task.signal);
    }
  }

  #leftMs(task: FetchTask, startedMs: number): number {
    return startedMs + LANE_POLICY[task.lane].timeLimitMs - this.#parts.clock.now();
  }

  async #attempt(
    endpoint: Endpoint,
    request: WireRequest,
    task: FetchTask,
    attempt: number,
    startedMs: number,
  ): Promise<UpstreamResult> {
    const { breaker, clock, scheduler } = this.#parts;
    const restingUntilMs = breaker.restingUntilMs();
    if (restingUntilMs !== null) return breakerOpen(restingUntilMs - clock.now());
    const ticket = scheduler.submit(
      task.lane,
      // Its turn comes while somebody else's request is handled; the log names the one that it is made for.
      AsyncResource.bind(() =>
        this.#exchange(endpoint, request, task, attempt, this.#leftMs(task, startedMs)),
      ),
      { signal: task.signal, waitMs: this.#leftMs(task, startedMs), visitors: task.visitors },
    );
    task.onJoin((lane, visitor) => ticket.join(lane, visitor));
    const turn = await ticket.done;
    return turn.ok ? turn.value : { ok: false, error: turn.error, answer: null };
  }

  async #exchange(
    endpoint: Endpoint,
    request: WireRequest,
    task: FetchTask,
    attempt: number,
    leftMs: number,
  ): Promise<UpstreamResult> {
    const { breaker, clock, transport } = this.#parts;
    const restingUntilMs = breaker.enter();
    if (restingUntilMs !== null) return breakerOpen(restingUntilMs - clock.now());
    const startedMs = clock.now();
    let alive = false;
    task.isRunning = true;
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
      this.#write({ endpoint, task, attempt, outcome, durationMs: clock.now() - startedMs });
      return outcome;
    } finally {
      task.isRunning = false;
      breaker.report(alive);
    }
  }

  #read(endpoint: Endpoint, sent: Result<Delivery, UpstreamFailure>): UpstreamResult {
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
    task: FetchTask;
    attempt: number;
    outcome: UpstreamResult;
    durationMs: number;
  }): void {
    const { journal, network, observe } = this.#parts;
    const { outcome } = call;
    const error = outcome.ok ? null : outcome.error;
    const record: CallRecord = {
      network,
      endpoint: endpointId(call.endpoint),
      lane: call.task.lane,
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

function isBreakerOpen(outcome: UpstreamResult): boolean {
  return !outcome.ok && outcome.error.kind === "upstream" && outcome.error.cause === "resting";
}

function breakerOpen(untilInMs: number): UpstreamResult {
  const seconds = Math.max(1, Math.ceil(untilInMs / 1000));
  const message = `the service does not answer; retrying in ${seconds} s`;
  return { ok: false, error: { kind: "upstream", cause: "resting", status: null, message }, answer: null };
}
