import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { unlessShared } from "@/lib/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { V3_ENDPOINTS } from "@/lib/toncenter/v3/endpoints";
import { writeJson } from "../api/json";
import { mentionedIn } from "../api/v3/mentioned";
import { ask } from "../api/v3/test-node";
import { endpointOf, STRUCTS } from "../api/v3/test-questions";
import { differences, readStructs } from "../api/v3/test-spec";
import { groupBy } from "../group";
import { openNode } from "../node/node";
import { CHAPTERS } from "../scenario/history";
import type { Database } from "../store/database";
import { openStore } from "../store/open";
import { text } from "../store/row";
import { filledIn, PAGES, readFacts, type Facts } from "./test-facts";
import { tellTown, type ToldTown } from "./test-town";

/** What must hold of everything that was told, whatever it is about. */

vi.setConfig({ testTimeout: 120_000 });

let told: ToldTown;
let facts: Facts;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "localnet-index-"));
  told = await tellTown(...CHAPTERS);
  facts = await readFacts(answerTo);
}, 300_000);
afterAll(async () => {
  await told.close();
  rmSync(folder, { recursive: true, force: true });
});

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

interface Answer {
  readonly address_book?: Readonly<Record<string, unknown>>;
}

async function answerTo(question: string): Promise<Answer> {
  const { status, body } = await ask(told.node, question);
  if (status !== 200 || typeof body !== "object" || body === null)
    throw new Error(`${question}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The rows of the list that the answer is. */
async function rowsOf(question: string): Promise<readonly unknown[]> {
  const body = await answerTo(question);
  const rows = Array.isArray(body) ? body : Object.values(body).find(Array.isArray);
  if (!Array.isArray(rows)) throw new Error(`${question}: no list`);
  return rows;
}

describe("the chain", () => {
  test("for every account the sum of its transactions gives its balance", () => {
    const { transactions, accounts } = told.node.store;
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

  test("every trace is a tree of transactions that are there", () => {
    const { traces } = told.node.store;
    const all = traces.list({}, ALL);
    const parts = traces.transactionsOf(all.map(({ id }) => id));
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
    expect(seen).toBe(told.node.store.transactions.count());
  });
});

/** What the rows of an answer name and its address book does not, if it has one. */
function unnamedIn(answer: Answer): readonly Address[] {
  if (answer.address_book === undefined) return [];
  const named = new Set(Object.keys(answer.address_book));
  return [...new Set(mentionedIn({ ...answer, metadata: null }))].filter(
    (each) => !named.has(each) && !each.startsWith("ext$"),
  );
}

const structs = readStructs() ?? new Map();
const without = unlessShared("contract/spec/v3-go-v1.3.json");

describe(`every page of an explorer${without}`, () => {
  test("is about every operation that can be asked without sending anything", () => {
    const asked = new Set(PAGES.map((question) => question.split("?")[0]));
    const whole = V3_ENDPOINTS.filter(
      ({ method, path: name }) => method === "GET" && !name.startsWith("pending"),
    );
    expect(whole.map(({ path: name }) => name).filter((name) => !asked.has(name))).toEqual([]);
  });

  test.each(PAGES)("%s has rows, as the contract says, and names all that it mentions", async (page) => {
    const question = filledIn(page, facts);
    const body = await answerTo(question);
    const endpoint = endpointOf(question);
    const read = readAnswer(endpoint, { status: 200, body: writeJson(body), retryAfterMs: null });
    expect(read).toMatchObject({ ok: true });
    // Null for what is no list.
    expect(read.ok ? endpoint.rows(read.value)?.length : 0).not.toBe(0);
    const type = STRUCTS[endpoint.path];
    expect(structs.size === 0 || type === undefined ? [] : differences(structs, type, body, "")).toEqual([]);
    expect(unnamedIn(body)).toEqual([]);
  });
});

describe("pages of every sortable list", () => {
  const sortable = PAGES.filter((page) => endpointOf(page).sortable).map((page) =>
    page.replace(/limit=\d+&?/, "").replace(/[?&]$/, ""),
  );
  const also = (question: string, more: string) => `${question}${question.includes("?") ? "&" : "?"}${more}`;
  const LIMIT = 17;

  async function walk(question: string, between: () => Promise<void>): Promise<readonly string[]> {
    const rows: string[] = [];
    for (let offset = 0; ; offset += LIMIT) {
      const page = await rowsOf(also(question, `limit=${LIMIT}&offset=${offset}`));
      rows.push(...page.map((row) => JSON.stringify(row)));
      if (page.length < LIMIT || offset > 40 * LIMIT) return rows;
      await between();
    }
  }

  test.each(sortable)("%s has no gap and no overlap, forwards and backwards", async (page) => {
    const question = filledIn(page, facts);
    const whole = await rowsOf(also(question, "limit=1000&sort=asc"));
    const all = whole.map((row) => JSON.stringify(row));
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
    const forwards = await walk(also(question, "sort=asc"), () => Promise.resolve());
    expect(forwards).toEqual(all.slice(0, forwards.length));
    if (all.length === 1_000) return;
    const backwards = await walk(also(question, "sort=desc"), () => Promise.resolve());
    expect(backwards).toEqual(all.toReversed().slice(0, backwards.length));
  });

  test("nor while blocks arrive, neither from the first row on nor from the newest of a time", async () => {
    const mine = async () => {
      await told.node.mine(1);
      await told.node.index.follow();
    };
    for (const list of ["transactions", "actions", "traces", "messages"]) {
      const end = told.node.store.blocks.head()?.endLt;
      const pinned = `${list}?end_lt=${end}`;
      const before = await walk(`${pinned}&sort=desc`, () => Promise.resolve());
      expect(await walk(`${pinned}&sort=desc`, mine)).toEqual(before);
      const first = await walk(`${list}?sort=asc`, () => Promise.resolve());
      expect((await walk(`${list}?sort=asc`, mine)).slice(0, first.length)).toEqual(first);
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

test("an index that comes later knows the same as one that was there all the time", async () => {
  const file = path.join(folder, "copy.db");
  told.node.store.copyTo(file);
  const copy = openStore(file);
  for (const name of ownTables(copy.database)) copy.database.execute(`DROP TABLE ${name}`);
  const node = await openNode({
    genesis: told.node.genesis,
    store: copy,
    tickMs: 1_000,
    onFault: (fault) => {
      throw fault;
    },
  });
  try {
    await node.index.follow();
    expect(node.index.tables.seqno()).toBe(told.node.index.tables.seqno());
    expect(contentsOf(copy.database)).toEqual(contentsOf(told.node.store.database));
  } finally {
    await node.close();
    copy.close();
  }
});
