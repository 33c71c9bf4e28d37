import { basename } from "node:path";
import { Worker } from "node:worker_threads";

/** Built, all of localnet lies in one folder, as files that nobody has to read TypeScript for. */
const BUILT = import.meta.url.endsWith(".js");

/** Starts a thread with a TypeScript file, which finds `data` in its `workerData`. */
export function startWorker(entry: URL, data: unknown): Worker {
  const file = BUILT
    ? new URL(`./${basename(entry.pathname, ".ts")}.js`, import.meta.url)
    : new URL("./worker.mjs", import.meta.url);
  return new Worker(file, { workerData: { entry: entry.href, data }, execArgv: [] });
}
