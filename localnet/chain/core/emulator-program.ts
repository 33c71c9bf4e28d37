import { createRequire } from "node:module";
import { workerData } from "node:worker_threads";
import * as v from "valibot";

const Base64Program = v.object({ EmulatorEmscriptenWasm: v.string() });
const ThreadData = v.object({ emulator: v.instance(WebAssembly.Module) });

let program: WebAssembly.Module | null = null;

/**
 * The emulator, compiled once per process. Threads get it with their `workerData`, so that they need not decode and
 * compile it again, and run the code that others have optimized.
 */
export function emulatorProgram(): WebAssembly.Module {
  program ??= v.is(ThreadData, workerData) ? workerData.emulator : compile();
  return program;
}

function compile(): WebAssembly.Module {
  // Not an import: threads would load seven megabytes of text that they do not need.
  const file: unknown = createRequire(import.meta.url)(
    "@ton/sandbox/dist/executor/emulator-emscripten.wasm.js",
  );
  return new WebAssembly.Module(Buffer.from(v.parse(Base64Program, file).EmulatorEmscriptenWasm, "base64"));
}
