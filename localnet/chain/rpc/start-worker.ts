import { basename } from "node:path";
import { Worker } from "node:worker_threads";
import { emulatorProgram } from "../core/emulator-program";

/** The built program has all of its files in one folder, as JavaScript. */
const BUILT = import.meta.url.endsWith(".js");

/** Starts a thread with a TypeScript file; `data` is in its `workerData`. */
export function startWorker(entry: URL, data: unknown): Worker {
  const file = BUILT
    ? new URL(`./${basename(entry.pathname, ".ts")}.js`, import.meta.url)
    : new URL("./worker.mjs", import.meta.url);
  return new Worker(file, {
    workerData: { entry: entry.href, data, emulator: emulatorProgram() },
    execArgv: [],
  });
}
