import { Cell } from "@ton/core";
import { Executor, type EmulationResult } from "@ton/sandbox/dist/executor/Executor.js";

/** A message that is a bag of cells already: the executor asks a cell for its bag and for nothing else. */
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

export interface Circumstances {
  /** Bags of cells in base64, as the executor takes and gives them. */
  readonly config: string;
  readonly shardAccount: string;
  readonly libraries: Cell | null;
  readonly now: number;
  readonly lt: bigint;
  readonly randomSeed: Buffer;
  readonly ignoreSignature: boolean;
}

export type Ran = { readonly kind: "ran"; readonly transaction: string; readonly shardAccount: string };
export type Refused = {
  readonly kind: "refused";
  readonly error: string;
  readonly exitCode: number | null;
  readonly steps: number;
  readonly log: string;
};

function outcome({ result, logs }: EmulationResult): Ran | Refused {
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

/**
 * The network's machine. When it aborts, which ends one instance for good, another takes its place and
 * tries the same once more; what fails twice is refused.
 */
export class Machine {
  #executor: Executor | null = null;
  #hasLibraries = false;

  async #attempt<T>(run: (executor: Executor) => Promise<T>): Promise<T> {
    this.#executor ??= await Executor.create();
    try {
      return await run(this.#executor);
    } catch (error) {
      this.#executor = null;
      throw error;
    }
  }

  async use<T>(run: (executor: Executor) => Promise<T>): Promise<T> {
    try {
      return await this.#attempt(run);
    } catch {
      return await this.#attempt(run);
    }
  }

  /** An executor that has libraries keeps them until it is given others: for none, another one is needed. */
  #lend(libraries: Cell | null): void {
    if (libraries === null && this.#hasLibraries) this.#executor = null;
    this.#hasLibraries = libraries !== null;
  }

  async #transact(
    { libraries }: Circumstances,
    run: (executor: Executor) => Promise<EmulationResult>,
  ): Promise<Ran | Refused> {
    this.#lend(libraries);
    try {
      return outcome(await this.use(run));
    } catch (error) {
      return { kind: "refused", error: String(error), exitCode: null, steps: 0, log: "" };
    }
  }

  run(message: Uint8Array, circumstances: Circumstances): Promise<Ran | Refused> {
    const packed = new PackedCell(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
    return this.#transact(circumstances, (executor) =>
      executor.runTransaction({ message: packed, ...common(circumstances) }),
    );
  }

  runTickTock(which: "tick" | "tock", circumstances: Circumstances): Promise<Ran | Refused> {
    return this.#transact(circumstances, (executor) =>
      executor.runTickTock({ which, ...common(circumstances) }),
    );
  }
}

/** The blocks before are not told: packing them for each call takes many times as long as the call. */
function common({ libraries, ignoreSignature, ...rest }: Circumstances) {
  return {
    ...rest,
    libs: libraries,
    ignoreChksig: ignoreSignature,
    verbosity: "short" as const,
    debugEnabled: false,
  };
}
