import type { Cell } from "@ton/core";
import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import { snakeOf } from "../../content/snake";

const ENCRYPTED = 0x2167da4b;

export const bagText = (cell: Cell | null): string | null =>
  cell?.toBoc({ idx: false }).toString("base64") ?? null;

/** What a payload says to people, an encrypted one in base64; null for one that is for programs. */
export function commentIn(payload: Cell | null): {
  readonly comment: string | null;
  readonly sealed: boolean;
} {
  if (payload === null) return { comment: null, sealed: false };
  if (opcodeOf(payload) === ENCRYPTED) {
    const bytes = snakeOf(payload, 32);
    return { comment: bytes === null ? null : Buffer.from(bytes).toString("base64"), sealed: true };
  }
  const graph = readBoc(payload.toBoc({ idx: false }));
  return { comment: readComment(graph, graph.roots[0] ?? 0), sealed: false };
}

/** Null for what is too short to have one. */
export function opcodeOf(payload: Cell | null): number | null {
  if (payload === null || payload.isExotic || payload.bits.length < 32) return null;
  return payload.beginParse().loadUint(32);
}
