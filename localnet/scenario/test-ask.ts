import { getMethodId, parseTuple, Cell, TupleReader, type Address, type TupleItem } from "@ton/core";
import { Executor } from "@ton/sandbox";
import { slimConfig } from "@ton/sandbox/dist/config/slimConfig";
import type { TestStage } from "./test-stage";

export type Ask = (address: Address, method: string, given?: TupleItem[]) => Promise<TupleReader>;

/** Asks the contracts of a stage as they are now. */
export async function askOf(stage: TestStage): Promise<Ask> {
  const executor = await Executor.create();
  return async (address, method, given = []) => {
    const state = stage.accountOf(address)?.storage.state;
    if (state?.type !== "active" || !state.state.code)
      throw new Error(`nothing stands at ${String(address)}`);
    const { output } = await executor.runGetMethod({
      code: state.state.code,
      data: state.state.data ?? Cell.EMPTY,
      methodId: getMethodId(method),
      stack: given,
      config: slimConfig,
      verbosity: "short",
      address,
      unixTime: stage.now,
      balance: 0n,
      randomSeed: Buffer.alloc(32),
      gasLimit: 1_000_000n,
      debugEnabled: false,
    });
    if (!output.success) throw new Error(output.error);
    if (output.vm_exit_code !== 0) throw new Error(`${method} ends with ${output.vm_exit_code}`);
    const [stack] = Cell.fromBoc(Buffer.from(output.stack, "base64"));
    return new TupleReader(stack === undefined ? [] : parseTuple(stack));
  };
}
