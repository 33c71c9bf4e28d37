import * as v from "valibot";
import { Refusal, type ParamKind } from "../param";
import type { Schema } from "../schema";
import { stackFromLegacy, stackFromStd, stackToLegacy, stackToStd, type StackValue } from "../stack";

const MAX_ENTRIES = 256;
const MAX_DEPTH = 64;

/** Throws for values that cannot be sent. Level by level, so that deep nesting does not overflow the call stack. */
function check(stack: readonly StackValue[]): void {
  let count = 0;
  let level = stack;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth === MAX_DEPTH) throw new Refusal(`tuples may nest ${MAX_DEPTH} deep`);
    if (count > MAX_ENTRIES) throw new Refusal(`at most ${MAX_ENTRIES} stack entries`);
    level = level.flatMap((entry) => inside(entry));
  }
}

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

function inside(entry: StackValue): readonly StackValue[] {
  switch (entry.type) {
    case "num":
    case "null":
      return [];
    case "tuple":
    case "list":
      return entry.items;
    case "cell":
    case "slice":
      if (!BASE64.test(entry.boc)) throw new Refusal(`a ${entry.type} of the stack is not base64`);
      return [];
    case "builder":
      throw new Refusal("a builder cannot be given to a method");
    default:
      throw new Refusal("an entry of the stack has none of the supported forms");
  }
}

function stackKind(
  accepts: string,
  schema: Schema<readonly StackValue[]>,
  write: (stack: readonly StackValue[]) => unknown[],
): ParamKind<readonly StackValue[]> {
  return {
    name: "stack",
    accepts,
    read: (input) => {
      const stack = v.safeParse(schema, input);
      if (!stack.success) throw new Refusal(`expected ${accepts}`);
      check(stack.output);
      return stack.output;
    },
    write,
  };
}

export const legacyStack = stackKind("a list of [type, value] pairs", stackFromLegacy, stackToLegacy);
export const stdStack = stackKind("a list of tvm.stackEntry objects", stackFromStd, stackToStd);

const METHOD_NAME = /^[A-Za-z_$?!~][\w$?!~.:-]{0,127}$/;
const METHOD_ID = /^-?\d{1,10}$/;

/** A get method by its name or by the number that its name hashes to. */
export const methodName: ParamKind<string | number> = {
  name: "method",
  accepts: "a method's name or number",
  read: (input) => {
    const text = typeof input === "number" ? String(input) : typeof input === "string" ? input.trim() : "";
    if (METHOD_ID.test(text) && Math.abs(Number(text)) < 2 ** 32) return Number(text);
    if (METHOD_NAME.test(text)) return text;
    throw new Refusal("expected a method's name or number");
  },
  write: (method) => method,
};
