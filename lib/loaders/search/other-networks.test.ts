import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { upstream, type UpstreamControl } from "../../../e2e/upstream/control";
import { startUpstream, type Upstream } from "../../../e2e/upstream/server";
import { parseHash, type Hash } from "../../ton/value/hash";
import { findHash } from "./find-hash";
import { hashOnOtherNetworks } from "./other-networks";
import { loadHashReport } from "./hash-report";

let running: Upstream;
let here: UpstreamControl;
let there: UpstreamControl;

beforeAll(async () => {
  running = await startUpstream(0);
  here = upstream("here", running.url);
  there = upstream("there", running.url);
  vi.stubEnv("NETWORKS", "here,there,broken,third,fourth,fifth");
  for (const id of ["here", "there", "broken", "third", "fourth", "fifth"]) {
    vi.stubEnv(`${id.toUpperCase()}_URL`, upstream(id, running.url).baseUrl);
    vi.stubEnv(`${id.toUpperCase()}_RPS`, "10000");
  }
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(() => running.close());
beforeEach(() => Promise.all([here.reset(), there.reset()]));

const BLOCKS = v.object({
  blocks: v.tuple([v.object({ root_hash: v.string(), file_hash: v.string(), seqno: v.number() })]),
});

let distinct = 0;

/** A hash that no other test has used, since the gateway caches answers. */
const unknown = (): Hash => parseHash((distinct += 1).toString(16).padStart(64, "d"));

describe("a hash", () => {
  it("of a transaction is found in one call", async () => {
    const hash = parseHash((await here.facts()).newestTransaction);
    expect(await findHash("here", hash, "interactive")).toEqual({
      ok: true,
      value: { kind: "transaction", hash },
    });
    expect(await here.totalCalls()).toBe(1);
  });

  it("of a message is found with the transaction that received it", async () => {
    const { newestMessage, newestTransaction } = await here.facts();
    const hash = parseHash(newestMessage);
    expect(await findHash("here", hash, "interactive")).toMatchObject({
      ok: true,
      value: { kind: "message", hash, receivedBy: parseHash(newestTransaction) },
    });
  });

  it("of a trace is found although its root transaction is not listed", async () => {
    const hash = parseHash((await there.facts()).newestTrace);
    await there.script({
      rules: [{ match: { path: "transactions" }, fault: { kind: "status", status: 404 } }],
    });
    expect(await findHash("there", hash, "interactive")).toEqual({
      ok: true,
      value: { kind: "trace", hash, root: hash },
    });
  });

  it.each(["root_hash", "file_hash"] as const)("of a block is found by its %s", async (which) => {
    const answer: unknown = await (await fetch(`${here.baseUrl}/api/v3/blocks?limit=1`)).json();
    const { blocks } = v.parse(BLOCKS, answer);
    const hash = parseHash(blocks[0][which]);
    expect(await findHash("here", hash, "interactive")).toMatchObject({
      ok: true,
      value: { kind: "block", id: { seqno: blocks[0].seqno } },
    });
  });

  it("that belongs to nothing takes five calls, and is not an error", async () => {
    expect(await findHash("here", unknown(), "interactive")).toEqual({ ok: true, value: null });
    expect((await here.calls()).map(({ path }) => path)).toEqual([
      "transactions",
      "messages",
      "traces",
      "blocks",
      "blocks",
    ]);
  });

  it("is not reported as unknown when the service has failed", async () => {
    await here.script({ rules: [{ fault: { kind: "status", status: 422 } }] });
    expect(await findHash("here", unknown(), "interactive")).toMatchObject({ ok: false });
  });
});

describe("other networks", () => {
  it("are grouped into those that have the hash, lack it, failed and were skipped", async () => {
    const hash = parseHash((await there.facts()).newestMessage);
    await upstream("broken", running.url).script({ rules: [{ fault: { kind: "status", status: 403 } }] });
    const { found, without, failed, skipped } = await hashOnOtherNetworks("here", hash);
    expect(found).toMatchObject([{ network: { id: "there" }, finding: { kind: "message", hash } }]);
    expect(without.map(({ id }) => id)).toEqual(["third", "fourth"]);
    expect(failed).toMatchObject([{ network: { id: "broken" }, error: { kind: "unauthorized" } }]);
    expect(skipped.map(({ id }) => id)).toEqual(["fifth"]);
    expect(await here.totalCalls()).toBe(0);
  });

  it("are searched only when this network does not have the hash", async () => {
    const present = parseHash((await here.facts()).newestTransaction);
    expect(await loadHashReport("here", present)).toMatchObject({ here: { hash: present }, elsewhere: null });
    expect(await there.totalCalls()).toBe(0);
    const report = await loadHashReport("here", unknown());
    expect(report).toMatchObject({ here: null, problem: null, elsewhere: { found: [] } });
    expect(await there.totalCalls()).toBe(2);
  });

  it("are not searched when this network has failed, since it may have the hash", async () => {
    await here.script({ rules: [{ fault: { kind: "status", status: 403 } }] });
    const report = await loadHashReport("here", unknown());
    expect(report).toMatchObject({ here: null, problem: { kind: "unauthorized" }, elsewhere: null });
  });
});
