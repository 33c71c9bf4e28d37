import { Cell } from "@ton/core";
import { decompileCell } from "ton-assembly/dist/runtime/instr";
import { print } from "ton-assembly/dist/text/printer";
import { readBoc } from "@/lib/ton/cell/boc";
import { base64ToBytes } from "@/lib/ton/value/read-base64";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { FormatError } from "@/lib/ton/value/format-error";
import { methodName } from "@/lib/ton/contract/method-names";

/** Imports `@ton/core` and all instructions, so pages load it in a worker. */

export type Disassembled =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/**
 * Limit on code size times depth, which is the worst-case length of the text. The largest contracts on the network
 * need a fiftieth of it.
 */
const MAX_CELLS = 5_000_000;

/** Disassembles a contract's code, with the names of recognized methods. */
export function disassemble(boc: string): Disassembled {
  try {
    const graph = readBoc(boc);
    if (workOf(graph) > MAX_CELLS) return { ok: false, reason: "the disassembly is too large to show" };
    const [root] = Cell.fromBoc(Buffer.from(base64ToBytes(boc) ?? []));
    if (root === undefined) return { ok: false, reason: "no cells" };
    return { ok: true, text: withNames(print(decompileCell(root))) };
  } catch (error) {
    if (error instanceof FormatError) return { ok: false, reason: error.reason };
    // The package throws plain errors for code that it cannot disassemble.
    return { ok: false, reason: error instanceof Error ? error.message : "the code is malformed" };
  }
}

/** Shared cells are expanded at each reference: a few dozen can be billions. */
function workOf({ cells, roots }: CellGraph): number {
  const lines = new Map<number, number>();
  for (let index = cells.length - 1; index >= 0; index -= 1) {
    const cell = cells[index];
    if (cell === undefined) continue;
    const below = cell.refs.reduce((sum, ref) => sum + (lines.get(ref) ?? 0), 0);
    lines.set(index, below + cell.data.length / 2 + 1);
  }
  const root = roots[0] ?? 0;
  return (lines.get(root) ?? 0) * ((cells[root]?.depth ?? 0) + 1);
}

const METHODS = /^( *)DICTPUSHCONST 19 \[$/;
const METHOD = /^( *)(-?\d+) => \{$/;

function withNames(text: string): string {
  let inner: string | null = null;
  return text
    .split("\n")
    .map((line) => {
      const opened = METHODS.exec(line)?.[1];
      if (opened !== undefined) inner = `${opened}    `;
      const [, indent, digits] = METHOD.exec(line) ?? [];
      if (inner === null || indent !== inner || digits === undefined) return line;
      const { name } = methodName(Number(digits));
      return name === null ? line : `${line} // ${name}`;
    })
    .join("\n");
}
