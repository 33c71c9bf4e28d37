import { createRequire } from "node:module";
import { Executor } from "@ton/sandbox/dist/executor/Executor.js";
import * as v from "valibot";
import { emulatorProgram } from "./emulator-program";

const openEmulator = v.parse(
  v.function(),
  createRequire(import.meta.url)("@ton/sandbox/dist/executor/emulator-emscripten.js"),
);

type Received = (instance: WebAssembly.Instance, program: WebAssembly.Module) => unknown;

/**
 * As `Executor.create`, which takes a fifth of a second in each thread to decode the emulator's program, and compiles
 * it again. The package's types declare the constructor private.
 */
export async function openExecutor(): Promise<Executor> {
  const program = emulatorProgram();
  const emulator: unknown = await openEmulator({
    instantiateWasm(imports: WebAssembly.Imports, received: Received) {
      received(new WebAssembly.Instance(program, imports), program);
    },
  });
  const executor: unknown = Reflect.construct(Executor, [emulator]);
  if (!(executor instanceof Executor)) throw new Error("the emulator has no executor");
  return executor;
}
