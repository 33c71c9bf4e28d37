import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import * as v from "valibot";
import { optional, required, v2, v3 } from "../../lib/toncenter/endpoint";
import { fail, ok, type Result, type UpstreamFailure } from "../../lib/toncenter/error";
import { address, boc, seqno } from "../../lib/toncenter/param";
import { AnswerCache } from "../../lib/gateway/cache/answer-cache";
import type { Clock } from "../../lib/gateway/gateway-clock";
import type { CallRecord } from "../../lib/gateway/upstream/journal";
import { openGateway, type Process } from "../../lib/gateway/open-gateway";
import type { TransportRequest, Delivery, Transport } from "../../lib/gateway/upstream/transport";

/** A clock that a test moves. Timers fire in order, and everything that one triggers happens before the next. */
export class FakeClock implements Clock {
  #nowMs = Date.UTC(2026, 0, 1);
  readonly #timers = new Set<{ atMs: number; readonly task: () => void }>();

  now(): number {
    return this.#nowMs;
  }

  after(delayMs: number, task: () => void): () => void {
    const timer = { atMs: this.#nowMs + Math.max(0, delayMs), task };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  async advance(ms: number): Promise<void> {
    const untilMs = this.#nowMs + ms;
    await turnOfTheLoop();
    for (let timer = this.#next(untilMs); timer !== undefined; timer = this.#next(untilMs)) {
      this.#timers.delete(timer);
      this.#nowMs = Math.max(this.#nowMs, timer.atMs);
      timer.task();
      await turnOfTheLoop();
    }
    this.#nowMs = untilMs;
    await turnOfTheLoop();
  }

  /** Sets the machine's clock, in either direction; timers are not affected. */
  jump(ms: number): void {
    this.#nowMs += ms;
    for (const timer of this.#timers) timer.atMs += ms;
  }

  #next(untilMs: number) {
    return [...this.#timers].filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs)[0];
  }
}

type Script = (call: TransportRequest, number: number) => Promise<Result<Delivery, UpstreamFailure>>;

/** A service whose answers the test sets. */
export class ScriptedTransport implements Transport {
  readonly calls: TransportRequest[] = [];
  script: Script;

  constructor(script: Script) {
    this.script = script;
  }

  send(call: TransportRequest): Promise<Result<Delivery, UpstreamFailure>> {
    this.calls.push(call);
    return this.script(call, this.calls.length);
  }
}

export function says(
  status: number,
  body: unknown,
  retryAfterMs: number | null = null,
): Result<Delivery, UpstreamFailure> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return ok({ answer: { status, body: text, retryAfterMs }, apiVersion: null });
}

export const DOWN: Result<Delivery, UpstreamFailure> = fail({
  kind: "upstream",
  cause: "unreachable",
  status: null,
  message: "the service cannot be reached (ECONNREFUSED)",
});

export const KEY = "k3y-that-nobody-may-see-0123456789";

interface TestGateway extends Partial<Process> {
  readonly requestsPerSecond?: number;
  readonly url?: string;
}

export function testGateway(
  clock: Clock,
  transport: Transport,
  { requestsPerSecond = 1000, url = "http://127.0.0.1:9", ...rest }: TestGateway = {},
) {
  const calls: CallRecord[] = [];
  const bugs: unknown[] = [];
  const network = {
    id: "test",
    name: "Test",
    url,
    apiKey: KEY,
    genesis: null,
    requestsPerSecond,
    coin: "GRAM",
    testnet: true,
  };
  const gateway = openGateway(network, {
    clock,
    transport,
    cache: new AnswerCache(),
    redis: null,
    random: () => 1,
    observe: (call) => void calls.push(call),
    onBug: (error) => void bugs.push(error),
    ...rest,
  });
  return { gateway, calls, bugs };
}

const common = { group: "Test", about: "For tests." };
const Numbered = v.looseObject({ n: v.number() });

export const HEAD = v3({
  ...common,
  path: "masterchainInfo",
  params: { n: optional(seqno, "") },
  response: Numbered,
  freshness: "head",
});
export const LIST = v3({
  ...common,
  path: "transactions",
  params: { n: optional(seqno, "") },
  response: Numbered,
  freshness: "list",
});
export const TRACE = v3({
  ...common,
  path: "traces",
  params: { n: optional(seqno, "") },
  response: Numbered,
  freshness: "list",
  settled: ({ n }) => n === 7,
});
export const BLOCK = v2({
  ...common,
  path: "getBlockHeader",
  params: { n: optional(seqno, "") },
  response: Numbered,
  freshness: "immutable",
});
export const SEND = v2({
  ...common,
  path: "sendBoc",
  method: "POST",
  operation: "send",
  params: { boc: required(boc, "") },
  response: v.unknown(),
  freshness: "never",
});
export const RUN = v2({
  ...common,
  path: "runGetMethod",
  method: "POST",
  operation: "run",
  params: { address: required(address, "") },
  response: Numbered,
  freshness: "head",
});
