/**
 * Runs transactions in the network's virtual machine, in a process of its own: what it runs is written by strangers, and it
 * can take long or need much memory. The process has no environment variables and is ended when it takes too long.
 */
import { setPriority } from "node:os";
import { packVmLog } from "./pack-vm-log.mjs";

/**
 * Bags of cells are in base64.
 *
 * @typedef {{
 *   config: string,
 *   libraries: string | null,
 *   shardAccount: string,
 *   message: string | null,
 *   which: "tick" | "tock" | null,
 *   now: number,
 *   lt: bigint,
 *   randomSeed: string,
 *   ignoreSignature: boolean,
 *   log: "none" | "short" | "long",
 * }} Task
 */

/** How much the machine writes down. It keeps the last megabyte of a short log, and 32 of a long one, whose cells are whole. */
const VERBOSITY = /** @type {const} */ ({
  none: "short",
  short: "full_location_stack",
  long: "full_location_stack_verbose",
});

/** @typedef {typeof import("@ton/sandbox/dist/executor/Executor.js").Executor} ExecutorClass */
/** @typedef {typeof import("@ton/core").Cell} CellClass */
/** @typedef {{ Executor: ExecutorClass, Cell: CellClass }} Machine */

/** @returns {Promise<Machine | null>} */
async function loadMachine() {
  try {
    const { Executor } = await import("@ton/sandbox/dist/executor/Executor.js");
    const { Cell } = await import("@ton/core");
    return { Executor, Cell };
  } catch {
    return null;
  }
}

/** @type {Awaited<ReturnType<ExecutorClass["create"]>> | null} */
let executor = null;
let hasLibraries = false;

/** @param {Machine} machine @param {Task} task */
async function run({ Executor, Cell }, task) {
  const { config, libraries, shardAccount, message, which, now, lt, randomSeed, ignoreSignature } = task;
  // An executor keeps its libraries until it gets others.
  if (libraries === null && hasLibraries) executor = null;
  hasLibraries = libraries !== null;
  executor ??= await Executor.create();
  const common = {
    config,
    shardAccount,
    now,
    lt,
    randomSeed: Buffer.from(randomSeed, "hex"),
    libs: libraries === null ? null : Cell.fromBase64(libraries),
    ignoreChksig: ignoreSignature,
    verbosity: VERBOSITY[task.log],
    debugEnabled: false,
  };
  const { result } =
    which === null
      ? await executor.runTransaction({ message: Cell.fromBase64(message ?? ""), ...common })
      : await executor.runTickTock({ which, ...common });
  const log = result.success ? result.vmLog : (result.vmResults?.vmLog ?? "");
  const steps = task.log === "none" ? null : packVmLog(log);
  if (!result.success)
    return {
      is: "refused",
      error: result.error.slice(0, 1_000),
      exitCode: result.vmResults?.vmExitCode ?? null,
      tail: log.slice(-1_000),
      steps,
    };
  const { transaction, shardAccount: after, actions } = result;
  return { is: "ran", transaction, shardAccount: after, actions: actions ?? null, steps };
}

/** @param {object} message */
const send = (message) => void process.send?.(message);

setPriority(10);
process.on("disconnect", () => process.exit());
const machine = await loadMachine();
send({ ready: machine !== null });
process.on("message", (/** @type {Task} */ task) => {
  if (machine === null) return;
  run(machine, task).then(send, (/** @type {unknown} */ error) => {
    // After it has aborted, an executor is of no use.
    executor = null;
    send({ is: "broken", error: String(error).slice(0, 300) });
  });
});
