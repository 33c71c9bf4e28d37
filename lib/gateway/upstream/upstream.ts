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
import type { LostCalls } from "../budget/lost-calls";
import type { Ledger } from "../budget/ledger";
import { isRead, timeoutMsOf } from "../operation-policy";
import { callRetryDelayMs } from "../budget/retry";
import type { Scheduler } from "../budget/scheduler";
import { timedOut } from "./socket-error";
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
  readonly lostCalls: LostCalls;
  readonly transport: Transport;
  readonly journal: Journal;
  readonly random: () => number;
  readonly observe: (call: CallRecord) => void;
}

/** One answer being fetched. */
interface Fetching {
  readonly endpoint: Endpoint;
  readonly request: WireRequest;
  readonly task: FetchTask;
  readonly startedMs: number;
  /** Aborted when the fetch has ended, with any outcome. */
  readonly over: AbortController;
}

interface Attempt {
  readonly outcome: UpstreamResult;
  /** The service answers nothing: a retry would only wait again. */
  readonly isSilent: boolean;
  /** The outcome that can still arrive for a call that counts as lost. */
  readonly late: Promise<UpstreamResult> | null;
}

/** Gets one answer from the service, with retries as far as the deadline allows. */
export class Upstream {
  readonly #parts: UpstreamParts;

  constructor(parts: UpstreamParts) {
    this.#parts = parts;
  }

  async fetch(endpoint: Endpoint, request: WireRequest, task: FetchTask): Promise<UpstreamResult> {
    const { clock, random, scheduler } = this.#parts;
    const fetching = { endpoint, request, task, startedMs: clock.now(), over: new AbortController() };
    const unanswered: Promise<UpstreamResult>[] = [];
    let before: UpstreamResult | null = null;
    try {
      for (let attempt = 1; ; attempt += 1) {
        // The late answer of a lost attempt is as good as that of the next one.
        const { outcome, isSilent, late } = await Promise.race([
          this.#attempt(fetching, attempt),
          ...unanswered.map((good) => good.then(attemptOf)),
        ]);
        // The service's previous answer says more than an open breaker.
        if (before !== null && isBreakerOpen(outcome)) return before;
        before = outcome;
        if (outcome.ok || isSilent || !isRead(endpoint) || !task.isAwaited) return outcome;
        if (late !== null) unanswered.push(ifGood(late));
        const pauseMs = callRetryDelayMs(attempt, outcome.error, outcome.answer, random);
        if (pauseMs === null) return outcome;
        if (pauseMs + scheduler.expectedWaitMs(task.lane) >= this.#leftMs(fetching)) return outcome;
        await sleep(clock, pauseMs, task.signal);
      }
    } finally {
      fetching.over.abort();
    }
  }

  #leftMs({ task, startedMs }: Fetching): number {
    return startedMs + LANE_POLICY[task.lane].timeLimitMs - this.#parts.clock.now();
  }

  async #attempt(fetching: Fetching, number: number): Promise<Attempt> {
    const { breaker, clock, scheduler } = this.#parts;
    const { task, over } = fetching;
    const restingUntilMs = breaker.restingUntilMs();
    if (restingUntilMs !== null) return attemptOf(breakerOpen(restingUntilMs - clock.now()));
    const ticket = scheduler.submit(
      task.lane,
      // Its turn can come while another request is being handled; the log names the request that it was made for.
      AsyncResource.bind(() => this.#exchange(fetching, number)),
      {
        signal: AbortSignal.any([task.signal, over.signal]),
        waitMs: this.#leftMs(fetching),
        visitors: task.visitors,
      },
    );
    task.onJoin((lane, visitor) => ticket.join(lane, visitor));
    const turn = await ticket.done;
    return turn.ok ? turn.value : attemptOf({ ok: false, error: turn.error, answer: null });
  }

  async #exchange(fetching: Fetching, number: number): Promise<Attempt> {
    const { breaker, clock } = this.#parts;
    const { endpoint, task } = fetching;
    const restingUntilMs = breaker.enter();
    if (restingUntilMs !== null) return attemptOf(breakerOpen(restingUntilMs - clock.now()));
    const startedMs = clock.now();
    let alive = false;
    task.isRunning = true;
    try {
      const attempt = await this.#send(fetching);
      const { outcome, isSilent, late } = attempt;
      // A single loss while other calls are answered does not count against the service.
      alive = late === null ? outcome.ok || verdictOf(outcome.error, outcome.answer).alive : !isSilent;
      this.#write({ endpoint, task, attempt: number, outcome, durationMs: clock.now() - startedMs });
      return attempt;
    } finally {
      task.isRunning = false;
      breaker.report(alive);
    }
  }

  /** Waits for the answer, unless the call is lost: the attempt then continues as `late`. */
  async #send(fetching: Fetching): Promise<Attempt> {
    const { breaker, lostCalls, transport } = this.#parts;
    const { endpoint, request, over } = fetching;
    const timeoutMs = timeoutMsOf(endpoint);
    const call = lostCalls.sent(endpoint);
    const stop = new AbortController();
    const answered = transport
      .send({
        version: endpoint.version,
        target: request.target,
        body: request.body,
        timeoutMs: isRead(endpoint) ? Math.max(1, Math.min(timeoutMs, this.#leftMs(fetching))) : timeoutMs,
        signal: stop.signal,
      })
      .then((sent) => {
        call.end(sent.ok || sent.error.cause !== "timeout");
        return this.#read(endpoint, sent);
      })
      .finally(() => call.end(false));
    if (!isRead(endpoint)) return attemptOf(await answered);
    const lostAfterMs = Math.round(lostCalls.lostAfterMs / 100) * 100;
    const first = await Promise.race([answered, call.lost]);
    if (!("isSilent" in first)) return attemptOf(first);
    const { isSilent } = first;
    if (!isSilent && !over.signal.aborted)
      over.signal.addEventListener("abort", () => stop.abort(), { once: true });
    else if (!isSilent || !call.linger()) stop.abort();
    else void ifGood(answered).then(() => breaker.report(true));
    return { outcome: { ok: false, error: timedOut(lostAfterMs), answer: null }, isSilent, late: answered };
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

function attemptOf(outcome: UpstreamResult): Attempt {
  return { outcome, isSilent: false, late: null };
}

/** Never resolves if the answer is not good. */
async function ifGood(answer: Promise<UpstreamResult>): Promise<UpstreamResult> {
  const outcome = await answer.catch(() => null);
  return outcome?.ok === true ? outcome : new Promise(() => {});
}

function isBreakerOpen(outcome: UpstreamResult): boolean {
  return !outcome.ok && outcome.error.kind === "upstream" && outcome.error.cause === "resting";
}

function breakerOpen(untilInMs: number): UpstreamResult {
  const seconds = Math.max(1, Math.ceil(untilInMs / 1000));
  const message = `the service does not answer; retrying in ${seconds} s`;
  return { ok: false, error: { kind: "upstream", cause: "resting", status: null, message }, answer: null };
}
