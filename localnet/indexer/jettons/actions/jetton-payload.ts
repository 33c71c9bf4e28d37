import type { Cell } from "@ton/core";
import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import { readSnake } from "../../content/snake-cells";

const ENCRYPTED = 0x2167da4b;

export const bocText = (cell: Cell | null): string | null =>
  cell?.toBoc({ idx: false }).toString("base64") ?? null;

/** The comment of a payload, in base64 if it is encrypted; null for any other payload. */
export function commentIn(payload: Cell | null): {
  readonly comment: string | null;
  readonly isEncrypted: boolean;
} {
  if (payload === null) return { comment: null, isEncrypted: false };
  if (opcodeOf(payload) === ENCRYPTED) {
    const bytes = readSnake(payload, 32);
    return { comment: bytes === null ? null : Buffer.from(bytes).toString("base64"), isEncrypted: true };
  }
  const graph = readBoc(payload.toBoc({ idx: false }));
  return { comment: readComment(graph, graph.roots[0] ?? 0), isEncrypted: false };
}

/** Null if the payload is too short for an opcode. */
export function opcodeOf(payload: Cell | null): number | null {
  if (payload === null || payload.isExotic || payload.bits.length < 32) return null;
  return payload.beginParse().loadUint(32);
}
