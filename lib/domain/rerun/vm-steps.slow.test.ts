import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { packVmLog } from "../../../scripts/workers/pack-vm-log.mjs";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import { VmSteps } from "./vm-steps";

const LOG = [
  "stack: [ 1000 CS{Cell{0168} bits: 0..5; refs: 0..1} -1 ] ",
  "code cell hash: 20834B7B offset: 0",
  "execute SETCP 0",
  "gas remaining: 9974",
  "stack: [ 1000 CS{Cell{0168} bits: 0..5; refs: 0..1} -1 ] ",
  "code cell hash: 20834B7B offset: 16",
  "execute DROP",
  "gas remaining: 9956",
  "stack: [ 1000 CS{Cell{0168} bits: 0..5; refs: 0..1} ] ",
  "execute implicit JMPREF",
  "gas remaining: 9900",
  "stack: [ 1000 CS{Cell{0168} bits: 0..5; refs: 0..1} [ 1 [ 2 3 ] ] ] ",
  "execute THROW 35",
  "handling exception code 35: ",
  "default exception handler, terminating vm with exit code 35",
  "",
].join("\n");

const steps = new VmSteps(packVmLog(LOG));

describe("the steps of the virtual machine", () => {
  it("have instructions and gas", () => {
    expect(Array.from({ length: steps.count }, (_, place) => steps.at(place))).toEqual([
      { instruction: "SETCP 0", gas: 9974, used: null, isNote: false },
      { instruction: "DROP", gas: 9956, used: 18, isNote: false },
      { instruction: "implicit JMPREF", gas: 9900, used: 56, isNote: false },
      { instruction: "THROW 35", gas: null, used: null, isNote: false },
      { instruction: "handling exception code 35:", gas: null, used: null, isNote: true },
      {
        instruction: "default exception handler, terminating vm with exit code 35",
        gas: null,
        used: null,
        isNote: true,
      },
    ]);
  });

  it("have the stack before each instruction, its top first", () => {
    const slice = "CS{Cell{0168} bits: 0..5; refs: 0..1}";
    expect(steps.stackAt(0)).toEqual(["-1", slice, "1000"]);
    expect(steps.stackAt(2)).toEqual([slice, "1000"]);
    expect(steps.stackAt(3)).toEqual(["[ 1 [ 2 3 ] ]", slice, "1000"]);
  });

  it("keep their gas if a note comes before it", () => {
    const log =
      "execute SENDRAWMSG\ninstalling an output action\ngas remaining: 7\nexecute DROP\ngas remaining: 5\n";
    const read = new VmSteps(packVmLog(log));
    expect([0, 1, 2].map((place) => read.at(place)?.gas)).toEqual([7, null, 5]);
    expect(read.at(2)?.used).toBe(2);
  });

  it("have the place where the code threw", () => {
    expect(steps.throwAt()).toBe(3);
    expect(new VmSteps(packVmLog(LOG.split("\n").slice(0, 8).join("\n"))).throwAt()).toBeNull();
  });

  it("are found by their instructions, also from the beginning again", () => {
    expect(steps.find("drop", 0)).toBe(1);
    expect(steps.find("drop", 2)).toBe(1);
    expect(steps.find("exit code", 0)).toBe(5);
    expect(steps.find("NEWC", 0)).toBeNull();
    expect(steps.find(" ", 0)).toBeNull();
  });

  it("are written as text", () => {
    expect(steps.text().split("\n")[1]).toBe(
      "2\tDROP\tgas 9956\t[ 1000 CS{Cell{0168} bits: 0..5; refs: 0..1} -1 ]",
    );
  });

  it("begin with a whole step if the log is cut", () => {
    const cut = packVmLog(LOG.slice(30));
    expect(cut.isCut).toBe(true);
    expect(new VmSteps(cut).at(0)?.instruction).toBe("DROP");
    expect(new VmSteps(cut).stackAt(0)).toHaveLength(3);
  });

  it("are unpacked in less than two seconds, even if there are 100,000", () => {
    const round = (place: number) =>
      `stack: [ 1000 CS{Cell{0168} bits: 0..5; refs: 0..1} ${place} ] \nexecute INC\ngas remaining: ${1_000_000 - place}\n`;
    const packed = packVmLog(Array.from({ length: 100_000 }, (_, place) => round(place)).join(""));
    const startMs = performance.now();
    const many = new VmSteps(packed);
    expect(many.stackAt(99_999)[0]).toBe("99999");
    expect(many.find("NOP", 0)).toBeNull();
    expect(performance.now() - startMs).toBeLessThan(2_000);
    expect(many.count).toBe(100_000);
  });

  it("have the stacks of the log, whatever these contain", () => {
    const entry = fc.oneof(
      fc.integer().map(String),
      fc.constantFrom(
        "()",
        "NaN",
        "C{00FF}",
        "CS{Cell{01} bits: 0..8; refs: 0..0}",
        "[ 1 [ ] ]",
        "Cont{vmc_std}",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.array(entry, { maxLength: 8 }), { minLength: 1, maxLength: 12 }), (stacks) => {
        const log = stacks.map(
          (stack) => `stack: [ ${[...stack, ""].join(" ")}] \nexecute NOP\ngas remaining: 1\n`,
        );
        const read = new VmSteps(packVmLog(log.join("")));
        expect(stacks.map((_, place) => read.stackAt(place))).toEqual(
          stacks.map((stack) => stack.toReversed()),
        );
      }),
      fuzzRuns("stacks of the virtual machine"),
    );
  });

  it("are unpacked from any text without an exception", () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 200 }), (text) => {
        const read = new VmSteps({ text, isCut: false });
        for (let place = 0; place < read.count; place += 1) read.stackAt(place);
        expect(read.text().split("\n")).toHaveLength(Math.max(1, read.count));
        expect(read.throwAt() ?? 0).toBeLessThan(Math.max(1, read.count));
        expect(packVmLog(text).steps).toBeGreaterThanOrEqual(0);
      }),
      fuzzRuns("steps of the virtual machine"),
    );
  });
});
