import type { CellGraph, CellNode } from "../cell/cell";
import { CellReader } from "../cell/cell-reader";
import type { Opcode } from "../contract/opcode";
import type { PlaceKind } from "./fields";
import type { Layout } from "./layout";

/** The greatest depth of cells that are read. */
const DEEPEST = 40;
/** Bytes of texts that are read from one body. */
const TEXT_BYTES = 32 * 1024;

/** Where a body is, and in what account. */
export interface BodyPlace {
  readonly is: PlaceKind;
  /** Kinds of its destination, as far as the service names them. */
  readonly kinds: readonly string[];
}

/** What one reading shares: the layouts, and how much may still be read, since a few cells that refer to each
 * other can stand for billions. */
export interface Reading {
  readonly layoutOf: (opcode: Opcode, place: BodyPlace) => Layout | null;
  values: number;
  textBytes: number;
}

export function newReading(values: number, layoutOf: Reading["layoutOf"]): Reading {
  return { layoutOf, values, textBytes: TEXT_BYTES };
}

/** Reads a cell, and the cells that it refers to. */
export class BodyReader extends CellReader {
  constructor(
    readonly graph: CellGraph,
    readonly cell: CellNode,
    readonly left: Reading,
    readonly level = 0,
  ) {
    super(cell);
  }

  /** The next cell that is referred to, of any kind. */
  nextCell(): CellNode | null {
    const index = this.ref();
    return index === null ? null : (this.graph.cells[index] ?? null);
  }

  /** A reader of another cell; null for exotic cells and for those that are too deep. */
  within(cell: CellNode): BodyReader | null {
    return this.level >= DEEPEST ? null : this.#readerOf(cell, this.level + 1);
  }

  /** A reader of the next cell that is referred to. */
  inner(): BodyReader | null {
    const cell = this.nextCell();
    return cell === null ? null : this.within(cell);
  }

  /** A reader of the next cell that is referred to, where that continues this one. */
  onward(): BodyReader | null {
    const cell = this.nextCell();
    return cell === null ? null : this.#readerOf(cell, this.level);
  }

  #readerOf(cell: CellNode, level: number): BodyReader | null {
    return cell.kind === "ordinary" ? new BodyReader(this.graph, cell, this.left, level) : null;
  }

  get isDone(): boolean {
    return this.bitsLeft === 0 && this.refsLeft === 0;
  }
}
