import "server-only";
import type { CallRecord } from "../upstream/journal";
import type { RequestRecord } from "./observe-request";
import { exportRequest, newSpanId, newTraceId, type TraceParent, type TraceSpan } from "./trace-span";

/** Spans kept while the collector does not answer; later ones are dropped, since tracing must not use up memory. */
const MAX_WAITING = 2_000;
const BATCH = 200;
const PAUSE_MS = 2_000;

export interface TracerParts {
  readonly service: string;
  /** The share of requests to trace, among those that no other program has begun to trace. */
  readonly ratio: number;
  readonly send: (body: string) => Promise<void>;
  readonly random: () => number;
  readonly now: () => number;
  /** Called once per series of failures. */
  readonly onFailure: (error: unknown) => void;
}

/** Exports spans of requests and their upstream calls to an OpenTelemetry collector. */
export class Tracer {
  readonly #parts: TracerParts;
  readonly #traced = new Map<string, TraceParent & { readonly parentSpanId: string | null }>();
  #waiting: TraceSpan[] = [];
  #timer: NodeJS.Timeout | null = null;
  #isFailing = false;

  constructor(parts: TracerParts) {
    this.#parts = parts;
  }

  /** `parent` is the span of a trusted proxy that forwarded the request. */
  beginRequest(id: string, parent: TraceParent | null): void {
    if (parent === null && this.#parts.random() >= this.#parts.ratio) return;
    this.#traced.set(id, {
      traceId: parent?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      parentSpanId: parent?.spanId ?? null,
    });
  }

  endRequest({
    id,
    kind,
    name,
    method,
    status,
    durationMs,
    firstByteMs,
    answers,
    left,
  }: RequestRecord): void {
    const span = this.#traced.get(id);
    if (span === undefined) return;
    this.#traced.delete(id);
    const endMs = this.#parts.now();
    this.#add({
      ...span,
      name: `${method} ${kind} ${name}`,
      kind: "server",
      startMs: endMs - durationMs,
      endMs,
      failed: status >= 500,
      attributes: {
        "http.request.method": method,
        "http.response.status_code": status,
        "shardscope.request_id": id,
        "shardscope.answers": answers,
        "shardscope.left": left ? "true" : "false",
        ...(firstByteMs === null ? {} : { "shardscope.first_byte_ms": firstByteMs }),
      },
    });
  }

  /** A call made for a request; calls without a request are not traced. */
  addCall(requestId: string | null, call: CallRecord): void {
    const parent = requestId === null ? undefined : this.#traced.get(requestId);
    if (parent === undefined) return;
    const endMs = this.#parts.now();
    this.#add({
      traceId: parent.traceId,
      spanId: newSpanId(),
      parentSpanId: parent.spanId,
      name: `call ${call.endpoint}`,
      kind: "client",
      startMs: endMs - call.durationMs,
      endMs,
      failed: call.failed,
      attributes: {
        "shardscope.network": call.network,
        "shardscope.lane": call.lane,
        "shardscope.attempt": call.attempt,
        "shardscope.outcome": call.outcome,
        ...(call.status === null ? {} : { "http.response.status_code": call.status }),
      },
    });
  }

  /** Sends all waiting spans at once. */
  async flush(): Promise<void> {
    this.#stopTimer();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH);
      try {
        await this.#parts.send(JSON.stringify(exportRequest(this.#parts.service, batch)));
        this.#waiting = this.#waiting.slice(batch.length);
        this.#isFailing = false;
      } catch (error) {
        if (!this.#isFailing) this.#parts.onFailure(error);
        this.#isFailing = true;
        this.#schedule();
        return;
      }
    }
  }

  #add(span: TraceSpan): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(span);
    this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS).unref();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
