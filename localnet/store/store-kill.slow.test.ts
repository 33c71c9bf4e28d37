import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Database } from "./database";
import { openStore } from "./open-store";
import { text } from "./row-readers";
import type { Page, Store } from "./store";
import { StoreModel } from "../../testing/localnet/store/test-store-model";
import { SyntheticChain } from "../../testing/localnet/store/test-synthetic-chain";

const ALL: Page = { offset: 0, limit: 1_000_000, sort: "asc" };
const WRITER = fileURLToPath(new URL("../../testing/localnet/store/test-store-writer.ts", import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "localnet-store-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Kills a writer when it prints `line`; returns the last block that it had appended. */
async function killAt(file: string, line: string): Promise<number> {
  const writer = spawn(process.execPath, ["--import", "tsx", WRITER, file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(writer, "exit");
  let appended = 0;
  for await (const output of createInterface({ input: writer.stdout })) {
    const [event, seqno] = output.split(" ");
    if (event === "end") appended = Number(seqno);
    if (output === line) writer.kill("SIGKILL");
  }
  await ended;
  return appended;
}

/** The store has exactly the blocks up to its head, as without a kill. */
function expectWhole(store: Store): void {
  const head = store.blocks.head()?.seqno ?? 0;
  const chain = new SyntheticChain({ seed: "killed", accounts: 60, perBlock: 40, size: 100 });
  const blocks = Array.from({ length: head }, () => chain.next());
  const model = new StoreModel(blocks);
  expect(isDeepStrictEqual(store.blocks.list({}, ALL), model.blocks)).toBe(true);
  expect(isDeepStrictEqual(store.transactions.list({}, ALL), model.transactions)).toBe(true);
  expect(isDeepStrictEqual(store.messages.list({}, ALL), model.messagesOf({}, ALL))).toBe(true);
  expect(isDeepStrictEqual(store.traces.list({}, ALL), model.tracesOf({}, ALL))).toBe(true);
  const restart = store.restart();
  expect(restart?.heads.map(({ workchain, seqno }) => [workchain, seqno])).toEqual([
    [-1, head],
    [0, head],
    [0, head],
  ]);
  const accounts = new Map(restart?.accounts.map((account) => [account.address, account]));
  expect(isDeepStrictEqual(accounts, new Map(model.accounts.map((each) => [each.address, each])))).toBe(true);
  expect(restart?.undelivered).toEqual(
    model.sent
      .filter(({ message, receiver }) => receiver === null && message.destination !== null)
      .map(({ message: { boc }, trace, external }) => ({ boc, traceId: trace, traceExternalHash: external })),
  );
  // The writer adds one mempool message before each block, and no transaction receives them.
  expect(restart?.mempool.length).toBeGreaterThanOrEqual(head);
}

test(
  "after a kill the store has only whole blocks, and the next process continues from them",
  { timeout: 60_000 },
  async () => {
    const file = path.join(folder, "killed.db");
    let before = 0;
    for (const line of ["begin 1", "begin 7", "end 9", "begin 20", "end 26"]) {
      const appended = await killAt(file, line);
      const store = openStore(file);
      const head = store.blocks.head()?.seqno ?? 0;
      // The block that was being written is there as a whole or not at all; those before it are there.
      expect(head).toBeGreaterThanOrEqual(Math.max(appended, before));
      if (head > 0) expectWhole(store);
      store.close();
      const database = new Database(file);
      expect(text(database.statement("PRAGMA integrity_check").first() ?? [], 0)).toBe("ok");
      database.close();
      before = head;
    }
    expect(before).toBeGreaterThanOrEqual(26);
  },
);
