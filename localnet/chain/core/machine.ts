import { Cell } from "@ton/core";
import { readsPreviousBlocks } from "@/lib/ton/vm/reads-previous-blocks";
import type {
  EmulationResult,
  Executor,
  GetMethodArgs,
  GetMethodResult,
} from "@ton/sandbox/dist/executor/Executor.js";
import { openExecutor } from "./open-executor";

/** A cell that is serialized already: the executor calls only `toBoc`. */
export class PackedCell extends Cell {
  readonly #bag: Buffer;

  constructor(bag: Buffer) {
    super();
    this.#bag = bag;
  }

  override toBoc(): Buffer {
    return this.#bag;
  }
}

export interface ExecutionContext {
  /** Bags of cells in base64, as the executor takes and returns them. */
  readonly config: string;
  readonly shardAccount: string;
  readonly libraries: Cell | null;
  /** See `previousBlocksParameter`. */
  readonly previousBlocks: string;
  readonly now: number;
  readonly lt: bigint;
  readonly randomSeed: Buffer;
  readonly ignoreSignature: boolean;
}

export type ExecutionResult = {
  readonly kind: "ran";
  readonly transaction: string;
  readonly shardAccount: string;
};
export type ExecutionRefusal = {
  readonly kind: "refused";
  readonly error: string;
  readonly exitCode: number | null;
  readonly steps: number;
  readonly log: string;
};

function outcome({ result, logs }: EmulationResult): ExecutionResult | ExecutionRefusal {
  if (result.success) {
    return { kind: "ran", transaction: result.transaction, shardAccount: result.shardAccount };
  }
  const vm = result.vmResults;
  const steps = Number(/steps: (\d+)/.exec(logs)?.[1] ?? 0);
  return {
    kind: "refused",
    error: result.error,
    exitCode: vm?.vmExitCode ?? null,
    steps,
    log: vm?.vmLog ?? "",
  };
}

/** Results by cell object. A cell does not change. */
const readsBlocksByCell = new WeakMap<Cell, boolean>();

function cellReadsBlocks(cell: Cell | null): boolean {
  if (cell === null) return false;
  const known = readsBlocksByCell.get(cell);
  if (known !== undefined) return known;
  const readsBlocks = readsPreviousBlocks(cell.toBoc());
  readsBlocksByCell.set(cell, readsBlocks);
  return readsBlocks;
}

/** Which argument of these functions of the emulator is the JSON with the parameters. */
const PARAMETERS_AT: Readonly<Record<string, number>> = { _emulate_with_emulator: 4, _run_get_method: 0 };
const invokeDirectly = new WeakMap<Executor, Executor["invoke"]>();

/**
 * Adds the previous blocks to the parameters of the following calls. Reading them costs the executor a fifth of
 * a transaction, so only contracts that may use them get them. The executor's own argument for them
 * serializes them for each call, which takes many times longer than the call.
 */
function addPreviousBlocks(executor: Executor, previousBlocks: string): void {
  const invoke = invokeDirectly.get(executor) ?? executor.invoke.bind(executor);
  invokeDirectly.set(executor, invoke);
  executor.invoke = (method, args) => {
    // Without them, the instructions that read them fail.
    if (previousBlocks === "") return invoke(method, args);
    const at = PARAMETERS_AT[method];
    const parameters = at === undefined ? undefined : args[at];
    if (typeof parameters !== "string") return invoke(method, args);
    const more = `${parameters.slice(0, -1)},"prev_blocks_info":"${previousBlocks}"}`;
    return invoke(
      method,
      args.map((arg) => (arg === parameters ? more : arg)),
    );
  };
}

/**
 * Runs transactions in the network's executor. An abort makes an executor unusable, so another one repeats
 * the run; a message that fails twice is refused.
 */
export class Machine {
  #executor: Executor | null = null;
  #hasLibraries = false;

  async #attempt<T>(previousBlocks: string, run: (executor: Executor) => Promise<T>): Promise<T> {
    this.#executor ??= await openExecutor();
    addPreviousBlocks(this.#executor, previousBlocks);
    try {
      return await run(this.#executor);
    } catch (error) {
      this.#executor = null;
      throw error;
    }
  }

  async use<T>(run: (executor: Executor) => Promise<T>, previousBlocks = ""): Promise<T> {
    try {
      return await this.#attempt(previousBlocks, run);
    } catch {
      return await this.#attempt(previousBlocks, run);
    }
  }

  runGetMethod(call: GetMethodArgs, previousBlocks: string): Promise<GetMethodResult> {
    const readsBlocks = [call.code, call.data, call.libs ?? null].some(cellReadsBlocks);
    return this.use((executor) => executor.runGetMethod(call), readsBlocks ? previousBlocks : "");
  }

  /** An executor keeps its libraries until it gets others; removing them takes a new executor. */
  #prepareLibraries(libraries: Cell | null): void {
    if (libraries === null && this.#hasLibraries) this.#executor = null;
    this.#hasLibraries = libraries !== null;
  }

  async #transact(
    { libraries, previousBlocks, shardAccount }: ExecutionContext,
    message: Uint8Array | null,
    run: (executor: Executor) => Promise<EmulationResult>,
  ): Promise<ExecutionResult | ExecutionRefusal> {
    this.#prepareLibraries(libraries);
    try {
      const readsBlocks =
        readsPreviousBlocks(Buffer.from(shardAccount, "base64")) ||
        (message !== null && readsPreviousBlocks(message)) ||
        cellReadsBlocks(libraries);
      return outcome(await this.use(run, readsBlocks ? previousBlocks : ""));
    } catch (error) {
      return { kind: "refused", error: String(error), exitCode: null, steps: 0, log: "" };
    }
  }

  run(message: Uint8Array, context: ExecutionContext): Promise<ExecutionResult | ExecutionRefusal> {
    const packed = new PackedCell(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
    return this.#transact(context, message, (executor) =>
      executor.runTransaction({ message: packed, ...common(context) }),
    );
  }

  runTickTock(
    which: "tick" | "tock",
    context: ExecutionContext,
  ): Promise<ExecutionResult | ExecutionRefusal> {
    return this.#transact(context, null, (executor) => executor.runTickTock({ which, ...common(context) }));
  }
}

function common(context: ExecutionContext) {
  const { config, shardAccount, libraries, now, lt, randomSeed, ignoreSignature } = context;
  return {
    config,
    shardAccount,
    now,
    lt,
    randomSeed,
    libs: libraries,
    ignoreChksig: ignoreSignature,
    verbosity: "short" as const,
    debugEnabled: false,
  };
}
