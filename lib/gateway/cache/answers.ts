import "server-only";
import { createHash } from "node:crypto";
import { readAnswer } from "../../toncenter/answer";
import type { ApiError } from "../../toncenter/error";
import type { WireRequest } from "../../toncenter/request";
import { goodOf, type AnswerCache, type CacheEntry, type CachedAnswer } from "./answer-cache";
import type { Clock } from "../gateway-clock";
import { FetchTask, Flights } from "./flights";
import { ageOf, isFromFuture, REFUSAL_LIFETIME_MS, type Age } from "./freshness";
import { NO_VISITOR } from "../budget/scheduler";
import { isRead } from "../operation-policy";
import type { CallOptions, GoodAnswer, CallResult, Call } from "../call";
import type { SharedCache } from "./shared-cache";
import { REQUEST_LIMITS } from "../visitor/request-context";
import type { UpstreamResult, Upstream } from "../upstream/upstream";

export interface AnswersParts {
  /** Identifies service and key; the prefix of every cache key. */
  readonly account: string;
  readonly upstream: Upstream;
  readonly cache: AnswerCache;
  readonly shared: SharedCache;
  readonly clock: Clock;
  /** Called once with each answer that is new to this process; callers get its return value. */
  readonly prepare: (value: unknown) => unknown;
  readonly onBug: (error: unknown) => void;
}

/** Longer keys (bodies of POSTs) are replaced by their hash. */
const LONGEST_PLAIN_KEY = 200;

/** Per page, not per call. */
const OLD_ANSWER_WAIT_MS = 2_000;

const NOT_YET_REFRESHED: ApiError = {
  kind: "upstream",
  cause: "timeout",
  status: null,
  message: `no newer answer within ${OLD_ANSWER_WAIT_MS / 1000} s`,
};

/** No single call timed out: all calls of a page together took too long, or the page has no waiting visitor. */
const GIVEN_UP: CallResult = {
  ok: false,
  error: {
    kind: "upstream",
    cause: "timeout",
    status: null,
    message: "no complete answer within the time of a page",
  },
  answer: null,
};

/** Finds an answer in the nearest place that has it: memory, a fetch in flight, Redis, the service. */
export class Answers {
  readonly #parts: AnswersParts;
  readonly #flights = new Flights<CallResult>();
  #hits = 0;
  #staleHits = 0;
  #misses = 0;

  constructor(parts: AnswersParts) {
    this.#parts = parts;
  }

  async obtain(call: Call, options: CallOptions): Promise<CallResult> {
    if (!isRead(call.endpoint)) return this.#send(call, options);
    const key = this.#keyOf(call.request);
    const held = this.#parts.cache.get(key);
    const age = held === null ? "gone" : this.#ageOf(held);
    if (held !== null && age === "fresh") {
      this.#hits += 1;
      return held.kind === "answer"
        ? goodAnswer(held)
        : { ok: false, error: held.error, answer: held.answer };
    }
    const start = (task: FetchTask) => this.#fetch(call, key, task);
    const { lane, visitor = NO_VISITOR } = options;
    // A poll has no visitor waiting for it: it waits for a new answer instead of taking a stale one.
    if (held?.kind === "answer" && age === "usable" && lane !== "poll") {
      this.#staleHits += 1;
      this.#flights.join(key, { lane: "poll", visitor }, undefined, start).catch(this.#parts.onBug);
      return { ok: true, entry: held, stale: true, refreshError: held.refreshError };
    }
    this.#misses += 1;
    const fetched = this.#orGiveUp(options, (signal) =>
      this.#flights.join(key, { lane, visitor }, signal, start),
    );
    const good = goodOf(held);
    return good !== null && this.#ageOf(good) !== "gone" && lane !== "poll"
      ? this.#orOldAnswer(good, fetched, options.giveUpAtMs)
      : fetched;
  }

  /** Another visitor waits for a caller's result: the call also takes its turn among that visitor's calls. */
  alsoFor({ request }: Call, visitor: string): void {
    this.#flights.also(this.#keyOf(request), visitor);
  }

  /** An answer from memory that is young enough to be shown without a stale notice; makes no call. */
  held({ request }: Call): GoodAnswer | null {
    const held = this.#parts.cache.get(this.#keyOf(request));
    if (held?.kind !== "answer") return null;
    const age = this.#ageOf(held);
    if (age !== "fresh" && age !== "usable") return null;
    return { ok: true, entry: held, stale: age === "usable", refreshError: held.refreshError };
  }

  get counts() {
    const total = this.#hits + this.#staleHits + this.#misses;
    const hitRate = total === 0 ? null : (this.#hits + this.#staleHits) / total;
    return { hits: this.#hits, staleHits: this.#staleHits, misses: this.#misses, hitRate };
  }

  /**
   * Stops waiting at the caller's deadline, or when no visitor waits for the caller; other callers keep waiting for
   * the same fetch.
   */
  async #orGiveUp(
    { signal, left, giveUpAtMs }: CallOptions,
    join: (signal: AbortSignal | undefined) => Promise<CallResult>,
  ): Promise<CallResult> {
    const { clock } = this.#parts;
    const late = new AbortController();
    const stopTimer =
      giveUpAtMs === undefined ? () => {} : clock.after(giveUpAtMs - clock.now(), () => late.abort());
    const reasons = [signal, left, giveUpAtMs === undefined ? undefined : late.signal].filter(
      (reason) => reason !== undefined,
    );
    try {
      return await join(reasons.length > 1 ? AbortSignal.any(reasons) : reasons[0]);
    } catch (cause) {
      signal?.throwIfAborted();
      if (late.signal.aborted || left?.aborted === true) return GIVEN_UP;
      throw cause;
    } finally {
      stopTimer();
    }
  }

  /** A caller that can show an old answer does not wait out the full timeout of a service that hangs. */
  #orOldAnswer(
    held: CachedAnswer,
    fetched: Promise<CallResult>,
    giveUpAtMs: number | undefined,
  ): Promise<CallResult> {
    const { clock } = this.#parts;
    // A page gives up a fixed time after its start: the time passed so far was spent waiting for its other calls.
    const passedMs = giveUpAtMs === undefined ? 0 : REQUEST_LIMITS.giveUpMs - (giveUpAtMs - clock.now());
    const waitMs = Math.max(0, OLD_ANSWER_WAIT_MS - Math.max(0, passedMs));
    return new Promise((resolve, reject) => {
      const stopTimer = clock.after(waitMs, () => {
        resolve({ ok: true, entry: held, stale: true, refreshError: NOT_YET_REFRESHED });
      });
      fetched.finally(stopTimer).then(resolve, reject);
    });
  }

  async #fetch(call: Call, key: string, task: FetchTask): Promise<CallResult> {
    const { cache, upstream } = this.#parts;
    const { endpoint, request } = call;
    const shared = await this.#fromShared(call, key);
    if (shared !== null && this.#ageOf(shared) === "fresh") return goodAnswer(shared);
    const outcome = await upstream.fetch(endpoint, request, task);
    if (outcome.ok) return goodAnswer(this.#keep(call, key, outcome));
    const { error, answer } = outcome;
    if (answer !== null && (error.kind === "not-found" || error.kind === "bad-input")) {
      if (endpoint.freshness !== "never") {
        const before = this.#keptGood(key);
        cache.set(key, { kind: "refusal", error, answer, storedAtMs: this.#parts.clock.now(), before });
      }
      return outcome;
    }
    // The service failed or the call was not admitted. The last good answer is better than none.
    const last = this.#keptGood(key);
    if (last === null) return outcome;
    cache.noteFailure(key, error);
    return { ok: true, entry: last, stale: true, refreshError: error };
  }

  /** The last good answer, if it is young enough to be shown when the service fails. */
  #keptGood(key: string): CachedAnswer | null {
    const good = this.#parts.cache.good(key);
    return good === null || this.#ageOf(good) === "gone" ? null : good;
  }

  #keep(call: Call, key: string, { body, value, atMs }: Extract<UpstreamResult, { ok: true }>): CachedAnswer {
    const entry = cachedAnswer(call, this.#parts.prepare(value), body, atMs);
    if (entry.freshness !== "never") {
      this.#parts.cache.set(key, entry);
      this.#parts.shared.write(key, entry).catch(this.#parts.onBug);
    }
    return entry;
  }

  /** Copies an answer from Redis into memory if it is newer than the one in memory. */
  async #fromShared(call: Call, key: string): Promise<CachedAnswer | null> {
    const { cache, shared } = this.#parts;
    const { endpoint } = call;
    if (endpoint.freshness === "never") return null;
    const found = await shared.read(key);
    // An answer dated in the future would hide every newer one until that date.
    if (found !== null && isFromFuture(found.storedAtMs, this.#parts.clock.now())) return null;
    const read =
      found === null ? null : readAnswer(endpoint, { status: 200, body: found.body, retryAfterMs: null });
    if (found === null || read?.ok !== true) return null;
    const held = cache.get(key);
    if (held !== null && held.storedAtMs >= found.storedAtMs) return null;
    const entry = cachedAnswer(call, this.#parts.prepare(read.value), found.body, found.storedAtMs);
    cache.set(key, entry);
    return entry;
  }

  /** A message is sent once, for its sender: it is not cached, shared or retried. */
  async #send(call: Call, { lane, visitor = NO_VISITOR, signal }: CallOptions): Promise<CallResult> {
    signal?.throwIfAborted();
    const task = new FetchTask({ lane, visitor });
    task.waiters = 1;
    const leave = () => task.leave(signal?.reason);
    signal?.addEventListener("abort", leave, { once: true });
    try {
      const outcome = await this.#parts.upstream.fetch(call.endpoint, call.request, task);
      return outcome.ok ? goodAnswer(cachedAnswer(call, outcome.value, outcome.body, outcome.atMs)) : outcome;
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  #ageOf(entry: CacheEntry): Age {
    const nowMs = this.#parts.clock.now();
    if (entry.kind === "answer") return ageOf(entry.freshness, entry.storedAtMs, nowMs);
    if (isFromFuture(entry.storedAtMs, nowMs)) return "gone";
    return nowMs - entry.storedAtMs < REFUSAL_LIFETIME_MS[entry.error.kind] ? "fresh" : "gone";
  }

  #keyOf(request: WireRequest): string {
    const key = `${this.#parts.account} ${request.body === null ? "GET" : "POST"} ${request.key}`;
    return key.length <= LONGEST_PLAIN_KEY ? key : createHash("sha256").update(key).digest("base64url");
  }
}

function goodAnswer(entry: CachedAnswer): GoodAnswer {
  return { ok: true, entry, stale: false, refreshError: null };
}

function cachedAnswer(
  { endpoint, values }: Call,
  value: unknown,
  body: string,
  storedAtMs: number,
): CachedAnswer {
  const freshness = endpoint.settled(value, values) ? "immutable" : endpoint.freshness;
  return { kind: "answer", body, value, storedAtMs, freshness, refreshError: null };
}
