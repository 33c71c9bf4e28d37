import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openNode } from "../node/node";
import { CHAPTERS } from "../scenario/history";
import type { Database } from "../store/database";
import { openStore } from "../store/open";
import { text } from "../store/row";
import { tellTown, type ToldTown } from "./test-town";

let told: ToldTown;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "localnet-index-"));
  told = await tellTown(...CHAPTERS);
}, 180_000);
afterAll(async () => {
  await told.close();
  rmSync(folder, { recursive: true, force: true });
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
}, 120_000);
