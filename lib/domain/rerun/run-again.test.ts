import { beginCell } from "@ton/core";
import { expect, test } from "vitest";
import { NO_SHARD_ACCOUNT } from "../../ton/structure/account-cell";
import type { VmReply } from "../../ton/vm/vm-task";
import { ok } from "../../toncenter/error";
import { runAgain } from "./run-again";

/** An ordinary transaction with no phase but a skipped one. */
const TRANSACTION = beginCell()
  .storeUint(0b0111, 4)
  .storeUint(0, 256 + 64 + 256 + 64 + 32 + 15 + 4)
  .storeRef(beginCell().storeUint(0, 2).endCell())
  .storeCoins(0)
  .storeBit(false)
  .storeRef(beginCell().storeUint(0x72, 8).storeUint(0, 512).endCell())
  .storeRef(beginCell().storeUint(0, 14).endCell())
  .endCell();

const errorOf = async (reply: VmReply) => {
  const sources = { config: "", libraries: null, randomSeed: "", run: () => Promise.resolve(ok(reply)) };
  const result = await runAgain(NO_SHARD_ACCOUNT, [TRANSACTION], sources, () => "none");
  return result.ok ? null : result.error;
};

test("a machine that fails is not the account's refusal", async () => {
  expect(await errorOf({ is: "broken", error: "no memory" })).toMatchObject({
    cause: "machine",
    message: "The virtual machine failed: no memory",
  });
  const refused = {
    is: "refused",
    error: "no",
    exitCode: null,
    tail: "",
    steps: null,
    requested: "none",
  } as const;
  expect(await errorOf(refused)).toMatchObject({
    cause: "machine",
    message: expect.stringContaining("does not run it on this state: no"),
  });
});
