import { beginCell, Cell, parseTuple, serializeTuple, toNano, type TupleItem } from "@ton/core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { AccountRecord, ChainBlock } from "../../records";
import { zeroState } from "../genesis";
import { giverOf } from "../giver";
import { openChain } from "../open";
import type { Chain, Surroundings } from "../chain";
import { GENESIS, give, walletOf } from "../test-wallet";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const giver = giverOf(GENESIS).address;
let chain: Chain;
let first: ChainBlock;
let account: AccountRecord | undefined;

/** The number of a get-method: what its name's CRC is, above the numbers that the network has taken. */
const SEQNO = 85_143;
const UNKNOWN = 70_001;

function here(over: Partial<Surroundings> = {}): Surroundings {
  return {
    address: giver,
    shardAccount: account?.shardAccount ?? null,
    config: zeroState(GENESIS).config,
    libraries: [],
    now: GENESIS.time + 10,
    lt: 10_000_001n,
    ...over,
  };
}

const stackOf = (items: TupleItem[]) => serializeTuple(items).toBoc();
const itemsOf = (stack: Uint8Array) => parseTuple(Cell.fromBoc(Buffer.from(stack))[0] ?? Cell.EMPTY);

beforeAll(async () => {
  chain = await openChain(GENESIS, null);
  first = (await chain.step(GENESIS.time)).final;
  account = first.accounts.find(({ address }) => address === giver);
});

afterAll(async () => chain.close());

it("runs a contract's get-methods on the state that it is given", async () => {
  const answer = await chain.runGetMethod({ ...here(), method: SEQNO, stack: stackOf([]) });
  expect(answer.exitCode).toBe(0);
  expect(answer.gasUsed).toBeGreaterThan(0n);
  expect(itemsOf(answer.stack)).toEqual([{ type: "int", value: 0n }]);
});

it("answers with the exit code where there is no such method, or no code", async () => {
  const unknown = await chain.runGetMethod({ ...here(), method: UNKNOWN, stack: stackOf([]) });
  expect(unknown.exitCode).toBe(11);
  const nobody = await chain.runGetMethod({
    ...here({ shardAccount: null }),
    method: SEQNO,
    stack: stackOf([]),
  });
  expect(nobody.exitCode).toBe(-256);
});

it("says so when the stack is not one", async () => {
  const stack = beginCell().storeUint(1, 7).endCell().toBoc();
  await expect(chain.runGetMethod({ ...here(), method: SEQNO, stack })).rejects.toThrow(Error);
});

it("emulates a message, signed or not, and keeps nothing of it", async () => {
  const message = give(GENESIS, 0, [{ to: walletOf("any", "low").address, coins: toNano(1) }]);
  const ran = await chain.emulate({ ...here(), message, ignoreSignature: false });
  expect(ran).toMatchObject({
    kind: "ran",
    transaction: { account: giver, aborted: false, before: { stateHash: account?.stateHash } },
  });
  const spoiled = give({ ...GENESIS, seed: "another" }, 0, []);
  expect(await chain.emulate({ ...here(), message: spoiled, ignoreSignature: false })).toMatchObject({
    kind: "refused",
    exitCode: 135,
  });
  const forgiven = await chain.emulate({ ...here(), message: spoiled, ignoreSignature: true });
  expect(forgiven).toMatchObject({ kind: "ran" });
  expect((await chain.step(GENESIS.time + 20)).confirmed).toEqual([]);
});
