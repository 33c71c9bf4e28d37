import type { CellGraph, CellNode } from "../cell/cell";
import { CellReader } from "../cell/cell-reader";
import type { Opcode } from "../contract/opcode";
import type { PlaceKind } from "./fields";
import type { Layout } from "./layout";
import type { Body } from "./value";

/** The greatest depth of cells that are read. */
const DEEPEST = 40;
/** Bytes of texts that are read from one body. */
const TEXT_BYTES = 32 * 1024;

/** Where a body is, and in what account. */
export interface BodyPlace {
  readonly is: PlaceKind;
  /** The destination's kinds, as far as the service names them. */
  readonly kinds: readonly string[];
  /** Whether the network sent the message back. */
  readonly bounced?: boolean;
}

/**
 * What one reading shares: the layouts, and how much may still be read, since a few cells that refer to each other
 * can expand to billions.
 */
export interface Reading {
  /** In the order in which they are tried. */
  readonly layoutsOf: (opcode: Opcode, place: BodyPlace) => readonly Layout[];
  /** The order to a wallet whose form an external body has. */
  readonly orderOf: (graph: CellGraph, cell: CellNode) => Body | null;
  values: number;
  textBytes: number;
}

export function newReading(values: number, known: Pick<Reading, "layoutsOf" | "orderOf">): Reading {
  return { ...known, values, textBytes: TEXT_BYTES };
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

  /** The next referenced cell, of any kind. */
  nextCell(): CellNode | null {
    const index = this.ref();
    return index === null ? null : (this.graph.cells[index] ?? null);
  }

  /** A reader of another cell; null for exotic cells and for cells that are too deep. */
  within(cell: CellNode): BodyReader | null {
    return this.level >= DEEPEST ? null : this.#readerOf(cell, this.level + 1);
  }

  /** A reader of the next referenced cell. */
  inner(): BodyReader | null {
    const cell = this.nextCell();
    return cell === null ? null : this.within(cell);
  }

  /** A reader of the next referenced cell, if it continues this one. */
  onward(): BodyReader | null {
    const cell = this.nextCell();
    return cell === null ? null : this.#readerOf(cell, this.level);
  }

  #readerOf(cell: CellNode, level: number): BodyReader | null {
    return cell.kind === "ordinary" ? new BodyReader(this.graph, cell, this.left, level) : null;
  }

  /** What is left, as if it were a cell. Its hash stays that of the whole cell. */
  get rest(): CellNode {
    const bits = this.bitsLeft;
    const digits = Math.ceil(bits / 8) * 2;
    const value = this.peek(bits) ?? 0n;
    const data = digits === 0 ? "" : (value << BigInt(digits * 4 - bits)).toString(16).padStart(digits, "0");
    return { ...this.cell, bits, data, refs: this.cell.refs.slice(this.cell.refs.length - this.refsLeft) };
  }

  /** A reader at the same position. What it reads counts towards the shared limits. */
  copy(): BodyReader {
    return new BodyReader(this.graph, this.rest, this.left, this.level);
  }

  get isDone(): boolean {
    return this.bitsLeft === 0 && this.refsLeft === 0;
  }
}
