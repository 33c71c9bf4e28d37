import { Cell, Dictionary } from "@ton/core";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { methodId } from "@/lib/ton/contract/method-id";
import { attempt } from "./attempt";

/** Properties of contract code that are known without running it. */
export interface ContractCode {
  readonly hash: Hash;
  /** Whether it has get methods of all these names. */
  hasMethods(...methods: readonly string[]): boolean;
}

/** How compiled contracts begin: `SETCP0`, then a jump into the dictionary of methods. */
const COMPILED_PREFIX = "FF00F4A413F4BCF2C80B";
const KEY_BITS = 19;
/** More than any compiler produces; a forged dictionary of a few cells can have half a million entries. */
const MAX_METHODS = 2_000;

/** The ids of all methods in the code's dictionary, in its order; null for code without one. */
export function methodIdsIn(code: Cell): readonly number[] | null {
  if (code.isExotic || code.bits.toString() !== COMPILED_PREFIX) return null;
  const [dictionary] = code.refs;
  if (dictionary === undefined) return null;
  let methods = 0;
  // Only the keys matter.
  const ignoredValue = {
    serialize: () => undefined,
    parse() {
      methods += 1;
      if (methods > MAX_METHODS) throw new RangeError("there are too many methods");
      return true;
    },
  };
  const read = () =>
    Dictionary.loadDirect(Dictionary.Keys.Uint(KEY_BITS), ignoredValue, dictionary.beginParse()).keys();
  return attempt(read);
}

/** Takes the code itself, not a library reference. */
export function readContractCode(code: Cell): ContractCode {
  const methods = new Set(methodIdsIn(code) ?? []);
  return {
    hash: parseHash(code.hash().toString("hex")),
    hasMethods: (...names) => names.every((name) => methods.has(methodId(name))),
  };
}
