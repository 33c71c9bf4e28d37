import * as v from "valibot";
import { Refusal, type ParamKind } from "../param";
import { stackFromV3, stackToV3, type StackValue } from "../stack";

const ACCEPTS = "a list of { type, value } with the types num, cell and slice";
const MAX_ENTRIES = 256;
const TAKEN: ReadonlySet<StackValue["type"]> = new Set(["num", "cell", "slice"]);

/** Arguments of a get method. This interface accepts flat ones only. */
export const callStack: ParamKind<readonly StackValue[]> = {
  name: "stack",
  accepts: ACCEPTS,
  read: (input) => {
    const read = v.safeParse(stackFromV3, input);
    if (!read.success || read.output.some(({ type }) => !TAKEN.has(type)))
      throw new Refusal(`expected ${ACCEPTS}`);
    if (read.output.length > MAX_ENTRIES) throw new Refusal(`expected at most ${MAX_ENTRIES} stack entries`);
    return read.output;
  },
  write: stackToV3,
};
