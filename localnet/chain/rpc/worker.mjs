import { fileURLToPath } from "node:url";
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

// A worker thread does not inherit the main thread's TypeScript loader.
register({ tsconfig: fileURLToPath(new URL("../../../tsconfig.json", import.meta.url)) });
await import(workerData.entry);
