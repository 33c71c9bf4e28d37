import { toNano } from "@ton/core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Chain, ChainStep, SubmitVerdict } from "../chain/chain";
import { giverOf } from "../chain/giver";
import { openChain } from "../chain/open-chain";
import { GENESIS, giverMessage, walletOf } from "../../testing/localnet/chain/test-wallet";
import type { TransactionRecord } from "../chain-records";
import { PendingTransactions } from "./pending-transactions";

vi.setConfig({ hookTimeout: 60_000 });

const one = walletOf("one", "low").address;
const other = walletOf("other", "high").address;
const giver = giverOf(GENESIS).address;

let chain: Chain;
let accepted: Extract<SubmitVerdict, { kind: "accepted" }>;
let empty: ChainStep;

beforeAll(async () => {
  chain = await openChain(GENESIS, null);
  empty = await chain.step(GENESIS.time);
  const orders = [one, other].map((to) => ({ to, coins: toNano(1) }));
  const verdict = await chain.submit(giverMessage(GENESIS, 0, orders), 8);
  if (verdict.kind === "refused") throw new Error(verdict.reason);
  accepted = verdict;
});

afterAll(async () => chain.close());

function openPending(): PendingTransactions {
  const pending = new PendingTransactions(chain);
  pending.add(accepted);
  return pending;
}

const accounts = (pending: PendingTransactions) => pending.pending().map(({ account }) => account);
const step = (confirmed: readonly TransactionRecord[]): ChainStep => ({ ...empty, confirmed });

it("holds the expected trace of a message once", () => {
  const pending = openPending();
  pending.add(accepted);
  expect(accounts(pending)).toEqual([giver, one, other]);
});

it("drops expected transactions of messages that the real transaction did not send", () => {
  const pending = openPending();
  const { pending: emulated } = accepted;
  pending.settle(step([{ ...emulated, outgoing: emulated.outgoing.slice(0, 1) }]));
  expect(accounts(pending)).toEqual([one]);
});

it("gives the rest of the trace the trace id and the shift in lt of the real transaction", () => {
  const pending = openPending();
  const { pending: emulated, followers } = accepted;
  const traceId = followers[0]?.hash ?? emulated.hash;
  pending.settle(step([{ ...emulated, traceId, lt: emulated.lt + 5n }]));
  expect(pending.pending()).toMatchObject(
    followers.map(({ lt, incoming }) => ({ traceId, lt: lt + 5n, incoming })),
  );
});

it("drops messages that expired or cannot be delivered", () => {
  const dropped = openPending();
  const { traceExternalHash } = accepted.pending;
  dropped.settle({ ...empty, dropped: traceExternalHash === null ? [] : [traceExternalHash] });
  expect(accounts(dropped)).toEqual([]);
  const lost = openPending();
  lost.settle({ ...empty, undeliverable: accepted.pending.outgoing.slice(1).map(({ hash }) => hash) });
  expect(accounts(lost)).toEqual([giver, one]);
});
