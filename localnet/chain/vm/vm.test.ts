import { beginCell, Cell, parseTuple, serializeTuple, toNano, type TupleItem } from "@ton/core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { AccountRecord, ChainBlock } from "../../chain-records";
import { NO_PREVIOUS_BLOCKS } from "../core/previous-blocks";
import { zeroState } from "../genesis";
import { giverOf } from "../giver";
import { openChain } from "../open-chain";
import type { Chain, CallContext } from "../chain";
import { GENESIS, giverMessage, walletOf } from "../../../testing/localnet/chain/test-wallet";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const giver = giverOf(GENESIS).address;
let chain: Chain;
let first: ChainBlock;
let account: AccountRecord | undefined;

/** The id of a get method: the CRC16 of its name plus 0x10000. */
const SEQNO = 85_143;
const UNKNOWN = 70_001;

function here(over: Partial<CallContext> = {}): CallContext {
  return {
    address: giver,
    shardAccount: account?.shardAccount ?? null,
    config: zeroState(GENESIS).config,
    libraries: [],
    previousBlocks: NO_PREVIOUS_BLOCKS,
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

it("runs a get method on the given state", async () => {
  const answer = await chain.runGetMethod({ ...here(), method: SEQNO, stack: stackOf([]) });
  expect(answer.exitCode).toBe(0);
  expect(answer.gasUsed).toBeGreaterThan(0n);
  expect(itemsOf(answer.stack)).toEqual([{ type: "int", value: 0n }]);
});

it("returns the exit code of an unknown method and of a missing account", async () => {
  const unknown = await chain.runGetMethod({ ...here(), method: UNKNOWN, stack: stackOf([]) });
  expect(unknown.exitCode).toBe(11);
  const missing = await chain.runGetMethod({
    ...here({ shardAccount: null }),
    method: SEQNO,
    stack: stackOf([]),
  });
  expect(missing.exitCode).toBe(-256);
});

it("fails for an invalid stack", async () => {
  const stack = beginCell().storeUint(1, 7).endCell().toBoc();
  await expect(chain.runGetMethod({ ...here(), method: SEQNO, stack })).rejects.toThrow(Error);
});

it("emulates a message with or without checking its signature, without changing the chain", async () => {
  const message = giverMessage(GENESIS, 0, [{ to: walletOf("any", "low").address, coins: toNano(1) }]);
  const ran = await chain.emulate({ ...here(), message, ignoreSignature: false });
  expect(ran).toMatchObject({
    kind: "ran",
    transaction: { account: giver, aborted: false, before: { stateHash: account?.stateHash } },
  });
  const spoiled = giverMessage({ ...GENESIS, seed: "another" }, 0, []);
  expect(await chain.emulate({ ...here(), message: spoiled, ignoreSignature: false })).toMatchObject({
    kind: "refused",
    exitCode: 135,
  });
  const forgiven = await chain.emulate({ ...here(), message: spoiled, ignoreSignature: true });
  expect(forgiven).toMatchObject({ kind: "ran" });
  expect((await chain.step(GENESIS.time + 20)).confirmed).toEqual([]);
});
