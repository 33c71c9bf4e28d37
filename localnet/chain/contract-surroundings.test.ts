import { readFileSync } from "node:fs";
import { Cell, contractAddress, parseTuple, serializeTuple, toNano, type TupleItem } from "@ton/core";
import { runTolkCompiler } from "@ton/tolk-js";
import { beforeAll, expect, it, vi } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { methodId } from "@/lib/ton/contract/method-id";
import type { Address } from "@/lib/ton/address/address";
import { TestCore } from "../../testing/localnet/chain/test-core";
import { GENESIS } from "../../testing/localnet/chain/test-wallet";
import { networkConfig } from "./core/network-config";
import { zeroBlock } from "./core/chain-heads";
import { Machine } from "./core/machine";
import { previousBlocksParameter } from "./core/previous-blocks";
import { MASTER } from "./core/shard-ids";
import { readBag } from "./cells/read-bag";
import { runGetMethod } from "./vm/run-get-method";
import { contractStateOf } from "../contract-state";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Entries of the c7 that contracts of TVM version 12 get; the first three are a tag and two counters. */
const TAG = 0x076ef1ean;
const PRECOMPILED_GAS = 16;
const LAST_ENTRY = 17;
const ZERO = zeroBlock(GENESIS, MASTER);

const core = new TestCore();
const machine = new Machine();
let code: Cell;
let address: Address;
/** The seqno of the masterchain block that the shard block of the recording refers to. */
let reference = 0;
let recorded: Cell[] = [];

beforeAll(async () => {
  const source = new URL("../../testing/localnet/chain/c7.tolk", import.meta.url);
  const compiled = await runTolkCompiler({
    entrypointFileName: "c7.tolk",
    fsReadCallback: () => readFileSync(source, "utf8"),
  });
  if (compiled.status === "error") throw new Error(compiled.message);
  code = Cell.fromBase64(compiled.codeBoc64);
  const init = { code, data: Cell.EMPTY };
  address = parseAddress(contractAddress(0, init).toRawString());
  await core.step();
  const made = await core.giverSends({ to: address, coins: toNano(3), init, body: Cell.EMPTY });
  const receiving = made.find(({ account }) => account === address);
  if (receiving?.aborted !== false) throw new Error("the contract was not deployed");
  reference = (receiving?.masterSeqno ?? 0) - 1;
  recorded = contractStateOf(core.account(address)).data?.refs ?? [];
});

const masterBlock = (seqno: number) =>
  core.blocks
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.workchain === -1 && block.seqno === seqno);

function blockIn(cell: Cell | undefined) {
  const slice = cell?.beginParse();
  return {
    workchain: slice?.loadInt(32),
    shard: slice?.loadUintBig(64),
    seqno: slice?.loadUint(32),
    rootHash: slice?.loadBuffer(32).toString("hex"),
    fileHash: slice?.loadBuffer(32).toString("hex"),
  };
}

const asSeen = (
  block: { readonly seqno: number; readonly rootHash: string; readonly fileHash: string } | undefined,
) => ({
  workchain: -1,
  shard: 1n << 63n,
  seqno: block?.seqno,
  rootHash: block?.rootHash.toLowerCase(),
  fileHash: block?.fileHash.toLowerCase(),
});

it("gives a transaction its time, its logical times and the random seed of the account", () => {
  const times = recorded[0]?.beginParse();
  const block = core.blocks
    .flatMap(({ blocks }) => blocks)
    .find(
      ({ workchain, masterSeqno, transactions }) =>
        workchain === 0 && masterSeqno === reference + 1 && transactions > 0,
    );
  const receiving = core.blocks
    .flatMap(({ transactions }) => transactions)
    .find(({ account }) => account === address);
  expect(times?.loadUint(32)).toBe(receiving?.now);
  expect(times?.loadUintBig(64)).toBe(block?.startLt);
  expect(times?.loadUintBig(64)).toBe(receiving?.lt);
  expect(times?.loadUintBig(256)).not.toBe(0n);
});

it("gives a contract its address, the config and its own code", () => {
  const own = recorded[1]?.beginParse();
  expect(own?.loadAddress().toRawString().toUpperCase()).toBe(address);
  expect(own?.loadBuffer(32).toString("hex")).toBe(
    networkConfig(readBag(core.host.coreStart().config)).root.hash.toLowerCase(),
  );
  expect(own?.loadBuffer(32)).toEqual(code.hash());
});

it("gives a contract its balance, the received amount, its rent and debt, prices, and the message", () => {
  const amounts = recorded[2]?.beginParse();
  expect(amounts?.loadUintBig(128)).toBe(toNano(3));
  expect(amounts?.loadUintBig(128)).toBe(toNano(3));
  // A new account owes no rent.
  expect([amounts?.loadUintBig(64), amounts?.loadUintBig(64)]).toEqual([0n, 0n]);
  expect([amounts?.loadUint(8), amounts?.loadUint(8)]).toEqual([7, 10]);
});

it("gives a contract the previous masterchain blocks", () => {
  const blocks = recorded[3];
  const [recent, key, hundredth] = blocks?.refs ?? [];
  expect(blockIn(recent)).toEqual(asSeen(masterBlock(reference)));
  expect(blockIn(key)).toEqual(asSeen(masterBlock(1)));
  expect(blockIn(hundredth)).toEqual(asSeen(ZERO));
  const counts = blocks?.beginParse();
  expect([counts?.loadUint(8), counts?.loadUint(8), counts?.loadUint(8)]).toEqual([reference + 1, 1, 3]);
});

async function call(method: string, ...given: readonly bigint[]): Promise<readonly TupleItem[]> {
  const { config, previousBlocks } = core.host.coreStart();
  const answer = await runGetMethod(
    machine,
    {
      address,
      shardAccount: core.account(address).shardAccount,
      config,
      libraries: [],
      previousBlocks,
      now: core.now,
      lt: 0n,
      method: methodId(method),
      stack: serializeTuple(given.map((value) => ({ type: "int", value }))).toBoc(),
    },
    previousBlocksParameter(previousBlocks, ZERO),
  );
  expect({ method, exitCode: answer.exitCode }).toEqual({ method, exitCode: 0 });
  const [stack] = Cell.fromBoc(Buffer.from(answer.stack));
  const [result] = stack === undefined ? [] : parseTuple(stack);
  return result?.type === "tuple" ? result.items : [];
}

it("gives get methods all entries, too", async () => {
  expect(await call("entry", 0n)).toEqual([{ type: "int", value: TAG }]);
  for (let index = 1; index <= LAST_ENTRY; index += 1) {
    const [entry] = await call("entry", BigInt(index));
    expect({ index, isNull: entry?.type === "null" }).toEqual({ index, isNull: index === PRECOMPILED_GAS });
  }
});

it("lists the latest blocks and every hundredth one, newest first, also after a restart", async () => {
  const seqnosOf = (item: TupleItem | undefined) =>
    item?.type === "tuple"
      ? item.items.map((block) => (block.type === "tuple" ? seqnoOf(block.items) : null))
      : [];
  const seqnoOf = ([, , seqno]: readonly TupleItem[]) => (seqno?.type === "int" ? Number(seqno.value) : null);
  while ((core.blocks.at(-1)?.blocks[0].seqno ?? 0) < 203) await core.step();
  await core.reopen();
  await core.step();
  const [recent, key, hundreds] = await call("previous");
  expect(seqnosOf(recent)).toEqual(Array.from({ length: 16 }, (_, index) => 204 - index));
  expect(key?.type === "tuple" ? seqnoOf(key.items) : null).toBe(1);
  expect(seqnosOf(hundreds)).toEqual([200, 100, 0]);
});
