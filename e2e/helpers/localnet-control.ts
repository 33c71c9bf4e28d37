import type { APIRequestContext } from "playwright/test";
import * as v from "valibot";
import { parseHash, type Hash } from "../../lib/ton/value/hash";
import { LOCALNET_URL } from "../world/world";
import { expect } from "./fixtures";

const State = v.object({ history: v.object({ done: v.number(), of: v.pipe(v.number(), v.minValue(1)) }) });
const Payment = v.pipe(v.string(), v.parseJson(), v.object({ message_hash: v.string() }));

const PATIENCE = 150_000;
/** How long a `beforeAll` or a test that waits for the history may take. */
export const HISTORY_TIMEOUT = PATIENCE + 30_000;

/** Waits until the embedded chain has its whole history, which takes most of a minute after its start. */
export async function waitForHistory(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    const { history } = v.parse(State, await (await request.get(`${LOCALNET_URL}/localnet`)).json());
    expect(history.done).toBe(history.of);
  }).toPass({ timeout: PATIENCE, intervals: [250] });
}

/** Has coins sent to an address, and resolves to the hash of the message. */
export async function requestCoins(
  request: APIRequestContext,
  address: string,
  amount: string,
): Promise<Hash> {
  let answer = "";
  // The faucet refuses while the chain catches up with its clock, which it does after its history.
  await expect(async () => {
    const response = await request.post(`${LOCALNET_URL}/localnet/faucet`, { data: { address, amount } });
    answer = await response.text();
    expect(response.status(), answer).toBe(200);
  }).toPass({ timeout: 100_000, intervals: [250] });
  return parseHash(v.parse(Payment, answer).message_hash);
}
