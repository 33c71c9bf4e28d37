import "server-only";
import * as v from "valibot";
import { REQUESTED_BLOCKS, type VmReply, type VmTask } from "../../ton/vm/vm-task";
import { WorkerPool, type TaskOwner, type WorkerLimits, type WorkerOutcome } from "../worker/worker-pool";

export const VM_LIMITS = {
  /** A transaction with a million gas and its log takes two to four seconds. */
  timeMs: 12_000,
  startMs: 15_000,
  workers: 1,
  idleMs: 120_000,
  waiting: 20,
  waitingEach: 3,
} as const satisfies WorkerLimits;

/** In pages of 64 KiB: 512 MB, half of which the log of a million gas takes. */
const WASM_PAGES = 8_192;

const Steps = v.nullable(v.object({ text: v.string(), steps: v.number(), isCut: v.boolean() }));

const Requested = v.picklist(REQUESTED_BLOCKS);
const Reply: v.GenericSchema<unknown, VmReply> = v.variant("is", [
  v.object({
    is: v.literal("ran"),
    transaction: v.string(),
    shardAccount: v.string(),
    actions: v.nullable(v.string()),
    steps: Steps,
    requested: Requested,
  }),
  /** No transaction: an external message that was not accepted, or an impossible state. */
  v.object({
    is: v.literal("refused"),
    error: v.string(),
    exitCode: v.nullable(v.number()),
    tail: v.string(),
    steps: Steps,
    requested: Requested,
  }),
  v.object({ is: v.literal("broken"), error: v.string() }),
]);

/** The network's virtual machine, in a process that is ended when it takes too long or too much memory. */
export class VirtualMachine {
  readonly #pool: WorkerPool<VmTask, VmReply>;

  constructor(limits: Partial<WorkerLimits> = {}, file = "vm-worker.mjs") {
    this.#pool = new WorkerPool({
      file,
      args: ["--max-old-space-size=256", `--wasm-max-mem-pages=${WASM_PAGES}`],
      limits: { ...VM_LIMITS, ...limits },
      reply: Reply,
      messageOf: (task) => task,
    });
  }

  run(task: VmTask, owner: TaskOwner | null = null): Promise<WorkerOutcome<VmReply>> {
    return this.#pool.run(task, owner);
  }

  close(): void {
    this.#pool.close();
  }
}

// Next bundles pages and routes separately: a module exists several times, the process once.
const SHARED = Symbol.for("shardscope.vm");

export function virtualMachine(): VirtualMachine {
  const shared: typeof globalThis & { [SHARED]?: VirtualMachine } = globalThis;
  shared[SHARED] ??= new VirtualMachine();
  return shared[SHARED];
}
