import { vi } from "vitest";

/** Runs before each file that needs modules and globals of its own, in a process that other files have used. */
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.resetModules();
for (const shared of Object.getOwnPropertySymbols(globalThis))
  if (Symbol.keyFor(shared)?.startsWith("shardscope.") === true) Reflect.deleteProperty(globalThis, shared);
