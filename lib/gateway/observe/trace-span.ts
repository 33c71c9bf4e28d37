import "server-only";
import { randomBytes } from "node:crypto";

/** Spans in the JSON form of OTLP (opentelemetry-proto, `ExportTraceServiceRequest`). */

export interface TraceParent {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
}

export interface TraceSpan extends TraceParent {
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: "server" | "client";
  readonly startMs: number;
  readonly endMs: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

const KINDS = { server: 2, client: 3 } as const;
const FAILED = 2;

export const newTraceId = (): string => randomBytes(16).toString("hex");
export const newSpanId = (): string => randomBytes(8).toString("hex");

/** The `traceparent` header of W3C Trace Context; null if it is invalid, or if the trace is not sampled. */
export function readTraceParent(header: unknown): TraceParent | null {
  if (typeof header !== "string") return null;
  const [, traceId, spanId, flags] =
    /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return (Number.parseInt(flags, 16) & 1) === 1 ? { traceId, spanId } : null;
}

export function exportRequest(service: string, spans: readonly TraceSpan[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ "service.name": service }) },
        scopeSpans: [{ scope: { name: "shardscope" }, spans: spans.map(written) }],
      },
    ],
  };
}

function written(span: TraceSpan): object {
  const { traceId, spanId, parentSpanId, name, kind, startMs, endMs, failed, attributes } = span;
  return {
    traceId,
    spanId,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(Math.max(startMs, endMs)),
    attributes: attributesOf(attributes),
    status: failed ? { code: FAILED } : {},
  };
}

/** As a string: it exceeds the precision of a JSON number. */
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

function attributesOf(values: TraceSpan["attributes"]): readonly object[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value:
      typeof value === "string"
        ? { stringValue: value }
        : Number.isInteger(value)
          ? { intValue: String(value) }
          : { doubleValue: value },
  }));
}
