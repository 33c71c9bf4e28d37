import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseOpcode } from "@/lib/ton/contract/opcode";
import { openStore } from "../localnet/store/open-store";
import type { Page, Store } from "../localnet/store/store";
import { SyntheticChain } from "../testing/localnet/store/test-synthetic-chain";
import type { Measure } from "./main";

/** The file is filled once. Fewer rows make the bench faster and less meaningful. */
const ROWS = Number(process.env["BENCH_STORE_ROWS"] ?? 1_000_000);
const PER_BLOCK = 250;
const APPENDED = 80;
const LIMIT = 100;
const FOLDER = "node_modules/.cache/bench";
const OPTIONS = { seed: "bench", accounts: 100_000, perBlock: PER_BLOCK, size: 600 };

/** Localnet's store with a million transactions: latency of list pages and write rate. */
export async function measureStore(): Promise<Measure[]> {
  const file = path.join(FOLDER, `store-${ROWS}.db`);
  const filled = existsSync(file) ? null : fillStore(file);
  // Warm the page cache, so that a file from an earlier run behaves like a fresh one.
  await pipeline(createReadStream(file), new Writable({ write: (_, __, next) => next() }));
  const openedMs = performance.now();
  const store = openStore(file);
  const openMs = performance.now() - openedMs;
  try {
    return [
      ...(filled === null ? [] : [{ ...RATE, what: `${RATE.what}, all of ${ROWS}`, value: filled }]),
      { ...RATE, what: `${RATE.what} in an empty store`, value: rateOf(openStore(":memory:"), APPENDED) },
      { what: `opening a store of ${ROWS} transactions`, value: openMs, unit: "ms", budget: 1_000 },
      { what: "its file", value: statSync(file).size / 1_024 ** 2, unit: "MB", budget: null },
      ...measureLists(store).map(({ what, value }) => ({ what, value, unit: "ms", budget: 10 })),
    ];
  } finally {
    store.close();
  }
}

const RATE = { what: "transactions appended in a second", unit: "", budget: null };

/** Fills a file under a temporary name, so that an interrupted run is not used. */
function fillStore(file: string): number {
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${file}.unfinished`;
  for (const suffix of ["", "-wal", "-shm"]) rmSync(unfinished + suffix, { force: true });
  const store = openStore(unfinished);
  const rate = rateOf(store, Math.ceil(ROWS / PER_BLOCK));
  store.close();
  renameSync(unfinished, file);
  return rate;
}

/** Excludes the time to generate blocks. */
function rateOf(store: Store, blocks: number): number {
  const chain = new SyntheticChain(OPTIONS);
  let appendMs = 0;
  for (let made = 0; made < blocks; made += 1) {
    const block = chain.next();
    const startMs = performance.now();
    store.append(block);
    appendMs += performance.now() - startMs;
  }
  return (blocks * PER_BLOCK * 1_000) / appendMs;
}

/** 95th percentile over pages at offsets across each list, in both orders. */
function measureLists(store: Store): readonly { readonly what: string; readonly value: number }[] {
  const [busy, other] = new SyntheticChain(OPTIONS).accounts;
  if (busy === undefined || other === undefined) throw new Error("the bench has no accounts");
  const opcode = parseOpcode(0x0f8a7ea5);
  const empty = store.messages
    .list({}, { offset: 0, limit: 100, sort: "asc" })
    .find(({ message }) => message.opcode === null);
  const head = store.blocks.head();
  if (empty === undefined || head === null) throw new Error("the bench has no messages");
  const { bodyHash } = empty.message;
  const half = head.generatedAt - Math.floor(head.seqno / 2) * 5;
  const lists: Record<string, (page: Page) => readonly unknown[]> = {
    transactions: (page) => store.transactions.list({}, page),
    "transactions of the busy account": (page) => store.transactions.list({ accounts: [busy] }, page),
    "transactions of two accounts": (page) => store.transactions.list({ accounts: [busy, other] }, page),
    "transactions without the busy account": (page) =>
      store.transactions.list({ excludedAccounts: [busy] }, page),
    "transactions of a workchain": (page) => store.transactions.list({ workchain: 0 }, page),
    "transactions of the busy account since a time": (page) =>
      store.transactions.list({ accounts: [busy], time: { from: half } }, page),
    "transactions by opcode": (page) => store.transactions.byMessage({ opcode }, page),
    "transactions by opcode received": (page) =>
      store.transactions.byMessage({ opcode, direction: "in" }, page),
    "transactions by body": (page) => store.transactions.byMessage({ bodyHash }, page),
    messages: (page) => store.messages.list({}, page),
    "messages from the busy account": (page) => store.messages.list({ source: busy }, page),
    "messages to the busy account": (page) => store.messages.list({ destination: busy }, page),
    "messages by opcode": (page) => store.messages.list({ opcode }, page),
    "messages by opcode received": (page) => store.messages.list({ opcode, direction: "in" }, page),
    "messages by body": (page) => store.messages.list({ bodyHash }, page),
    "messages without externals": (page) => store.messages.list({ excludeExternals: true }, page),
    "messages until a time": (page) => store.messages.list({ time: { to: half } }, page),
    traces: (page) => store.traces.list({}, page),
    "traces of the busy account": (page) => store.traces.list({ account: busy }, page),
    blocks: (page) => store.blocks.list({}, page),
    "blocks of a workchain": (page) => store.blocks.list({ workchain: 0 }, page),
    "accounts by balance": (page) => store.accounts.byBalance(page),
  };
  return Object.entries(lists).map(([name, read]) => ({
    what: `${name}, ${LIMIT} from any offset, p95`,
    value: p95Of(read),
  }));
}

/** Pages read before measuring, so that the code is compiled. */
const WARM_UP_PAGES = 20;
const PAGES = 60;

function p95Of(read: (page: Page) => readonly unknown[]): number {
  const length = lengthOf(read);
  const times: number[] = [];
  for (let index = -WARM_UP_PAGES; index < PAGES; index += 1) {
    const page: Page = {
      // Distinct pages; consecutive ones are far apart.
      offset: Math.floor(
        (length * (((index + WARM_UP_PAGES) * 31) % (PAGES + WARM_UP_PAGES))) / (PAGES + WARM_UP_PAGES),
      ),
      limit: LIMIT,
      sort: index % 2 === 0 ? "asc" : "desc",
    };
    const startMs = performance.now();
    read(page);
    if (index >= 0) times.push(performance.now() - startMs);
  }
  return times.sort((a, b) => a - b)[Math.floor(PAGES * 0.95)] ?? 0;
}

/** Found by binary search, because lists have no length. */
function lengthOf(read: (page: Page) => readonly unknown[]): number {
  const isThere = (offset: number) => read({ offset, limit: 1, sort: "asc" }).length > 0;
  let high = 1;
  while (isThere(high)) high *= 2;
  let low = Math.floor(high / 2);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isThere(middle)) low = middle;
    else high = middle;
  }
  return low;
}
