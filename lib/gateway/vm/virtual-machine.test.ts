import { beginCell, Address, internal, storeMessage, type Cell } from "@ton/core";
import { slimConfig } from "@ton/sandbox/dist/config/slimConfig.js";
import { afterAll, describe, expect, it } from "vitest";
import type { VmTask } from "../../ton/vm/vm-task";
import { VirtualMachine } from "./virtual-machine";

/** Machines that test stall. */
const machine = new VirtualMachine({ timeMs: 60_000 });
afterAll(() => machine.close());

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

  it("says why there is none", async () => {
    const outcome = await machine.run(taskOf(codeOf(""), { shardAccount: "te6cckEBAQEAAgAAAEysuc0=" }));
    expect(outcome).toMatchObject({ ok: true, reply: { is: expect.stringMatching(/refused|broken/) } });
  });

  it("writes its steps down", async () => {
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

  it("writes down tens of thousands of steps", async () => {
    // A loop without an end: PUSHINT 0, then INC, NEWC and DROP again and again.
    const loop = codeOf("7093a4c830ea");
    const outcome = await machine.run(taskOf(loop, { log: "long" }));
    const steps = outcome.ok && outcome.reply.is === "ran" ? outcome.reply.steps : null;
    expect(steps?.steps).toBeGreaterThan(60_000);
    expect(steps?.isCut).toBe(false);
    expect(steps?.text.length).toBeLessThan(4_000_000);
    expect(steps?.text.endsWith("limit=1000000")).toBe(true);
  }, 60_000);

  it("is ended when it takes too long, and the next task runs", async () => {
    const hasty = new VirtualMachine({ timeMs: 1 });
    const loop = taskOf(codeOf("7093a4c830ea"), { log: "long" });
    expect(await Promise.all([hasty.run(loop), hasty.run(loop)])).toEqual([
      { ok: false, problem: "ended" },
      { ok: false, problem: "ended" },
    ]);
    hasty.close();
  });

  it("takes no more tasks than may wait", async () => {
    const small = new VirtualMachine({ waiting: 1 });
    const task = taskOf(codeOf(""));
    const outcomes = await Promise.all([small.run(task), small.run(task), small.run(task)]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(outcomes[2]).toEqual({ ok: false, problem: "busy" });
    small.close();
  });
});
