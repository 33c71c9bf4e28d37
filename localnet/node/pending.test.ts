import { toNano } from "@ton/core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Chain, Step, Verdict } from "../chain/chain";
import { giverOf } from "../chain/giver";
import { openChain } from "../chain/open";
import { GENESIS, give, walletOf } from "../chain/test-wallet";
import type { TransactionRecord } from "../records";
import { Pending } from "./pending";

vi.setConfig({ hookTimeout: 60_000 });

const one = walletOf("one", "low").address;
const other = walletOf("other", "high").address;
const giver = giverOf(GENESIS).address;

let chain: Chain;
let accepted: Extract<Verdict, { kind: "accepted" }>;
let empty: Step;

beforeAll(async () => {
  chain = await openChain(GENESIS, null);
  empty = await chain.step(GENESIS.time);
  const orders = [one, other].map((to) => ({ to, coins: toNano(1) }));
  const verdict = await chain.submit(give(GENESIS, 0, orders), 8);
  if (verdict.kind === "refused") throw new Error(verdict.reason);
  accepted = verdict;
});

afterAll(async () => chain.close());

function begin(): Pending {
  const pending = new Pending(chain);
  pending.add(accepted);
  return pending;
}

const accounts = (pending: Pending) => pending.pending().map(({ account }) => account);
const step = (confirmed: readonly TransactionRecord[]): Step => ({ ...empty, confirmed });

it("has all that is expected of a message, once", () => {
  const pending = begin();
  pending.add(accepted);
  expect(accounts(pending)).toEqual([giver, one, other]);
});

it("expects no more what the transaction did not send after all", () => {
  const pending = begin();
  const { pending: trial } = accepted;
  pending.settle(step([{ ...trial, outgoing: trial.outgoing.slice(0, 1) }]));
  expect(accounts(pending)).toEqual([one]);
});

it("expects the rest of the trace that the transaction began, later by as much", () => {
  const pending = begin();
  const { pending: trial, followers } = accepted;
  const traceId = followers[0]?.hash ?? trial.hash;
  pending.settle(step([{ ...trial, traceId, lt: trial.lt + 5n }]));
  expect(pending.pending()).toMatchObject(
    followers.map(({ lt, incoming }) => ({ traceId, lt: lt + 5n, incoming })),
  );
});

it("has nothing of what was dropped, or cannot be delivered", () => {
  const dropped = begin();
  const { traceExternalHash } = accepted.pending;
  dropped.settle({ ...empty, dropped: traceExternalHash === null ? [] : [traceExternalHash] });
  expect(accounts(dropped)).toEqual([]);
  const lost = begin();
  lost.settle({ ...empty, undeliverable: accepted.pending.outgoing.slice(1).map(({ hash }) => hash) });
  expect(accounts(lost)).toEqual([giver, one]);
});
