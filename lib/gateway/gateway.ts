import "server-only";
import type { WireAnswer } from "../toncenter/answer";
import type { Endpoint, Freshness, ParamSpecs, ParamValues } from "../toncenter/endpoint";
import { fail, ok, type ApiError, type Result } from "../toncenter/error";
import { writeRequest } from "../toncenter/request";
import type { Answers } from "./cache/answers";
import { newUntilMs } from "./cache/freshness";
import type { Health } from "./upstream/health";
import type { NetworkNames } from "./names/network-names";
import type { Network } from "./networks";
import type { CallOptions, GoodAnswer, CallResult } from "./call";
import { currentRequest } from "./visitor/request-context";
import { visitorOf } from "./visitor/visitor-address";

export interface Answer<R> {
  readonly value: R;
  /** When the service sent it. */
  readonly asOfMs: number;
  readonly stale: boolean;
  /** Why refreshing it failed, if it did. */
  readonly refreshError: ApiError | null;
}

/** An answer as the service wrote it, for the proxy. */
export type Forwarded =
  | {
      readonly ok: true;
      readonly body: string;
      readonly asOfMs: number;
      readonly refreshError: ApiError | null;
      readonly freshness: Freshness;
    }
  | { readonly ok: false; readonly error: ApiError; readonly answer: WireAnswer | null };

/** The only way to a network's service: every call of this process goes through here. */
export class Gateway {
  readonly network: Network;
  /** The names found in the answers so far. */
  readonly names: NetworkNames;
  readonly #answers: Answers;
  readonly #health: () => Health;

  constructor(network: Network, answers: Answers, names: NetworkNames, health: () => Health) {
    this.network = network;
    this.names = names;
    this.#answers = answers;
    this.#health = health;
  }

  /** Rejects only when the caller's own signal is aborted; every other failure is a value. */
  call<S extends ParamSpecs, R, T>(
    endpoint: Endpoint<S, R, T>,
    values: ParamValues<S>,
    options: CallOptions,
  ): Promise<Result<Answer<R>>>;
  async call(
    endpoint: Endpoint,
    values: ParamValues<ParamSpecs>,
    options: CallOptions,
  ): Promise<Result<Answer<unknown>>> {
    // All calls of a request share its deadline, whatever their lane.
    const giveUpAtMs = currentRequest()?.giveUpAtMs;
    const obtained = await this.#obtain(endpoint, values, { giveUpAtMs, ...options });
    if (!obtained.ok) return fail(obtained.error);
    return ok(answerOf(obtained));
  }

  /** An answer from memory that is fresh enough to be shown; makes no call. */
  held<S extends ParamSpecs, R, T>(endpoint: Endpoint<S, R, T>, values: ParamValues<S>): Answer<R> | null;
  held(endpoint: Endpoint, values: ParamValues<ParamSpecs>): Answer<unknown> | null {
    const held = this.#answers.held({ endpoint, values, request: writeRequest(endpoint, values) });
    if (held === null) return null;
    // Repeated requests get the same answer until somebody else has fetched a new one.
    const lifetime = currentRequest()?.lifetime;
    if (held.refreshError === null) lifetime?.use(newUntilMs(held.entry.freshness, Date.now()));
    else lifetime?.spoil();
    return answerOf(held);
  }

  /** Like `call`, but returns the answer as the service wrote it. */
  async forward(
    endpoint: Endpoint,
    values: ParamValues<ParamSpecs>,
    options: CallOptions,
  ): Promise<Forwarded> {
    const obtained = await this.#obtain(endpoint, values, options);
    if (!obtained.ok) return obtained;
    const { entry, refreshError } = obtained;
    return { ok: true, body: entry.body, asOfMs: entry.storedAtMs, refreshError, freshness: entry.freshness };
  }

  health(): Health {
    return this.#health();
  }

  async #obtain(
    endpoint: Endpoint,
    values: ParamValues<ParamSpecs>,
    options: CallOptions,
  ): Promise<CallResult> {
    const call = { endpoint, values, request: writeRequest(endpoint, values) };
    const request = currentRequest();
    if (request === null) return this.#answers.obtain(call, options);
    const startedMs = performance.now();
    const caller = { visitor: visitorOf(request.address), left: request.left };
    const obtaining = this.#answers.obtain(call, { ...caller, ...options });
    const join = (visitor: string) => this.#answers.alsoFor(call, visitor);
    for (const visitor of request.waiting.all) join(visitor);
    const leave = request.waiting.onJoin(join);
    try {
      const result = await obtaining;
      noteUse(result);
      return result;
    } finally {
      leave();
      request.timing.noteAnswer(performance.now() - startedMs);
    }
  }
}

/** What was made of this answer is valid no longer than the answer. */
function noteUse(result: CallResult): void {
  const lifetime = currentRequest()?.lifetime;
  if (lifetime === undefined) return;
  if (result.ok && result.refreshError === null && result.entry.freshness !== "never")
    lifetime.use(newUntilMs(result.entry.freshness, result.entry.storedAtMs));
  else if (!result.ok && (result.error.kind === "not-found" || result.error.kind === "bad-input"))
    // Something that does not exist yet can exist the next moment.
    lifetime.use(0);
  else lifetime.spoil();
}

function answerOf({ entry, stale, refreshError }: GoodAnswer): Answer<unknown> {
  return { value: entry.value, asOfMs: entry.storedAtMs, stale, refreshError };
}
