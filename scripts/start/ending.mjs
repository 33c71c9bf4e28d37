/** Programs that a script runs and waits for end with the script. */
import { constants } from "node:os";
import { watchStarter } from "./starter.mjs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | null} */
let ending = null;
let isWatching = false;

/** Whether this process only waits for its programs to end. */
export const isEnding = () => ending !== null;

/** Passes signals on to the program, and the end of npm as a signal. @param {import("node:child_process").ChildProcess} child */
export function endWithThis(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, end);
  running.add(child);
  if (!isWatching) watchStarter(() => end("SIGTERM"));
  isWatching = true;
  if (ending !== null) child.kill(ending);
  const ended = () => {
    if (!running.delete(child) || running.size > 0) return;
    for (const signal of SIGNALS) process.removeListener(signal, end);
    if (ending !== null) process.exit(128 + constants.signals[ending]);
  };
  child.once("error", ended);
  child.once("exit", ended);
}

/** @param {NodeJS.Signals} signal */
function end(signal) {
  ending = signal;
  // A terminal sends Ctrl-C to the programs, too; many do not end properly after a second one.
  if (signal === "SIGINT" && process.stdin.isTTY) return;
  for (const child of running) child.kill(signal);
}
