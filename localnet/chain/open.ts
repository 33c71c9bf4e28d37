import type { Restart } from "../records";
import type {
  Chain,
  Emulated,
  Genesis,
  GetMethodAnswer,
  GetMethodCall,
  OpenChain,
  Step,
  Trial,
  Verdict,
} from "./chain";
import type { RawVerdict, Submitted } from "./core/admission";
import type { CoreRequest } from "./core/core-worker";
import { NO_ACCOUNT } from "./core/ledger";
import type { Beginning } from "./core/open-core";
import type { RawBlock, RawStep } from "./core/raw";
import { MASTER } from "./core/place";
import { zeroState } from "./genesis";
import { accountRecord } from "./host/account-record";
import { Batch } from "./host/batch";
import { Mirror } from "./host/mirror";
import { applied } from "./host/transaction-record";
import { Remote } from "./rpc/remote";
import { startWorker } from "./rpc/start-worker";
import type { RawEmulated } from "./vm/emulate";
import type { VmRequest } from "./vm/vm-worker";

/** A block that takes this long never ends: the machine hangs. */
const CORE_DEADLINE = 60_000;
const VM_DEADLINE = 5_000;

function beginningOf(genesis: Genesis, restart: Restart | null): Beginning {
  if (restart !== null) return { genesis, ...restart };
  return { genesis, ...zeroState(genesis), heads: [], undelivered: [], mempool: [] };
}

class HostChain implements Chain {
  readonly #mirror: Mirror;
  readonly #core: Remote;
  readonly #submitted = new Batch<Submitted, RawVerdict>((messages) =>
    this.#ask<readonly RawVerdict[]>({ kind: "submit", messages }),
  );
  readonly #vm = new Remote({
    start: () => startWorker(new URL("./vm/vm-worker.ts", import.meta.url), null),
    deadline: VM_DEADLINE,
    attempts: 1,
    prepare: async (ask) => {
      const request: VmRequest = { kind: "begin" };
      await ask(request);
    },
  });

  constructor(beginning: Beginning) {
    this.#mirror = new Mirror(beginning);
    const entry = new URL("./core/core-worker.ts", import.meta.url);
    // A worker that is gone begins anew where the last whole block ended, and is asked once more.
    this.#core = new Remote({
      start: () => startWorker(entry, this.#mirror.beginning()),
      deadline: CORE_DEADLINE,
      attempts: 2,
      prepare: async (ask) => {
        const request: CoreRequest = { kind: "open" };
        this.#mirror.reopen(await ask<readonly RawBlock[]>(request));
      },
    });
  }

  #ask<Answer>(request: CoreRequest): Promise<Answer> {
    return this.#core.call<Answer>(request);
  }

  ready(): Promise<void> {
    return this.#core.ready();
  }

  confirmed() {
    return this.#mirror.confirmed;
  }

  async submit(message: Uint8Array, followers: number): Promise<Verdict> {
    const verdict = await this.#submitted.add({ message, followers });
    if (verdict.kind === "refused") return verdict;
    if (verdict.kind === "taken") throw new Error("the message was not tried");
    const read = this.#mirror.trial();
    const pending = read(verdict.pending);
    if (pending.traceExternalHash !== null) this.#mirror.keep(pending.traceExternalHash, message);
    return { kind: "accepted", pending, followers: verdict.followers.map(read) };
  }

  async take(message: Uint8Array): Promise<boolean> {
    const verdict = await this.#submitted.add({ message, followers: null });
    if (verdict.kind === "taken") this.#mirror.keep(verdict.hash, message);
    return verdict.kind === "taken";
  }

  async step(now: number): Promise<Step> {
    this.#submitted.flush();
    return this.#made(await this.#ask<RawStep>({ kind: "step", now }));
  }

  async settle(now: number): Promise<Step | null> {
    this.#submitted.flush();
    const raw = await this.#ask<RawStep | null>({ kind: "settle", now });
    return raw === null ? null : this.#made(raw);
  }

  #made(raw: RawStep): Step {
    const final = this.#mirror.step(raw);
    const { dropped, undeliverable } = raw;
    return { final, confirmed: this.#mirror.confirmed, dropped, undeliverable };
  }

  runGetMethod(call: GetMethodCall): Promise<GetMethodAnswer> {
    const request: VmRequest = { kind: "get-method", call };
    return this.#vm.call<GetMethodAnswer>(request);
  }

  async emulate(trial: Trial): Promise<Emulated> {
    const request: VmRequest = { kind: "emulate", trial };
    const raw = await this.#vm.call<RawEmulated>(request);
    if (raw.kind === "refused") return raw;
    const before = accountRecord(trial.address, trial.shardAccount ?? Buffer.from(NO_ACCOUNT, "base64"));
    const made = { ...raw, account: trial.address, block: { ...MASTER, seqno: 0 }, masterSeqno: 0 };
    const { transaction, account } = applied(
      { ...made, traceId: before.lastHash, traceExternalHash: null },
      before,
    );
    return {
      kind: "ran",
      transaction: { ...transaction, traceId: transaction.hash },
      shardAccount: account.shardAccount,
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#core.close(), this.#vm.close()]);
  }
}

/** Begins a chain, or goes on with the one that `restart` describes. */
export const openChain: OpenChain = async (genesis, restart) => {
  const chain = new HostChain(beginningOf(genesis, restart));
  await chain.ready();
  return chain;
};
