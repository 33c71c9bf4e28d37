import { Cell, parseTuple, serializeTuple, TupleReader, type Address, type TupleItem } from "@ton/core";
import { Executor } from "@ton/sandbox";
import { slimConfig } from "@ton/sandbox/dist/config/slimConfig";
import { crc16 } from "@/lib/ton/crc16";
import type { TestStage } from "./test-stage";

const GAS_LIMIT = 1_000_000n;
const MARK = 0x10000;

export type AskMethod = (
  address: Address,
  method: string,
  ...stack: readonly TupleItem[]
) => Promise<TupleReader>;

/** Asks contracts of a stage by their get-methods; whatever ends with an exit code throws. */
export async function askerOf(stage: TestStage): Promise<AskMethod> {
  const executor = await Executor.create();
  return async (address, method, ...stack) => {
    const account = stage.accountOf(address);
    if (account?.storage.state.type !== "active") throw new Error(`nothing at ${String(address)}`);
    const { code, data } = account.storage.state.state;
    if (!code || !data) throw new Error(`no code at ${String(address)}`);
    const { output } = await executor.runGetMethod({
      code,
      data,
      methodId: crc16(new TextEncoder().encode(method)) | MARK,
      stack: parseTuple(serializeTuple([...stack])),
      config: slimConfig,
      verbosity: "short",
      address,
      unixTime: stage.now,
      balance: account.storage.balance.coins,
      randomSeed: Buffer.alloc(32),
      gasLimit: GAS_LIMIT,
      debugEnabled: false,
    });
    if (!output.success || output.vm_exit_code > 1)
      throw new Error(`${method}: ${output.success ? output.vm_exit_code : output.error}`);
    return new TupleReader(parseTuple(Cell.fromBase64(output.stack)));
  };
}
