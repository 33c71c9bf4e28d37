/**
 * Runs transactions in the network's virtual machine, in a separate process: it runs code written by strangers, which
 * can take long or use much memory. The process has no environment variables and is ended when it takes too long.
 */
import { setPriority } from "node:os";
import { packVmLog } from "./pack-vm-log.mjs";
import { usableConfig } from "./usable-config.mjs";

/** @typedef {{ seqno: number, rootHash: string, fileHash: string }} MasterBlock */

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
 *   previousBlocks: { recent: MasterBlock[], key: MasterBlock, hundreds: MasterBlock[] | null } | null,
 *   ignoreSignature: boolean,
 *   log: "none" | "short" | "long",
 * }} Task
 */

/**
 * How much the machine logs. It keeps the last megabyte of a short log, and the last 32 of a long one, which has
 * complete cells.
 */
const VERBOSITY = /** @type {const} */ ({
  none: "short",
  short: "full_location_stack",
  long: "full_location_stack_verbose",
});

/** Instruction names only, for a run whose steps are not needed. */
const NAMES = /** @type {const} */ ("full");
/** The beginning of a complete log. The machine keeps only the end of a log that is too long. */
const WHOLE_LOG = /^(stack: \[|code cell hash: |execute |$)/;

/** How the executor reports that an account did not take a message, if its code has not run. Other errors are its own. */
const NOT_TAKEN = /inbound external message rejected/;

/** The instructions that read the last blocks and the last key block. */
const RECENT_BLOCKS = /^execute (PREVMCBLOCKS|PREVKEYBLOCK)$/m;
/** Those that read every hundredth one, or everything available to a contract, which includes the blocks. */
const ALL_BLOCKS =
  /^execute (PREVMCBLOCKS_100|PREVBLOCKSINFOTUPLE|GETPARAMLONG 13|PUSH c7|PUSHCTRX|GETGLOBVAR)$/m;

/**
 * Which blocks a run has read, according to its log.
 *
 * @param {string} log
 */
function requestedIn(log) {
  if (ALL_BLOCKS.test(log)) return "all";
  if (!WHOLE_LOG.test(log)) return "unknown";
  return RECENT_BLOCKS.test(log) ? "recent" : "none";
}

const MASTERCHAIN = -1;
const WHOLE_SHARD = 1n << 63n;

/** @param {MasterBlock} block */
const blockId = ({ seqno, rootHash, fileHash }) => ({
  workchain: MASTERCHAIN,
  shard: WHOLE_SHARD,
  seqno,
  rootHash: Buffer.from(rootHash, "hex"),
  fileHash: Buffer.from(fileHash, "hex"),
});

/**
 * In the executor's format.
 *
 * @param {NonNullable<Task["previousBlocks"]>} blocks
 */
const blocksInfo = ({ recent, key, hundreds }) => ({
  lastMcBlocks: recent.map(blockId),
  prevKeyBlock: blockId(key),
  ...(hundreds === null ? {} : { lastMcBlocks100: hundreds.map(blockId) }),
});

/** @typedef {typeof import("@ton/sandbox/dist/executor/Executor.js").Executor} ExecutorClass */
/** @typedef {typeof import("@ton/core")} Core */
/** @typedef {{ Executor: ExecutorClass, core: Core }} Machine */

/** @returns {Promise<Machine | null>} */
async function loadMachine() {
  try {
    const { Executor } = await import("@ton/sandbox/dist/executor/Executor.js");
    return { Executor, core: await import("@ton/core") };
  } catch {
    return null;
  }
}

/** @type {Awaited<ReturnType<ExecutorClass["create"]>> | null} */
let executor = null;
let hasLibraries = false;

/** @param {Machine} machine @param {Task} task */
async function run({ Executor, core }, task) {
  const { Cell } = core;
  const { config, libraries, shardAccount, message, which, now, lt, randomSeed, ignoreSignature } = task;
  const { previousBlocks, log: wanted } = task;
  // An executor keeps its libraries until it gets others.
  if (libraries === null && hasLibraries) executor = null;
  hasLibraries = libraries !== null;
  executor ??= await Executor.create();
  const common = {
    config: usableConfig(core, config),
    shardAccount,
    now,
    lt,
    randomSeed: Buffer.from(randomSeed, "hex"),
    libs: libraries === null ? null : Cell.fromBase64(libraries),
    ignoreChksig: ignoreSignature,
    verbosity: wanted === "none" && previousBlocks === null ? NAMES : VERBOSITY[wanted],
    debugEnabled: false,
    ...(previousBlocks === null ? {} : { prevBlocksInfo: blocksInfo(previousBlocks) }),
  };
  const { result } =
    which === null
      ? await executor.runTransaction({ message: Cell.fromBase64(message ?? ""), ...common })
      : await executor.runTickTock({ which, ...common });
  const log = result.success ? result.vmLog : (result.vmResults?.vmLog ?? "");
  const steps = wanted === "none" ? null : packVmLog(log);
  const requested = previousBlocks === null ? requestedIn(log) : "none";
  if (!result.success && result.vmResults === undefined && !NOT_TAKEN.test(result.error))
    return { is: "broken", error: result.error.slice(0, 300) };
  if (!result.success)
    return {
      is: "refused",
      error: result.error.slice(0, 1_000),
      exitCode: result.vmResults?.vmExitCode ?? null,
      tail: log.slice(-1_000),
      steps,
      requested,
    };
  const { transaction, shardAccount: after, actions } = result;
  return { is: "ran", transaction, shardAccount: after, actions: actions ?? null, steps, requested };
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
    // An executor is unusable after an abort.
    executor = null;
    send({ is: "broken", error: String(error).slice(0, 300) });
  });
});
