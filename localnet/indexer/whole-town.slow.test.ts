import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { unlessShared } from "@/testing/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { coinFlows } from "@/lib/domain/trace/flow/coin-flow";
import { traces } from "@/lib/toncenter/v3/v3-trace";
import { V3_ENDPOINTS } from "@/lib/toncenter/v3/v3-endpoints";
import { writeJson } from "../api/write-json";
import { addressesIn } from "../api/v3/render/addresses-in";
import { getV3 } from "../../testing/localnet/api/v3/test-v3-node";
import { endpointOf, STRUCTS } from "../../testing/localnet/api/v3/test-v3-requests";
import { differences, readStructs } from "../../testing/localnet/api/v3/test-v3-contract";
import { groupBy } from "../group-by";
import { openNode } from "../node/node";
import type { Database } from "../store/database";
import { openStore } from "../store/open-store";
import { text } from "../store/row-readers";
import { fillIn, QUERIES, readFacts, type Facts } from "../../testing/localnet/indexer/test-facts";
import { openReplayedTown, type ReplayedTown } from "../../testing/localnet/indexer/test-town";

/** Properties that hold for the whole scenario. */

vi.setConfig({ testTimeout: 120_000 });

let replayed: ReplayedTown;
let facts: Facts;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "localnet-index-"));
  replayed = await openReplayedTown();
  facts = await readFacts(answerTo);
});
afterAll(async () => {
  await replayed.close();
  rmSync(folder, { recursive: true, force: true });
});

const TRACES = 100;
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

interface Answer {
  readonly address_book?: Readonly<Record<string, unknown>>;
}

async function answerTo(query: string): Promise<Answer> {
  const { status, body } = await getV3(replayed.node, query);
  if (status !== 200 || typeof body !== "object" || body === null)
    throw new Error(`${query}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The rows of the list in an answer. */
async function rowsOf(query: string): Promise<readonly unknown[]> {
  const body = await answerTo(query);
  const rows = Array.isArray(body) ? body : Object.values(body).find(Array.isArray);
  if (!Array.isArray(rows)) throw new Error(`${query}: no list`);
  return rows;
}

describe("the chain", () => {
  test("the balance of every account is the sum of its transactions", () => {
    const { transactions, accounts } = replayed.node.store;
    const byAccount = groupBy(transactions.list({}, ALL), ({ account }) => account);
    expect(byAccount.size).toBeGreaterThan(300);
    for (const [address, own] of byAccount) {
      let balance = own[0]?.before.balance ?? 0n;
      for (const { incoming, outgoing, totalFees, before, after } of own) {
        expect(before.balance).toBe(balance);
        const sent = outgoing.reduce(
          (sum, { value, forwardFee }) => sum + (value ?? 0n) + (forwardFee ?? 0n),
          0n,
        );
        balance += (incoming?.value ?? 0n) - totalFees - sent;
        expect({ address, balance: after.balance }).toEqual({ address, balance });
      }
      expect(accounts.now([address])[0]?.balance).toBe(balance);
    }
  });

  test("every trace is a tree of stored transactions", () => {
    const { store } = replayed.node;
    const all = store.traces.list({}, ALL);
    const parts = store.traces.transactionsOf(all.map(({ id }) => id));
    let seen = 0;
    for (const trace of all) {
      const rows = parts.get(trace.id) ?? [];
      const senders = new Map<Hash, Hash>();
      for (const row of rows) for (const { hash } of row.outgoing) senders.set(hash, row.hash);
      const roots = rows.filter(({ incoming }) => incoming === null || !senders.has(incoming.hash));
      expect(roots.map(({ hash }) => hash)).toEqual([trace.id]);
      expect(rows).toHaveLength(trace.transactions);
      seen += rows.length;
    }
    expect(seen).toBe(store.transactions.count());
  });

  test("the coins of every trace add up to the last unit, with no amount unknown", async () => {
    let seen = 0;
    for (let offset = 0, more = true; more; offset += TRACES) {
      const query = `traces?limit=${TRACES}&offset=${offset}`;
      const answer = readAnswer(traces, {
        status: 200,
        body: writeJson(await answerTo(query)),
        retryAfterMs: null,
      });
      if (!answer.ok) throw new Error(`${query}: ${JSON.stringify(answer.error)}`);
      for (const { trace_id: id, transactions } of answer.value.traces) {
        const { sum } = coinFlows(Object.values(transactions ?? {}));
        const { remainder, unknownAmounts } = sum;
        expect({ id, remainder, unknownAmounts }).toEqual({ id, remainder: 0n, unknownAmounts: 0 });
      }
      seen += answer.value.traces.length;
      more = answer.value.traces.length === TRACES;
    }
    expect(seen).toBe(replayed.node.store.traces.list({}, ALL).length);
  });
});

/** Addresses in the rows that are missing in the address book, if there is one. */
function unnamedIn(answer: Answer): readonly Address[] {
  if (answer.address_book === undefined) return [];
  const named = new Set(Object.keys(answer.address_book));
  return [...new Set(addressesIn({ ...answer, metadata: null }))].filter(
    (each) => !named.has(each) && !each.startsWith("ext$"),
  );
}

const structs = readStructs() ?? new Map();
const without = unlessShared("contract/spec/v3-go-v1.3.json");

describe(`every query of an explorer${without}`, () => {
  test("is tested, with at least one for each GET operation", () => {
    const names = new Set(QUERIES.map((query) => query.split("?")[0]));
    const whole = V3_ENDPOINTS.filter(
      ({ method, path: name }) => method === "GET" && !name.startsWith("pending"),
    );
    expect(whole.map(({ path: name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(QUERIES)(
    "%s has rows that match the specification, and a complete address book",
    async (page) => {
      const query = fillIn(page, facts);
      const body = await answerTo(query);
      const endpoint = endpointOf(query);
      const read = readAnswer(endpoint, { status: 200, body: writeJson(body), retryAfterMs: null });
      expect(read).toMatchObject({ ok: true });
      // Null if the answer is not a list.
      expect(read.ok ? endpoint.rows(read.value)?.length : 0).not.toBe(0);
      const type = STRUCTS[endpoint.path];
      expect(structs.size === 0 || type === undefined ? [] : differences(structs, type, body, "")).toEqual(
        [],
      );
      expect(unnamedIn(body)).toEqual([]);
    },
  );
});

describe("pages of every sortable list", () => {
  const sortable = QUERIES.filter((page) => endpointOf(page).sortable).map((page) =>
    page.replace(/limit=\d+&?/, "").replace(/[?&]$/, ""),
  );
  const withParams = (query: string, more: string) => `${query}${query.includes("?") ? "&" : "?"}${more}`;
  const LIMIT = 17;
  /** A limit, because a block is made for each page. */
  const SOME_PAGES = 12;

  async function walk(
    query: string,
    between: () => Promise<void> = () => Promise.resolve(),
    pages = 40,
  ): Promise<readonly string[]> {
    const rows: string[] = [];
    for (let offset = 0; ; offset += LIMIT) {
      const page = await rowsOf(withParams(query, `limit=${LIMIT}&offset=${offset}`));
      rows.push(...page.map((row) => JSON.stringify(row)));
      if (page.length < LIMIT || offset > pages * LIMIT) return rows;
      await between();
    }
  }

  test.each(sortable)("%s has no gap and no overlap, forwards and backwards", async (page) => {
    const query = fillIn(page, facts);
    const whole = await rowsOf(withParams(query, "limit=1000&sort=asc"));
    const all = whole.map((row) => JSON.stringify(row));
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
    const forwards = await walk(withParams(query, "sort=asc"));
    expect(forwards).toEqual(all.slice(0, forwards.length));
    if (all.length === 1_000) return;
    const backwards = await walk(withParams(query, "sort=desc"));
    expect(backwards).toEqual(all.toReversed().slice(0, backwards.length));
  });

  test("have no gap and no overlap while blocks arrive, from the oldest row or with an upper bound", async () => {
    const mineBlock = async () => {
      await replayed.node.mine(1);
      await replayed.node.index.follow();
    };
    for (const list of ["transactions", "actions", "traces", "messages"]) {
      const end = replayed.node.store.blocks.head()?.endLt;
      const pinned = `${list}?end_lt=${end}`;
      const before = await walk(`${pinned}&sort=desc`, undefined, SOME_PAGES);
      expect(await walk(`${pinned}&sort=desc`, mineBlock, SOME_PAGES)).toEqual(before);
      const first = await walk(`${list}?sort=asc`, undefined, SOME_PAGES);
      expect((await walk(`${list}?sort=asc`, mineBlock, SOME_PAGES)).slice(0, first.length)).toEqual(first);
    }
  });
});

function tablesOf(database: Database): readonly string[] {
  return database
    .statement(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .all()
    .map((row) => text(row, 0));
}

function ownTables(database: Database): readonly string[] {
  const store = openStore(":memory:");
  const ofStore = new Set(tablesOf(store.database));
  store.close();
  return tablesOf(database).filter((name) => !ofStore.has(name));
}

const exact = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}n` : value);

function contentsOf(database: Database): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    ownTables(database).map((name) => {
      const rows = database.statement(`SELECT * FROM ${name}`).all();
      return [name, rows.map((row) => JSON.stringify(row, exact)).sort()];
    }),
  );
}

test("an index that is built later equals one that was built along with the chain", async () => {
  const file = path.join(folder, "copy.db");
  replayed.node.store.copyTo(file);
  const copy = openStore(file);
  for (const name of ownTables(copy.database)) copy.database.execute(`DROP TABLE ${name}`);
  const node = await openNode({
    genesis: replayed.node.genesis,
    store: copy,
    tickMs: 1_000,
    onFault: (fault) => {
      throw fault;
    },
  });
  try {
    await node.index.follow();
    expect(node.index.tables.seqno()).toBe(replayed.node.index.tables.seqno());
    expect(contentsOf(copy.database)).toEqual(contentsOf(replayed.node.store.database));
  } finally {
    await node.close();
    copy.close();
  }
});
