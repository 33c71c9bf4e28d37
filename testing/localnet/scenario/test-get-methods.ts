import { getMethodId, parseTuple, Cell, TupleReader, type Address, type TupleItem } from "@ton/core";
import { slimConfig } from "@ton/sandbox/dist/config/slimConfig";
import { openExecutor } from "../../../localnet/chain/core/open-executor";
import type { TestChain } from "./test-chain";

export type RunGetMethod = (address: Address, method: string, given?: TupleItem[]) => Promise<TupleReader>;

/** Runs get methods on the current state of the chain's contracts. */
export async function getMethodRunner(chain: TestChain): Promise<RunGetMethod> {
  const executor = await openExecutor();
  return async (address, method, given = []) => {
    const state = chain.accountOf(address)?.storage.state;
    if (state?.type !== "active" || !state.state.code) throw new Error(`no contract at ${String(address)}`);
    const { output } = await executor.runGetMethod({
      code: state.state.code,
      data: state.state.data ?? Cell.EMPTY,
      methodId: getMethodId(method),
      stack: given,
      config: slimConfig,
      verbosity: "short",
      address,
      unixTime: chain.now,
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
