import { mkdirSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { LEASES } from "./lease";
import { LOCALNET_URL, UPSTREAM_URL } from "./world";

const POLL_MS = 50;
const START_LIMIT_MS = 60_000;

/** Runs once before the tests, when the explorer has started; the other servers start beside it. */
export default async function globalSetup(): Promise<void> {
  rmSync(LEASES, { recursive: true, force: true });
  mkdirSync(LEASES, { recursive: true });
  await Promise.all([UPSTREAM_URL, `${LOCALNET_URL}/localnet`].map(untilItAnswers));
}

async function untilItAnswers(url: string): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(url))) {
    if (Date.now() > until) throw new Error(`nothing answers at ${url}: its server did not start`);
    await wait(POLL_MS);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
