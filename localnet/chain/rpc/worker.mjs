import { fileURLToPath } from "node:url";
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

// A thread of its own does not have the main thread's way of reading TypeScript.
register({ tsconfig: fileURLToPath(new URL("../../../tsconfig.json", import.meta.url)) });
await import(workerData.entry);
