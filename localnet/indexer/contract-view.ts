import { Cell, parseTuple, serializeTuple, TupleReader, type TupleItem } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { Chain, GetMethodAnswer, GetMethodCall, CallContext } from "../chain/chain";
import { WorkerLost } from "../chain/rpc/worker-client";
import { contractStateOf } from "../contract-state";
import { methodId } from "@/lib/ton/contract/method-id";
import type { AccountRecord } from "../chain-records";
import { attempt } from "./attempt";

/** The state of all contracts at a masterchain block. */
export interface ChainView {
  readonly chain: Pick<Chain, "runGetMethod">;
  readonly environment: Omit<CallContext, "address" | "shardAccount">;
  accountAt(address: Address): AccountRecord | null;
}

const ATTEMPTS = 5;

/** Retries, because losing a worker on an overloaded machine says nothing about the contract, which is read once. */
async function run(chain: ChainView["chain"], call: GetMethodCall): Promise<GetMethodAnswer> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await chain.runGetMethod(call);
    } catch (error) {
      if (!(error instanceof WorkerLost) || left === 1) throw error;
    }
  }
}

/** An account whose get methods can be run. */
export class Contract {
  constructor(
    readonly account: AccountRecord,
    private readonly view: ChainView,
  ) {}

  get address(): Address {
    return this.account.address;
  }

  /** Throws for an account with malformed cells. */
  get data(): Cell | null {
    return contractStateOf(this.account).data;
  }

  /** Seconds since 1970 at that block. */
  get now(): number {
    return this.view.environment.now;
  }

  /** The stack that a get method returns; null if there is no such method or it fails. */
  async runMethod(method: string, args: TupleItem[] = []): Promise<TupleReader | null> {
    const { exitCode, stack } = await run(this.view.chain, {
      ...this.view.environment,
      address: this.address,
      shardAccount: this.account.shardAccount,
      method: methodId(method),
      stack: serializeTuple(args).toBoc({ idx: false }),
    });
    if (exitCode !== 0 && exitCode !== 1) return null;
    return attempt(() => {
      const [root] = Cell.fromBoc(Buffer.from(stack));
      return root === undefined ? null : new TupleReader(parseTuple(root));
    });
  }

  /** Another contract at the same block; null if it is not active. */
  at(address: Address): Contract | null {
    const account = this.view.accountAt(address);
    return account?.status === "active" ? new Contract(account, this.view) : null;
  }
}
