import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { internal, type Cell } from "@ton/core";
import { keysOf } from "../localnet/chain/key-pairs";
import { openWallet, orderMessage, type Wallet } from "../localnet/scenario/wallet";
import {
  fund,
  funded,
  get,
  post,
  seconds,
  start,
  state,
  until,
  type LocalnetStatus,
} from "./localnet-process";
import type { Measure } from "./main";
import { stop } from "./world";

const SENDERS = 600;
/** Payments in one order of a wallet of version 5. */
const PAYMENTS = 200;
const AT_ONCE = 32;
/** How often the index is compared with the chain: often enough for blocks of a second, and no significant load. */
const WATCH_MS = 50;
/** After this many seconds a restarted localnet must be as fast as before. */
const FULL_SPEED_AFTER = 5;
/** Kernel ticks per second (`USER_HZ`). */
const TICKS = 100;
const FIRST_PAGES = 40;
/** Set 50000 to measure the restart of a long chain, which takes minutes to make. */
const RESTART_HISTORY = Number(process.env["BENCH_RESTART_TXS"] ?? 5_000);

/** How many requests localnet answers per second, and how many messages it accepts. */
export async function measureLocalnetLoad(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), "localnet-load-bench-"));
  let child = start(folder, RESTART_HISTORY);
  try {
    const live = await until(({ history }) => history.done === history.of);
    const measures = [...(await measureReads(child)), ...(await measureSenders(child, live))];
    await stop(child);
    const startMs = performance.now();
    child = start(folder, RESTART_HISTORY);
    await until(() => true);
    const answered = seconds(startMs);
    const endsMs = await readUntil(startMs, FULL_SPEED_AFTER);
    // If the start takes longer, that second has no answers and its rate is zero.
    const lastSecondMs = startMs + (FULL_SPEED_AFTER - 1) * 1_000;
    return [
      ...measures,
      row(`second start on ${live.transactions} transactions`, answered, "s", FULL_SPEED_AFTER),
      row(
        `the first ${FIRST_PAGES} pages of 20 transactions after it`,
        firstRate(endsMs, startMs + answered * 1_000),
        "/s",
      ),
      row(
        `pages of 20 transactions in the second before ${FULL_SPEED_AFTER} s after it began`,
        endsMs.filter((endMs) => endMs >= lastSecondMs).length,
        "/s",
        300,
        true,
      ),
    ];
  } finally {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(
  what: string,
  value: number,
  unit: string,
  budget: number | null = null,
  atLeast = false,
): Measure {
  return { what: `localnet: ${what}`, value, unit, budget, atLeast };
}

/** Reads pages until this many seconds after `startMs`; returns when each of them arrived. */
async function readUntil(startMs: number, afterSeconds: number): Promise<readonly number[]> {
  const endMs = startMs + afterSeconds * 1_000;
  const endsMs: number[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < endMs) {
        await get("/api/v3/transactions?limit=20");
        const nowMs = performance.now();
        if (nowMs <= endMs) endsMs.push(nowMs);
      }
    }),
  );
  return endsMs;
}

/** The rate of the first pages, per second. */
function firstRate(endsMs: readonly number[], sinceMs: number): number {
  const first = endsMs.slice(0, FIRST_PAGES);
  return first.length / (((first.at(-1) ?? Number.NaN) - sinceMs) / 1_000);
}

async function measureReads(child: ChildProcess): Promise<Measure[]> {
  const wallet = openWallet("v5r1", keysOf("bench", "reads"), (await state()).genesis);
  await fund(wallet, 10);
  const address = wallet.address.toRawString();
  await post("/api/v2/sendBoc", { boc: base64(await orderOf(wallet, 0, [])) });
  await until(async () => (await get(`/api/v2/getAddressState?address=${address}`)).result === "active");
  const rows: readonly (readonly [
    what: string,
    rounds: number,
    atLeast: number,
    send: () => Promise<unknown>,
  ])[] = [
    ["pages of 20 transactions", 600, 300, () => get("/api/v3/transactions?limit=20")],
    ["pages of 1,000 transactions", 40, 15, () => get("/api/v3/transactions?limit=1000")],
    ["get methods", 800, 400, () => post("/api/v3/runGetMethod", { address, method: "seqno", stack: [] })],
  ];
  const measures: Measure[] = [];
  for (const [what, rounds, atLeast, send] of rows) {
    await rateOf(child, Math.ceil(rounds / 10), send);
    const { rate, usedMs } = await rateOf(child, rounds, send);
    measures.push(row(what, rate, "/s", atLeast, true), row(`${what}, processor time`, usedMs, "ms"));
  }
  return measures;
}

/** As many requests as `count`, `AT_ONCE` at a time. */
async function rateOf(child: ChildProcess, count: number, send: () => Promise<unknown>) {
  const startMs = performance.now();
  const usedMs = processorMs(child);
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await send();
      }
    }),
  );
  return { rate: count / seconds(startMs), usedMs: (processorMs(child) - usedMs) / count };
}

/** User and system time of all threads; unavailable on systems without `/proc`. */
function processorMs({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000;
  } catch {
    return Number.NaN;
  }
}

async function measureSenders(child: ChildProcess, { genesis }: LocalnetStatus): Promise<Measure[]> {
  const crowd = Array.from({ length: SENDERS }, (_, index) =>
    openWallet("v4r2", keysOf("bench", `crowd ${index}`), genesis),
  );
  const rich = openWallet("v5r1", keysOf("bench", "rich"), genesis);
  await fund(rich, 2_000);
  for (let first = 0; first < SENDERS; first += PAYMENTS) {
    const to = crowd.slice(first, first + PAYMENTS);
    const order = await orderOf(rich, first / PAYMENTS, to, 1_000_000_000n);
    await post("/api/v2/sendBoc", { boc: base64(order) });
    await funded(to.at(-1) ?? rich);
  }
  for (const wallet of crowd) await funded(wallet);
  const bodies = await Promise.all(crowd.map((wallet) => orderOf(wallet, 0, [rich], 1_000_000n)));
  const over = new AbortController();
  const watch = greatestLag(over.signal);
  const waiting = bodies.map(base64);
  const sent = await rateOf(child, SENDERS, () => post("/api/v2/sendBoc", { boc: waiting.pop() ?? "" }));
  const last = crowd.at(-1)?.address.toRawString() ?? "";
  await until(async () => (await get(`/api/v2/getAddressState?address=${last}`)).result === "active");
  over.abort();
  return [
    row(`messages of ${SENDERS} senders`, sent.rate, "/s", 150, true),
    row("a message, processor time with its execution so far", sent.usedMs, "ms"),
    row("the index behind the chain meanwhile, at most", await watch, "blocks", 1),
  ];
}

/** The most blocks that the index was behind the chain. */
async function greatestLag(signal: AbortSignal): Promise<number> {
  let behind = 0;
  while (!signal.aborted) {
    const { head, index } = await state();
    behind = Math.max(behind, (head?.seqno ?? 0) - index.seqno);
    await wait(WATCH_MS);
  }
  return behind;
}

const base64 = (cell: Cell) => cell.toBoc().toString("base64");

async function orderOf(wallet: Wallet, number: number, to: readonly Wallet[], value = 0n): Promise<Cell> {
  const payments = to.map(({ address }) => ({
    message: internal({ to: address, value, bounce: false }),
    mode: 3,
  }));
  const { clock } = await state();
  return orderMessage(wallet, { number, now: clock.now, payments }, number === 0);
}
