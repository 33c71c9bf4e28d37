import { beginCell, Dictionary, type Cell } from "@ton/core";
import { createHash } from "node:crypto";

const ON_CHAIN = 0;
const OFF_CHAIN = 1;
const SNAKE = 0;

/** Where tokens of the town say that their metadata is kept. */
export const TOKENS_ORIGIN = "http://tokens.localnet/";

/** Metadata that is kept elsewhere. */
export function offChain(file: string): Cell {
  return beginCell().storeUint(OFF_CHAIN, 8).storeStringTail(`${TOKENS_ORIGIN}${file}`).endCell();
}

/** Metadata that stands in the contract itself. */
export function onChain(fields: Readonly<Record<string, string>>): Cell {
  const entries = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell());
  for (const [name, value] of Object.entries(fields))
    entries.set(
      createHash("sha256").update(name).digest(),
      beginCell().storeUint(SNAKE, 8).storeStringTail(value).endCell(),
    );
  return beginCell().storeUint(ON_CHAIN, 8).storeDict(entries).endCell();
}
