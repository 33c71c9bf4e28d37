import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Database } from "./database";
import { integer } from "./row-readers";
import { StoreFull } from "./store-problem";

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "localnet-database-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the log is emptied while there is little room on the disk, and no transaction begins without any", () => {
  const file = join(folder, "chain");
  let room = 1_000 * MEGABYTE;
  const database = new Database(file, () => room);
  database.execute("PRAGMA journal_mode = WAL; CREATE TABLE row (id INTEGER PRIMARY KEY)");
  const logBytes = () => statSync(`${file}-wal`).size;
  const rows = () => integer(database.statement("SELECT count(*) FROM row").first() ?? [], 0);
  const add = () => database.transaction(() => database.statement("INSERT INTO row VALUES (null)").run());

  add();
  expect(logBytes()).toBeGreaterThan(0);
  room = 50 * MEGABYTE;
  add();
  expect(logBytes()).toBe(0);
  room = MEGABYTE;
  expect(add).toThrow(StoreFull);
  expect(rows()).toBe(2);
  room = 50 * MEGABYTE;
  add();
  expect(rows()).toBe(3);
  database.close();
});
