import type { Cell } from "@ton/core";
import type { Surroundings } from "../chain";
import { libraryCell } from "../core/libraries";

interface Packed {
  readonly hashes: string;
  readonly cell: Cell | null;
}

let last: Packed = { hashes: "", cell: null };

/** The libraries that there are, as the machine takes them; they are packed anew when there are others. */
export function libraryCellOf({ libraries }: Surroundings): Cell | null {
  const living = libraries.flatMap(({ hash, cells }) => (cells === null ? [] : [[hash, cells] as const]));
  const hashes = living.map(([hash]) => hash).join();
  if (hashes !== last.hashes) last = { hashes, cell: libraryCell(living) };
  return last.cell;
}
