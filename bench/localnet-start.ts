import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Address, internal } from "@ton/core";
import * as v from "valibot";
import { keysOf } from "../localnet/chain/key-pairs";
import { openWallet, orderMessage } from "../localnet/scenario/wallet";
import {
  fund,
  get,
  ownMemory,
  post,
  seconds,
  start,
  state,
  until,
  type LocalnetStatus,
} from "./localnet-process";
import type { Measure } from "./main";
import { stop } from "./world";

const HISTORY = 1_500;
const SENDS = 20;
/** Length of the history for the memory measurement; use 100000 to check that memory stays flat. */
const LONG_HISTORY = Number(process.env["BENCH_LOCALNET_TXS"] ?? 6_000);

const Found = v.object({ transactions: v.array(v.unknown()) });

/** Localnet alone: start time, time from sending to finality, memory. */
export async function measureLocalnet(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), "localnet-bench-"));
  try {
    return [
      ...(await measureStarts(join(folder, "starts"))),
      ...(await measureMemory(join(folder, "memory"))),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureStarts(folder: string): Promise<Measure[]> {
  const startMs = performance.now();
  let child = start(folder, HISTORY);
  try {
    await until(() => true);
    const answered = seconds(startMs);
    await until(({ transactions }) => transactions >= HISTORY);
    const replayed = seconds(startMs);
    const sends = await until(({ history }) => history.done === history.of).then(measureSends);
    await stop(child);
    const againMs = performance.now();
    child = start(folder, HISTORY);
    await until(() => true);
    return [
      { what: "localnet: first start to the first answer", value: answered, unit: "s", budget: null },
      { what: `localnet: first start to ${HISTORY} transactions`, value: replayed, unit: "s", budget: 5 },
      { what: "localnet: second start to the first answer", value: seconds(againMs), unit: "s", budget: 1 },
      ...sends,
    ];
  } finally {
    await stop(child);
  }
}

/** From the answer of `sendBoc` until the transaction is listed, at the default tick of one second. */
async function measureSends({ genesis }: LocalnetStatus): Promise<Measure[]> {
  const wallet = openWallet("v4r2", keysOf("bench", "sender"), genesis);
  const to = Address.parseRaw(`0:${"ab".repeat(32)}`);
  await fund(wallet, 10);
  const times: number[] = [];
  for (let number = 0; number < SENDS; number += 1) {
    const message = internal({ to, value: 1_000_000n, bounce: false, body: `Number ${number}` });
    const { clock } = await state();
    const order = { number, now: clock.now, payments: [{ message, mode: 3 }] };
    const cell = orderMessage(wallet, order, number === 0);
    await post("/api/v2/sendBoc", { boc: cell.toBoc().toString("base64") });
    const sentMs = performance.now();
    const hash = encodeURIComponent(cell.hash().toString("base64"));
    await until(async () => {
      const answer = v.safeParse(
        Found,
        await get(`/api/v3/transactionsByMessage?direction=in&msg_hash=${hash}`),
      );
      return answer.success && answer.output.transactions.length > 0;
    });
    times.push(performance.now() - sentMs);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return [
    { what: "localnet: sent to final, p50", value: at(0.5), unit: "ms", budget: null },
    { what: "localnet: sent to final, p95", value: at(0.95), unit: "ms", budget: null },
  ];
}

async function measureMemory(folder: string): Promise<Measure[]> {
  const child = start(folder, LONG_HISTORY);
  try {
    const early = await until(({ transactions }) => transactions >= LONG_HISTORY / 5);
    const earlyBytes = ownMemory(child, early);
    const startMs = performance.now();
    const late = await until(({ history }) => history.done === history.of);
    const lateBytes = ownMemory(child, late);
    const made = late.transactions - early.transactions;
    return [
      {
        what: `localnet: memory after ${early.transactions} transactions`,
        value: earlyBytes / 2 ** 20,
        unit: "MB",
        budget: null,
      },
      {
        what: `localnet: memory after ${late.transactions} transactions`,
        value: lateBytes / 2 ** 20,
        unit: "MB",
        budget: null,
      },
      {
        what: "localnet: transactions of the history in a second",
        value: made / seconds(startMs),
        unit: "",
        budget: null,
      },
    ];
  } finally {
    await stop(child);
  }
}
