import { expect, test } from "vitest";
import { countLiveClient, countRequest, observePages, renderMetrics } from "./metrics";
import type { RequestRecord } from "./observe-request";

const PAGE: RequestRecord = {
  id: "x",
  kind: "page",
  name: "vesting",
  method: "GET",
  status: 502,
  firstByteMs: 40,
  durationMs: 200,
  answers: 2,
  waitedMs: 30,
  left: false,
};

async function valueOf(metric: string): Promise<number | null> {
  const { text } = await renderMetrics([]);
  const line = text.split("\n").find((each) => each.startsWith(`shardscope_${metric} `));
  return line === undefined ? null : Number(line.split(" ").at(-1));
}

test("requests are counted by kind, name and status, and timed to their first byte and their end", async () => {
  countRequest(PAGE);
  countRequest({ ...PAGE, left: true });
  expect(await valueOf('http_requests_total{kind="page",name="vesting",status="502"}')).toBe(2);
  expect(await valueOf('http_first_byte_seconds_bucket{le="0.1",kind="page",name="vesting"}')).toBe(2);
  expect(await valueOf('http_first_byte_seconds_bucket{le="0.03",kind="page",name="vesting"}')).toBe(0);
  // A visitor who has disconnected did not see the end.
  expect(await valueOf('http_request_seconds_count{kind="page",name="vesting"}')).toBe(1);
  expect(await valueOf('http_left_total{kind="page",name="vesting"}')).toBe(1);
});

test("files are only counted, and streams are timed to their first byte only", async () => {
  countRequest({ ...PAGE, kind: "file", name: "file", status: 200 });
  countRequest({ ...PAGE, kind: "live", name: "live", status: 200 });
  expect(await valueOf('http_requests_total{kind="file",name="file",status="200"}')).toBe(1);
  expect(await valueOf('http_first_byte_seconds_count{kind="file",name="file"}')).toBeNull();
  expect(await valueOf('http_first_byte_seconds_count{kind="live",name="live"}')).toBe(1);
  expect(await valueOf('http_request_seconds_count{kind="live",name="live"}')).toBeNull();
});

test("open streams are counted up and down", async () => {
  const before = (await valueOf("live_clients")) ?? 0;
  countLiveClient(1);
  countLiveClient(1);
  countLiveClient(-1);
  expect(await valueOf("live_clients")).toBe(before + 1);
  countLiveClient(-1);
});

test("the page cache is reported with its hits, joins, renderings and size", async () => {
  observePages(() => ({ hits: 7, joins: 2, renderings: 3, entries: 4, bytes: 5_000 }));
  for (let again = 0; again < 2; again += 1) {
    expect(await valueOf('pages_total{by="memory"}')).toBe(7);
    expect(await valueOf('pages_total{by="joined"}')).toBe(2);
    expect(await valueOf('pages_total{by="rendered"}')).toBe(3);
    expect(await valueOf("page_cache_entries")).toBe(4);
    expect(await valueOf("page_cache_bytes")).toBe(5_000);
  }
});

test("the metrics include the delay of the event loop and the memory of the process", async () => {
  const { text } = await renderMetrics([]);
  for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});
