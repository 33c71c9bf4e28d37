import { Cell, Dictionary } from "@ton/core";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { methodId } from "@/lib/ton/contract/method-id";
import { attempt } from "./attempt";

/** What a contract is made of, as far as that can be told without running it. */
export interface Code {
  readonly hash: Hash;
  /** Whether it has get-methods of all these names. */
  answers(...methods: readonly string[]): boolean;
}

/** How compilers begin a contract: `SETCP0`, the dictionary of its methods, a jump into it. */
const BEGINNING = "FF00F4A413F4BCF2C80B";
const KEY_BITS = 19;
/** No compiler makes so many, and a stranger can write down half a million in a few cells. */
const MOST_METHODS = 2_000;

function methodsOf(code: Cell): ReadonlySet<number> {
  if (code.isExotic || code.bits.toString() !== BEGINNING) return new Set();
  const [dictionary] = code.refs;
  if (dictionary === undefined) return new Set();
  let methods = 0;
  // Only the keys matter: methods are whatever cells stand at them.
  const anything = {
    serialize: () => undefined,
    parse() {
      methods += 1;
      if (methods > MOST_METHODS) throw new RangeError("there are too many methods");
      return true;
    },
  };
  const read = () =>
    Dictionary.loadDirect(Dictionary.Keys.Int(KEY_BITS), anything, dictionary.beginParse()).keys();
  return new Set(attempt(read) ?? []);
}

/** Of code itself, not of a reference to a library. */
export function codeOf(code: Cell): Code {
  const methods = methodsOf(code);
  return {
    hash: parseHash(code.hash().toString("hex")),
    answers: (...names) => names.every((name) => methods.has(methodId(name))),
  };
}
