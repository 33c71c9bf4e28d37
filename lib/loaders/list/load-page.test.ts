import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { upstream, type UpstreamControl } from "../../../e2e/upstream/control";
import { startUpstream, type Upstream } from "../../../e2e/upstream/server";
import { parseAddress } from "../../ton/address/read-address";
import type { Page } from "../../domain/list/list-page";
import { masterchainBlockShards } from "../../toncenter/v3/v3-block";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { jettonMasters } from "../../toncenter/v3/v3-jetton";
import { nominatorEvents } from "../../toncenter/v3/v3-staking";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { loadPage } from "./load-page";

interface Row {
  readonly hash: string;
  readonly lt: bigint;
}

let running: Upstream;
let service: UpstreamControl;

beforeAll(async () => {
  running = await startUpstream(0);
  service = upstream("pages", running.url);
  vi.stubEnv("NETWORKS", "pages,limited");
  vi.stubEnv("PAGES_URL", service.baseUrl);
  vi.stubEnv("LIMITED_URL", upstream("limited", running.url).baseUrl);
  vi.stubEnv("PAGES_RPS", "10000");
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(() => running.close());
beforeEach(() => service.reset());

const options = {
  trim: ({ hash, lt }: Transaction): Row => ({ hash, lt }),
  idOf: ({ hash }: Row) => hash,
  // Like a background check: bypasses a cache that another test may have filled.
  lane: "poll",
} as const;

let distinct = 0;

/** Each test uses its own list, since the gateway caches answers. */
const ownList = () => ({ exclude_account: [], start_lt: BigInt((distinct += 1)) });

function load(values: ReturnType<typeof ownList>, offset: number, limit: number, pin: string | null = null) {
  return loadPage("pages", transactions, values, { ...options, offset, limit, pin });
}

const hashes = ({ rows }: Page<Row>) => rows.map(({ hash }) => hash);

describe("a page", () => {
  it("has the requested rows, trimmed, and costs one call", async () => {
    const page = await load(ownList(), 50, 20);
    expect(page).toMatchObject({ end: false, problem: null });
    expect(page.rows).toHaveLength(20);
    expect(Object.keys(page.rows[0] ?? {})).toEqual(["hash", "lt"]);
    expect(await service.calls()).toHaveLength(1);
  });

  it("is the end when it is short, and not when it is full", async () => {
    const list = ownList();
    expect([(await load(list, 200, 37)).end, (await load(list, 200, 38)).end]).toEqual([false, true]);
    expect(await load(list, 500, 50)).toMatchObject({ rows: [], end: true, problem: null });
  });

  it("requests no more rows than the endpoint returns, and is then not the end", async () => {
    await service.script({ lists: { transactions: 1_500 } });
    const page = await load(ownList(), 0, 5_000);
    expect([page.rows.length, page.end]).toEqual([1_000, false]);
  });

  it("has each row once, and is not taken for the end because of duplicates", async () => {
    const repeated = await loadPage("pages", transactions, ownList(), {
      ...options,
      offset: 0,
      limit: 10,
      pin: null,
      idOf: ({ lt }) => String(lt / 10_000_000_000n),
    });
    expect(repeated.rows.length).toBeLessThan(10);
    expect(repeated.end).toBe(false);
  });
});

describe("pages of a pinned list", () => {
  it("do not shift while rows arrive", async () => {
    const list = ownList();
    const first = await load(list, 0, 50);
    const second = await load(list, 50, 50, first.pin);
    await service.insertRows("transactions", 12);
    expect(hashes(await load(list, 50, 50, first.pin))).toEqual(hashes(second));
    expect((await load(list, 0, 50, first.pin)).rows).toEqual(first.rows);
    expect((await load(ownList(), 0, 50)).rows.slice(12)).toEqual(first.rows.slice(0, 38));
  });

  it("have the lt of the newest row as their upper bound", async () => {
    const list = ownList();
    const first = await load(list, 0, 50);
    expect(first.pin).toBe(String(first.rows[0]?.lt));
    expect((await load(list, 50, 50, first.pin)).pin).toBe(first.pin);
    const [, second] = await service.calls();
    expect(second?.query).toContain(`end_lt=${first.pin}`);
    expect(second?.query).toContain("sort=desc");
  });

  it("are not pinned where the endpoint has no bounds, whatever the URL says", async () => {
    const page = await loadPage(
      "pages",
      jettonMasters,
      {},
      {
        trim: ({ address }) => address,
        idOf: (address) => address,
        offset: 0,
        limit: 10,
        pin: "5",
        lane: "poll",
      },
    );
    expect([page.pin, page.rows.length]).toEqual([null, 10]);
  });
});

describe("a page that failed", () => {
  it("has a problem and no rows, and is not the end", async () => {
    await upstream("limited", running.url).script({
      rules: [{ fault: { kind: "status", status: 429, retryAfter: 60 } }],
    });
    const all = { ...options, offset: 0, limit: 50, pin: null };
    const page = await loadPage("limited", transactions, {}, all);
    expect(page).toMatchObject({ rows: [], end: false, problem: { kind: "rate-limited", whose: "service" } });
  });

  it("is the end where the service answers 404 after its last row", async () => {
    await service.script({ rules: [{ fault: { kind: "status", status: 404 } }] });
    const load404 = (offset: number) =>
      loadPage(
        "pages",
        masterchainBlockShards,
        { seqno: 5 },
        {
          trim: ({ root_hash }) => root_hash,
          idOf: (hash) => hash,
          offset,
          limit: 10,
          pin: null,
          lane: "poll",
        },
      );
    expect(await load404(10)).toMatchObject({ rows: [], end: true, problem: null });
    expect(await load404(0)).toMatchObject({ end: false, problem: { kind: "not-found" } });
  });
});

it("a page of a list without an offset is refused, since it would repeat the first rows forever", async () => {
  const page = loadPage(
    "pages",
    nominatorEvents,
    { pool: parseAddress(`0:${"1".repeat(64)}`) },
    {
      trim: ({ tx_hash }) => tx_hash,
      idOf: (hash) => hash,
      offset: 50,
      limit: 10,
      pin: null,
      lane: "poll",
    },
  );
  await expect(page).rejects.toThrow("has no pages");
});
