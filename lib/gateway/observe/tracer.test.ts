import { describe, expect, test } from "vitest";
import type { CallRecord } from "../upstream/journal";
import type { RequestRecord } from "./observe-request";
import { readTraceParent } from "./trace-span";
import { Tracer } from "./tracer";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const SPAN = "b7ad6b7169203331";

const REQUEST: RequestRecord = {
  id: "request-1",
  kind: "page",
  name: "account",
  method: "GET",
  status: 200,
  firstByteMs: 12.5,
  durationMs: 40,
  answers: 3,
  waitedMs: 20,
  left: false,
};
const CALL: CallRecord = {
  network: "mainnet",
  endpoint: "v3 blocks",
  lane: "interactive",
  attempt: 1,
  outcome: "ok",
  status: 200,
  durationMs: 10,
  characters: 100,
  failed: false,
};

function tracing(ratio = 1) {
  const sent: { readonly resourceSpans: readonly Sent[] }[] = [];
  const failures: unknown[] = [];
  const state = { isDown: false };
  const tracer = new Tracer({
    service: "explorer",
    ratio,
    random: () => 0.5,
    now: () => 1_700_000_000_000,
    send: (body) => {
      if (state.isDown) return Promise.reject(new Error("down"));
      sent.push(JSON.parse(body));
      return Promise.resolve();
    },
    onFailure: (error) => failures.push(error),
  });
  const spans = () =>
    sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans[0]?.spans ?? []),
    );
  return { tracer, sent, spans, failures, state };
}

interface Sent {
  readonly resource: unknown;
  readonly scopeSpans: readonly { readonly spans: readonly Record<string, unknown>[] }[];
}

describe("traces", () => {
  test("contain a request and its calls, in the form of OTLP", async () => {
    const { tracer, spans, sent } = tracing();
    tracer.beginRequest("request-1", { traceId: TRACE, spanId: SPAN });
    tracer.addCall("request-1", { ...CALL, failed: true, status: null, outcome: "upstream" });
    tracer.endRequest(REQUEST);
    await tracer.flush();
    const [call, request] = spans();
    expect(request).toMatchObject({
      traceId: TRACE,
      parentSpanId: SPAN,
      name: "GET page account",
      kind: 2,
      startTimeUnixNano: "1699999999960000000",
      endTimeUnixNano: "1700000000000000000",
      status: {},
    });
    expect(request?.["attributes"]).toContainEqual({
      key: "http.response.status_code",
      value: { intValue: "200" },
    });
    expect(request?.["attributes"]).toContainEqual({
      key: "shardscope.first_byte_ms",
      value: { doubleValue: 12.5 },
    });
    expect(call).toMatchObject({
      traceId: TRACE,
      parentSpanId: request?.["spanId"],
      kind: 3,
      status: { code: 2 },
    });
    expect(sent[0]?.resourceSpans[0]?.resource).toEqual({
      attributes: [{ key: "service.name", value: { stringValue: "explorer" } }],
    });
  });

  test("leave out requests beyond the sampling ratio, and calls without a request", async () => {
    const { tracer, spans } = tracing(0.4);
    tracer.beginRequest("request-1", null);
    tracer.addCall("request-1", CALL);
    tracer.addCall(null, CALL);
    tracer.endRequest(REQUEST);
    await tracer.flush();
    expect(spans()).toEqual([]);
  });

  test("are kept up to a limit while the collector is down, which is reported once", async () => {
    const { tracer, spans, failures, state } = tracing();
    state.isDown = true;
    for (let place = 0; place < 3_000; place += 1) {
      tracer.beginRequest(String(place), null);
      tracer.endRequest({ ...REQUEST, id: String(place) });
    }
    await tracer.flush();
    await tracer.flush();
    expect(failures).toHaveLength(1);
    state.isDown = false;
    await tracer.flush();
    expect(spans()).toHaveLength(2_000);
  });

  test.each([
    [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN }],
    [`00-${TRACE}-${SPAN}-00`, null],
    [`00-${"0".repeat(32)}-${SPAN}-01`, null],
    [`00-${TRACE}-${SPAN}-01; DROP`, null],
    [undefined, null],
  ])("continue the trace of a proxy only if its header is valid and sampled: %s", (header, parent) => {
    expect(readTraceParent(header)).toEqual(parent);
  });
});
