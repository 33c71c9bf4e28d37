import { Cell, parseTuple, serializeTuple, TupleReader, type TupleItem } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { Chain, GetMethodAnswer, GetMethodCall, Surroundings } from "../chain/chain";
import { WorkerLost } from "../chain/rpc/remote";
import { contractStateOf } from "../contract-state";
import { methodId } from "@/lib/ton/contract/method-id";
import type { AccountRecord } from "../records";
import { attempt } from "./attempt";

/** How contracts were at a masterchain block. */
export interface View {
  readonly chain: Pick<Chain, "runGetMethod">;
  readonly around: Omit<Surroundings, "address" | "shardAccount">;
  accountAt(address: Address): AccountRecord | null;
}

const ATTEMPTS = 5;

/** A machine without time loses its worker, which says nothing of the contract: what is not read now is never read. */
async function run(chain: View["chain"], call: GetMethodCall): Promise<GetMethodAnswer> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await chain.runGetMethod(call);
    } catch (error) {
      if (!(error instanceof WorkerLost) || left === 1) throw error;
    }
  }
}

/** A contract that can be asked. */
export class Contract {
  constructor(
    readonly account: AccountRecord,
    private readonly view: View,
  ) {}

  get address(): Address {
    return this.account.address;
  }

  /** Throws for an account whose cells make no sense. */
  get data(): Cell | null {
    return contractStateOf(this.account).data;
  }

  /** Seconds since 1970, when it was so. */
  get now(): number {
    return this.view.around.now;
  }

  /** What the method answers; null where there is no such method, or it fails. */
  async ask(method: string, given: TupleItem[] = []): Promise<TupleReader | null> {
    const { exitCode, stack } = await run(this.view.chain, {
      ...this.view.around,
      address: this.address,
      shardAccount: this.account.shardAccount,
      method: methodId(method),
      stack: serializeTuple(given).toBoc({ idx: false }),
    });
    if (exitCode !== 0 && exitCode !== 1) return null;
    return attempt(() => {
      const [root] = Cell.fromBoc(Buffer.from(stack));
      return root === undefined ? null : new TupleReader(parseTuple(root));
    });
  }

  /** Another contract at the same moment; null where there is none. */
  at(address: Address): Contract | null {
    const account = this.view.accountAt(address);
    return account?.status === "active" ? new Contract(account, this.view) : null;
  }
}
