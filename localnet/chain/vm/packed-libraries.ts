import type { Cell } from "@ton/core";
import type { CallContext } from "../chain";
import { libraryCell } from "../core/libraries";

interface Packed {
  readonly hashes: string;
  readonly cell: Cell | null;
}

let last: Packed = { hashes: "", cell: null };

/** The existing libraries as the executor takes them. The result is cached until they change. */
export function libraryCellOf({ libraries }: CallContext): Cell | null {
  const living = libraries.flatMap(({ hash, cells }) => (cells === null ? [] : [[hash, cells] as const]));
  const hashes = living.map(([hash]) => hash).join();
  if (hashes !== last.hashes) last = { hashes, cell: libraryCell(living) };
  return last.cell;
}
