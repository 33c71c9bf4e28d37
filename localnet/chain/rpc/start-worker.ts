import { Worker } from "node:worker_threads";

/** Starts a thread with a TypeScript file, which finds `data` in its `workerData`. */
export function startWorker(entry: URL, data: unknown): Worker {
  const workerData = { entry: entry.href, data };
  return new Worker(new URL("./worker.mjs", import.meta.url), { workerData, execArgv: [] });
}
