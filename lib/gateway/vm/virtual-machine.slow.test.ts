import { readFileSync } from "node:fs";
import { beginCell, Address, Cell, Dictionary, external, internal, storeMessage } from "@ton/core";
import { slimConfig } from "@ton/sandbox/dist/config/slimConfig.js";
import { runTolkCompiler } from "@ton/tolk-js";
import { afterAll, describe, expect, it } from "vitest";
import { sharedText, unlessShared } from "../../../testing/ton/test-shared";
import { Machine } from "../../../localnet/chain/core/machine";
import { previousBlocksParameter } from "../../../localnet/chain/core/previous-blocks";
import { NO_SHARD_ACCOUNT } from "../../ton/structure/account-cell";
import { isHash } from "../../ton/value/hash";
import type { MasterBlock, VmTask } from "../../ton/vm/vm-task";
import { VirtualMachine } from "./virtual-machine";

/** A stalled machine must not cause a failure. */
const machine = new VirtualMachine({ timeMs: 60_000 });
afterAll(() => machine.close());

const FILE = "corpus/config-mainnet.json";
const unlessPresent = unlessShared(FILE);

const NOW = 1_795_400_100;

/** An account with this code and 1,000 coins. */
function accountOf(code: Cell, data = beginCell().endCell()) {
  const init = beginCell().storeUint(0, 2).storeMaybeRef(code).storeMaybeRef(data).storeBit(false).endCell();
  const address = new Address(0, init.hash());
  const account = beginCell()
    .storeBit(true)
    .storeAddress(address)
    .storeUint(1, 3)
    .storeUint(3, 8)
    .storeUint(2, 3)
    .storeUint(300, 16)
    .storeUint(0, 3)
    .storeUint(NOW - 100, 32)
    .storeBit(false)
    .storeUint(1_000n, 64)
    .storeCoins(10n ** 12n)
    .storeBit(false)
    .storeBit(true)
    .storeSlice(init.beginParse());
  const shardAccount = beginCell()
    .storeRef(account.endCell())
    .storeUint(0, 256)
    .storeUint(900n, 64)
    .endCell();
  return { address, shardAccount: shardAccount.toBoc().toString("base64") };
}

function taskOf(code: Cell, over: Partial<VmTask> = {}): VmTask {
  const { address, shardAccount } = accountOf(code);
  const message = internal({ to: address, value: 10n ** 10n, bounce: false });
  const info = { ...message.info, src: address, createdAt: NOW - 1, createdLt: 2_000n };
  return {
    config: slimConfig,
    libraries: null,
    shardAccount,
    message: beginCell()
      .store(storeMessage({ ...message, info }))
      .endCell()
      .toBoc()
      .toString("base64"),
    which: null,
    now: NOW,
    lt: 5_000_000n,
    randomSeed: "00".repeat(32),
    previousBlocks: null,
    ignoreSignature: false,
    log: "none",
    ...over,
  };
}

/** SETCP0, then these bytes. */
const codeOf = (hex: string) =>
  beginCell()
    .storeBuffer(Buffer.from(`ff00${hex}`, "hex"))
    .endCell();

describe("the virtual machine", () => {
  it("runs a transaction", async () => {
    expect(await machine.run(taskOf(codeOf("")))).toMatchObject({
      ok: true,
      reply: { is: "ran", steps: null },
    });
  });

  it("reports that an account does not take an external message, with its exit code if its code has run", async () => {
    const { address } = accountOf(codeOf(""));
    const message = beginCell()
      .store(storeMessage(external({ to: address })))
      .endCell()
      .toBoc()
      .toString("base64");
    // THROW 33 before ACCEPT.
    expect(await machine.run(taskOf(codeOf("f221"), { message }))).toMatchObject({
      reply: { is: "refused", exitCode: 33 },
    });
    expect(await machine.run(taskOf(codeOf(""), { message, shardAccount: NO_SHARD_ACCOUNT }))).toMatchObject({
      reply: { is: "refused", exitCode: null },
    });
  });

  it("reports an account that it cannot read as its own failure", async () => {
    const outcome = await machine.run(taskOf(codeOf(""), { shardAccount: "te6cckEBAQEAAgAAAEysuc0=" }));
    expect(outcome).toMatchObject({ ok: true, reply: { is: "broken" } });
  });

  it("runs with size limits that have more fields than it knows", async () => {
    const parameters = Dictionary.loadDirect(
      Dictionary.Keys.Int(32),
      Dictionary.Values.Cell(),
      Cell.fromBase64(slimConfig),
    );
    const widths = [32, 32, 32, 16, 32, 16, 32, 32, 32, 32, 32, 8, 32];
    const values = [2_097_152, 8_192, 1_000, 512, 65_535, 512, 65_536, 2_048, 256, 256, 2, 8, 26];
    const longer = beginCell().storeUint(0x02, 8);
    for (const [at, width] of widths.entries()) longer.storeUint(values[at] ?? 0, width);
    // As version 15 of the protocol writes them: `Maybe uint32`.
    longer.storeBit(true).storeUint(3, 32);
    parameters.set(43, longer.endCell());
    const config = beginCell().storeDictDirect(parameters).endCell().toBoc().toString("base64");
    expect(await machine.run(taskOf(codeOf(""), { config }))).toMatchObject({ reply: { is: "ran" } });
  });

  it("reports a configuration that it cannot read as its own failure", async () => {
    const parameters = Dictionary.loadDirect(
      Dictionary.Keys.Int(32),
      Dictionary.Values.Cell(),
      Cell.fromBase64(slimConfig),
    );
    parameters.set(43, Cell.EMPTY);
    const config = beginCell().storeDictDirect(parameters).endCell().toBoc().toString("base64");
    expect(await machine.run(taskOf(codeOf(""), { config }))).toMatchObject({ reply: { is: "broken" } });
  });

  it.skipIf(unlessPresent !== "")(`runs with the configuration of mainnet${unlessPresent}`, async () => {
    const answer: { result: { config: { bytes: string } } } = JSON.parse(sharedText(FILE) ?? "");
    const config = answer.result.config.bytes;
    expect(await machine.run(taskOf(codeOf(""), { config }))).toMatchObject({ reply: { is: "ran" } });
  });

  it("logs its steps", async () => {
    const { reply } = { reply: null, ...(await machine.run(taskOf(codeOf("7172a0"), { log: "short" }))) };
    const lines = reply?.is === "ran" ? (reply.steps?.text.split("\n") ?? []) : [];
    expect(lines.map((line) => line.split("\t")[0])).toEqual([
      "SETCP 0",
      "PUSHINT 1",
      "PUSHINT 2",
      "ADD",
      "implicit RET",
    ]);
    expect(lines.map((line) => line.split("\t").slice(2))).toEqual([
      ["0", expect.stringContaining("10000000000")],
      ["5", ""],
      ["5", "1"],
      ["6", "2"],
      ["5", "3"],
    ]);
  });

  it("logs tens of thousands of steps", async () => {
    // An endless loop: PUSHINT 0, then INC, NEWC and DROP again and again.
    const loop = codeOf("7093a4c830ea");
    const outcome = await machine.run(taskOf(loop, { log: "long" }));
    const reply = outcome.ok && outcome.reply.is === "ran" ? outcome.reply : null;
    const steps = reply?.steps ?? null;
    expect(reply?.requested).toBe("none");
    expect(steps?.steps).toBeGreaterThan(60_000);
    expect(steps?.isCut).toBe(false);
    expect(steps?.text.length).toBeLessThan(4_000_000);
    expect(steps?.text.endsWith("limit=1000000")).toBe(true);
  }, 60_000);

  it("ends a task that takes too long, and starts the next one", async () => {
    const hasty = new VirtualMachine({ timeMs: 1 });
    const loop = taskOf(codeOf("7093a4c830ea"), { log: "long" });
    expect(await Promise.all([hasty.run(loop), hasty.run(loop)])).toEqual([
      { ok: false, problem: "ended" },
      { ok: false, problem: "ended" },
    ]);
    hasty.close();
  });

  it("refuses tasks beyond the limit of waiting ones", async () => {
    const small = new VirtualMachine({ waiting: 1 });
    const task = taskOf(codeOf(""));
    const outcomes = await Promise.all([small.run(task), small.run(task), small.run(task)]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(outcomes[2]).toEqual({ ok: false, problem: "busy" });
    small.close();
  });

  it("reports which previous blocks a contract requests", async () => {
    const requestedBy = async (hex: string) => {
      const outcome = await machine.run(taskOf(codeOf(hex)));
      return outcome.ok && outcome.reply.is === "ran" ? outcome.reply.requested : null;
    };
    // PREVMCBLOCKS, PREVKEYBLOCK, PREVMCBLOCKS_100, PREVBLOCKSINFOTUPLE, GETPARAMLONG 13, c7 as a whole, UNIXTIME.
    const requested = await Promise.all(
      ["f83400", "f83401", "f83402", "f82d", "f8810d", "ed47", "f823"].map((hex) => requestedBy(`${hex}30`)),
    );
    expect(requested).toEqual(["recent", "recent", "all", "all", "all", "all", "none"]);
  });

  it("reports the requested blocks as unknown when the log is too long", async () => {
    const outcome = await machine.run(taskOf(codeOf("7093a4c830ea")));
    expect(outcome).toMatchObject({ ok: true, reply: { is: "ran", steps: null, requested: "unknown" } });
  }, 60_000);

  it("gives a contract the same previous blocks as the embedded chain does", async () => {
    const blocks = Array.from({ length: 230 }, (_, seqno) => masterBlockOf(seqno));
    const [zero = masterBlockOf(0), ...others] = blocks;
    const newest = others.toReversed();
    const recent = newest.slice(0, 16);
    const key = newest[40] ?? zero;
    const hundreds = newest.filter(({ seqno }) => seqno % 100 === 0);
    const code = await recordingCode();
    // Without a seed each run uses its own.
    const given = { recent, key, hundreds: [...hundreds, zero] };
    const task = taskOf(code, { randomSeed: "07".repeat(32), previousBlocks: given });
    const chain = await new Machine().run(Buffer.from(task.message ?? "", "base64"), {
      ...task,
      libraries: null,
      previousBlocks: previousBlocksParameter({ recent, key, hundreds }, zero),
      randomSeed: Buffer.from(task.randomSeed, "hex"),
    });
    const own = await machine.run(task);
    expect(chain.kind === "ran" && own.ok && own.reply.is === "ran" ? own.reply.shardAccount : own).toBe(
      chain.kind === "ran" ? chain.shardAccount : chain,
    );
    // Without them the result differs.
    const without = await machine.run({ ...task, previousBlocks: null });
    const states = [own, without].map((one) =>
      one.ok && one.reply.is === "ran" ? one.reply.shardAccount : "",
    );
    expect(states[0]).not.toBe(states[1]);
  });
});

function masterBlockOf(seqno: number): MasterBlock {
  const hash = (seqno + 1).toString(16).padStart(64, "a");
  if (!isHash(hash)) throw new Error(hash);
  return { seqno, rootHash: hash, fileHash: hash };
}

/** The code of a contract that writes the values it gets from the machine into its data. */
async function recordingCode(): Promise<Cell> {
  const source = new URL("../../../testing/localnet/chain/c7.tolk", import.meta.url);
  const compiled = await runTolkCompiler({
    entrypointFileName: "c7.tolk",
    fsReadCallback: () => readFileSync(source, "utf8"),
  });
  if (compiled.status === "error") throw new Error(compiled.message);
  return Cell.fromBase64(compiled.codeBoc64);
}
