import { Executor } from "@ton/sandbox/dist/executor/Executor.js";
import { expect, it } from "vitest";
import { emulatorProgram } from "./emulator-program";
import { openExecutor } from "./open-executor";

it("opens what the package itself opens", async () => {
  const [ours, theirs] = await Promise.all([openExecutor(), Executor.create()]);
  expect(ours.getVersion()).toEqual(theirs.getVersion());
});

it("the program is compiled once", () => {
  expect(emulatorProgram()).toBe(emulatorProgram());
});
