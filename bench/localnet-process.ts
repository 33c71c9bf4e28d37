import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { Wallet } from "../localnet/scenario/wallet";
import { buildLocalnet } from "../scripts/localnet.mjs";
import { LOCALNET_PORT } from "./world";

/** The bundle that `npm start` runs. */
const { main: MAIN } = await buildLocalnet();
const URL_OF_LOCALNET = `http://127.0.0.1:${LOCALNET_PORT}`;
const TIMEOUT_MS = 30 * 60_000;
const POLL_MS = 10;

const LocalnetStatus = v.object({
  transactions: v.number(),
  history: v.object({ done: v.number(), of: v.number() }),
  index: v.object({ seqno: v.number() }),
  head: v.nullable(v.object({ seqno: v.number() })),
  memory: v.number(),
  genesis: v.object({ globalId: v.number() }),
  clock: v.object({ now: v.number() }),
});
export type LocalnetStatus = v.InferOutput<typeof LocalnetStatus>;

/** Without `transactions` the history has its default length. */
export function start(folder: string, transactions?: number): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "production",
      LOCALNET_PORT: String(LOCALNET_PORT),
      LOCALNET_DIR: folder,
      ...(transactions === undefined ? {} : { LOCALNET_TXS: String(transactions) }),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

export async function until(
  is: (state: LocalnetStatus) => boolean | Promise<boolean>,
): Promise<LocalnetStatus> {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (performance.now() < giveUpAt) {
    try {
      const now = await state();
      if (await is(now)) return now;
    } catch {
      // Not listening yet.
    }
    await wait(POLL_MS);
  }
  throw new Error("localnet did not get there");
}

export async function state(): Promise<LocalnetStatus> {
  return v.parse(LocalnetStatus, await get("/localnet"));
}

/**
 * Anonymous memory of a process in bytes. Mapped pages of the database do not count: they are page cache
 * that the system can reclaim. On systems without `/proc` the whole resident memory counts.
 */
export function ownMemory({ pid }: ChildProcess, { memory }: LocalnetStatus): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
  } catch {
    return memory;
  }
}

export async function get(path: string): Promise<Record<string, unknown>> {
  return read(await fetch(URL_OF_LOCALNET + path));
}

export async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json" };
  return read(await fetch(URL_OF_LOCALNET + path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export async function fund(wallet: Wallet, amount: number): Promise<void> {
  // The faucet is closed while the chain catches up with the clock.
  await until(async () => {
    await post("/localnet/faucet", { address: wallet.address.toRawString(), amount });
    return true;
  });
  await funded(wallet);
}

export async function funded({ address }: Wallet): Promise<void> {
  const path = `/api/v2/getAddressBalance?address=${address.toRawString()}`;
  await until(async () => (await get(path)).result !== "0");
}

async function read(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`);
  return v.parse(v.record(v.string(), v.unknown()), await response.json());
}

export const seconds = (sinceMs: number) => (performance.now() - sinceMs) / 1_000;
