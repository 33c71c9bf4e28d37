import type { Address } from "@/lib/ton/address/address";
import type { MasterBlockRef, PreviousBlocks, Restart } from "../chain-records";
import type {
  CallContext,
  Chain,
  EmulationOutcome,
  Genesis,
  GetMethodAnswer,
  GetMethodCall,
  OpenChain,
  ChainStep,
  EmulationRequest,
  SubmitVerdict,
} from "./chain";
import type { RawVerdict, SubmittedMessage } from "./core/admission";
import type { CoreRequest } from "./core/core-worker";
import { NO_ACCOUNT } from "./core/live-ledger";
import type { CoreStart } from "./core/open-core";
import type { RawBlock, RawStep } from "./core/raw-records";
import { NO_PREVIOUS_BLOCKS, previousBlocksParameter } from "./core/previous-blocks";
import { zeroBlock } from "./core/chain-heads";
import { MASTER } from "./core/shard-ids";
import { zeroState } from "./genesis";
import { accountRecord } from "./host/account-record";
import { Batch } from "./host/call-batch";
import { HostState } from "./host/host-state";
import { applyTransaction } from "./host/transaction-record";
import { WorkerClient } from "./rpc/worker-client";
import { startWorker } from "./rpc/start-worker";
import type { RawEmulated } from "./vm/emulate-message";
import type { VmRequest } from "./vm/vm-worker";

/** A block that takes longer never ends, because the executor hangs. */
const CORE_DEADLINE = 60_000;
const VM_DEADLINE = 5_000;

function beginningOf(genesis: Genesis, restart: Restart | null): CoreStart {
  if (restart !== null) return { genesis, ...restart };
  return {
    genesis,
    ...zeroState(genesis),
    heads: [],
    previousBlocks: NO_PREVIOUS_BLOCKS,
    undelivered: [],
    mempool: [],
  };
}

class HostChain implements Chain {
  readonly #host: HostState;
  readonly #core: WorkerClient;
  readonly #zero: MasterBlockRef;
  /** The newest previous blocks as the executor takes them. */
  #packed: { readonly of: PreviousBlocks; readonly parameter: string } | null = null;
  readonly #submitted = new Batch<SubmittedMessage, RawVerdict>((messages) =>
    this.#callCore<readonly RawVerdict[]>({ kind: "submit", messages }),
  );
  readonly #vm = new WorkerClient({
    start: () => startWorker(new URL("./vm/vm-worker.ts", import.meta.url), null),
    deadline: VM_DEADLINE,
    attempts: 1,
    prepare: async (sendRequest) => {
      const request: VmRequest = { kind: "ping" };
      await sendRequest(request);
    },
  });

  constructor(start: CoreStart) {
    this.#host = new HostState(start);
    this.#zero = zeroBlock(start.genesis, MASTER);
    const entry = new URL("./core/core-worker.ts", import.meta.url);
    // A lost worker is restarted from the last complete block, and its call is repeated once.
    this.#core = new WorkerClient({
      start: () => startWorker(entry, this.#host.coreStart()),
      deadline: CORE_DEADLINE,
      attempts: 2,
      prepare: async (sendRequest) => {
        const request: CoreRequest = { kind: "open" };
        this.#host.reopen(await sendRequest<readonly RawBlock[]>(request));
      },
    });
  }

  #callCore<Answer>(request: CoreRequest): Promise<Answer> {
    return this.#core.call<Answer>(request);
  }

  ready(): Promise<void> {
    return this.#core.ready();
  }

  confirmed() {
    return this.#host.confirmed;
  }

  async submit(message: Uint8Array, followers: number): Promise<SubmitVerdict> {
    const verdict = await this.#submitted.add({ message, followers });
    if (verdict.kind === "refused") return verdict;
    if (verdict.kind === "queued") throw new Error("the message was not tried");
    const read = this.#host.dryRunReader();
    const pending = read(verdict.pending);
    if (pending.traceExternalHash !== null) this.#host.keepExternal(pending.traceExternalHash, message);
    return { kind: "accepted", pending, followers: verdict.followers.map(read) };
  }

  async enqueue(message: Uint8Array): Promise<boolean> {
    const verdict = await this.#submitted.add({ message, followers: null });
    if (verdict.kind === "queued") this.#host.keepExternal(verdict.hash, message);
    return verdict.kind === "queued";
  }

  async step(now: number): Promise<ChainStep> {
    this.#submitted.flush();
    return this.#made(await this.#callCore<RawStep>({ kind: "step", now }));
  }

  async settle(now: number): Promise<ChainStep | null> {
    this.#submitted.flush();
    const raw = await this.#callCore<RawStep | null>({ kind: "settle", now });
    return raw === null ? null : this.#made(raw);
  }

  async place(address: Address, shardAccount: Uint8Array): Promise<void> {
    const base64 = Buffer.from(shardAccount).toString("base64");
    await this.#callCore<null>({ kind: "place", address, shardAccount: base64 });
    this.#host.place(accountRecord(address, shardAccount));
  }

  #made(raw: RawStep): ChainStep {
    const final = this.#host.step(raw);
    const { dropped, undeliverable } = raw;
    return { final, confirmed: this.#host.confirmed, dropped, undeliverable };
  }

  runGetMethod(call: GetMethodCall): Promise<GetMethodAnswer> {
    const request: VmRequest = { kind: "get-method", call, previousBlocks: this.#pack(call) };
    return this.#vm.call<GetMethodAnswer>(request);
  }

  async emulate(emulation: EmulationRequest): Promise<EmulationOutcome> {
    const previousBlocks = this.#pack(emulation);
    const request: VmRequest = { kind: "emulate", emulation, previousBlocks };
    const raw = await this.#vm.call<RawEmulated>(request);
    if (raw.kind === "refused") return raw;
    const before = accountRecord(
      emulation.address,
      emulation.shardAccount ?? Buffer.from(NO_ACCOUNT, "base64"),
    );
    const made = { ...raw, account: emulation.address, block: { ...MASTER, seqno: 0 }, masterSeqno: 0 };
    const { transaction, account } = applyTransaction(
      { ...made, traceId: before.lastHash, traceExternalHash: null },
      before,
    );
    return {
      kind: "ran",
      transaction: { ...transaction, traceId: transaction.hash },
      shardAccount: account.shardAccount,
    };
  }

  #pack({ previousBlocks }: CallContext): string {
    if (this.#packed?.of !== previousBlocks)
      this.#packed = {
        of: previousBlocks,
        parameter: previousBlocksParameter(previousBlocks, this.#zero),
      };
    return this.#packed.parameter;
  }

  async close(): Promise<void> {
    await Promise.all([this.#core.close(), this.#vm.close()]);
  }
}

/** Starts a new chain, or continues the one that `restart` describes. */
export const openChain: OpenChain = async (genesis, restart) => {
  const chain = new HostChain(beginningOf(genesis, restart));
  await chain.ready();
  return chain;
};
