import type { PackedSteps } from "../../ton/vm/vm-task";

/** One step of the virtual machine. */
export interface VmStep {
  readonly instruction: string;
  /** The gas left after it; null where the machine does not report it. */
  readonly gas: number | null;
  /** The gas that it used; null for the first. */
  readonly used: number | null;
  /** Output of the machine besides its steps: an exception, the next round of a loop. */
  readonly isNote: boolean;
}

/** A stack as a list from the top down, which shares its lower part with those of other steps. */
interface StackNode {
  readonly entry: string;
  readonly below: StackNode | null;
  readonly height: number;
}

/** As `scripts/workers/pack-vm-log.mjs` writes them. */
const FIELD = "\t";
const ENTRY = "\u001e";
const NOTE = "!";

const ENDS = /^(handling exception|unhandled|default exception handler|terminating vm)/;

/** The steps of a run, unpacked when they are shown: a long run has tens of thousands. */
export class VmSteps {
  readonly isCut: boolean;
  readonly #lines: readonly string[];
  readonly #stacks: readonly (StackNode | null)[];

  constructor({ text, isCut }: Pick<PackedSteps, "text" | "isCut">) {
    this.isCut = isCut;
    this.#lines = text === "" ? [] : text.split("\n");
    this.#stacks = stacksOf(this.#lines);
  }

  get count(): number {
    return this.#lines.length;
  }

  at(place: number): VmStep | null {
    const line = this.#lines[place];
    if (line === undefined) return null;
    if (line.startsWith(NOTE))
      return { instruction: line.slice(NOTE.length), gas: null, used: null, isNote: true };
    const [instruction = ""] = line.split(FIELD, 1);
    const gas = gasIn(line);
    const before = this.#gasBefore(place);
    return { instruction, gas, used: gas === null || before === null ? null : before - gas, isNote: false };
  }

  /** The stack before a step, its top first. */
  stackAt(place: number): readonly string[] {
    const entries: string[] = [];
    for (let node = this.#stacks[place] ?? null; node !== null; node = node.below) entries.push(node.entry);
    return entries;
  }

  /** The step at which the code threw, or ran out of gas; null if it did not. */
  throwAt(): number | null {
    for (let place = this.#lines.length - 1; place >= 0; place -= 1) {
      const line = this.#lines[place] ?? "";
      if (!line.startsWith(NOTE) || !ENDS.test(line.slice(NOTE.length))) continue;
      let step = place;
      while (step > 0 && this.#lines[step]?.startsWith(NOTE) === true) step -= 1;
      return step;
    }
    return null;
  }

  /** The next step whose instruction or note has the text, wrapping around at the end; null if there is none. */
  find(text: string, from: number): number | null {
    const wanted = text.trim().toUpperCase();
    if (wanted === "") return null;
    for (let ahead = 0; ahead < this.#lines.length; ahead += 1) {
      const place = (from + ahead) % this.#lines.length;
      const [instruction = ""] = (this.#lines[place] ?? "").split(FIELD, 1);
      if (instruction.toUpperCase().includes(wanted)) return place;
    }
    return null;
  }

  /** All of it as text, for a file. */
  text(): string {
    return this.#lines
      .map((_, place) => {
        const step = this.at(place);
        if (step === null || step.isNote) return step?.instruction ?? "";
        const stack = this.stackAt(place).toReversed().join(" ");
        return `${place + 1}\t${step.instruction}\tgas ${step.gas ?? "?"}\t[ ${stack} ]`;
      })
      .join("\n");
  }

  #gasBefore(place: number): number | null {
    for (let at = place - 1; at >= 0; at -= 1) {
      const line = this.#lines[at] ?? "";
      if (!line.startsWith(NOTE)) return gasIn(line);
    }
    return null;
  }
}

function gasIn(line: string): number | null {
  const digits = line.split(FIELD, 2)[1] ?? "";
  return /^-?\d+$/.test(digits) ? Number(digits) : null;
}

function stacksOf(lines: readonly string[]): readonly (StackNode | null)[] {
  let stack: StackNode | null = null;
  return lines.map((line) => {
    if (line.startsWith(NOTE)) return stack;
    const [, , kept = "0", entries = ""] = line.split(FIELD);
    while (stack !== null && stack.height > Number(kept)) stack = stack.below;
    for (const entry of entries === "" ? [] : entries.split(ENTRY))
      stack = { entry, below: stack, height: (stack?.height ?? 0) + 1 };
    return stack;
  });
}
