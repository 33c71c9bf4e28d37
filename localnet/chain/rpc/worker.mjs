import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";

// Tests start hundreds of workers: they read files that were built once for all of them.
const file = join(process.env["LOCALNET_WORKERS"] ?? "", `${basename(workerData.entry, ".ts")}.js`);
if (existsSync(file)) await import(pathToFileURL(file).href);
else {
  // A worker thread does not inherit the main thread's TypeScript loader.
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: fileURLToPath(new URL("../../../tsconfig.json", import.meta.url)) });
  await import(workerData.entry);
}
