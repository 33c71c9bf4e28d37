import "server-only";
import { Pool } from "undici";
import type { WireAnswer } from "../../toncenter/answer";
import type { ApiVersion } from "../../toncenter/endpoint";
import { fail, ok, type Result, type UpstreamFailure } from "../../toncenter/error";
import type { Clock } from "../gateway-clock";
import type { Connection } from "./connection";
import { headerOf, readBody } from "./response-body";
import { retryAfterMs } from "../budget/retry-after";
import { failureOf, timedOut } from "./socket-error";

export interface TransportRequest {
  readonly version: ApiVersion;
  readonly target: string;
  /** The JSON body of a POST; null makes it a GET. */
  readonly body: string | null;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface Delivery {
  readonly answer: WireAnswer;
  readonly apiVersion: string | null;
}

/** One attempt at a call. Any complete HTTP answer is a delivery; anything else is a failure. */
export interface Transport {
  send(call: TransportRequest): Promise<Result<Delivery, UpstreamFailure>>;
}

export class HttpTransport implements Transport {
  readonly #connection: Connection;
  readonly #connections: number;
  readonly #clock: Clock;
  #pool: Pool | null = null;

  constructor(connection: Connection, connections: number, clock: Clock) {
    this.#connection = connection;
    this.#connections = connections;
    this.#clock = clock;
  }

  async send(call: TransportRequest): Promise<Result<Delivery, UpstreamFailure>> {
    const timeout = new AbortController();
    const stopTimer = this.#clock.after(call.timeoutMs, () => timeout.abort());
    const signal =
      call.signal === undefined ? timeout.signal : AbortSignal.any([timeout.signal, call.signal]);
    try {
      return ok(await this.#exchange(call, signal));
    } catch (error) {
      call.signal?.throwIfAborted();
      return fail(timeout.signal.aborted ? timedOut(call.timeoutMs) : failureOf(error));
    } finally {
      stopTimer();
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = null;
  }

  async #exchange(call: TransportRequest, signal: AbortSignal): Promise<Delivery> {
    // undici follows no redirects by default: the key goes to the configured host and nowhere else.
    const response = await this.#connected().request({
      path: `${this.#connection.basePath}/api/${call.version}/${call.target}`,
      method: call.body === null ? "GET" : "POST",
      headers: this.#headers(call),
      body: call.body,
      signal,
      headersTimeout: call.timeoutMs,
      bodyTimeout: call.timeoutMs,
    });
    const { headers } = response;
    const text = await readBody(response);
    return {
      answer: {
        status: response.statusCode,
        // An error about a refused key may quote it.
        body: this.#connection.scrub(text),
        retryAfterMs: retryAfterMs(headerOf(headers, "retry-after"), this.#clock.now()),
      },
      // Shown on the status page. Cut after the key has been removed, otherwise the beginning of a key could stay.
      apiVersion: this.#scrubbed(headerOf(headers, "x-api-version"))?.slice(0, 40) ?? null,
    };
  }

  #scrubbed(text: string | null): string | null {
    return text === null ? null : this.#connection.scrub(text);
  }

  #headers(call: TransportRequest): Record<string, string> {
    return {
      ...this.#connection.secretHeaders(),
      accept: "application/json",
      "user-agent": "shardscope",
      // Compression makes lists ten times smaller: worth it across the internet, a waste of time on the same machine.
      ...(this.#connection.origin.startsWith("https:") ? { "accept-encoding": "gzip, br" } : {}),
      ...(call.body === null ? {} : { "content-type": "application/json" }),
    };
  }

  /** Made on first use: an unused network costs nothing. */
  #connected(): Pool {
    this.#pool ??= new Pool(this.#connection.origin, {
      connections: this.#connections,
      connect: { timeout: 5_000 },
      keepAliveTimeout: 30_000,
    });
    return this.#pool;
  }
}
