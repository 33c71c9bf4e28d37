import { isAddress, type Address } from "../../ton/address/address";
import type { CellGraph } from "../../ton/cell/cell";
import { CellReader } from "../../ton/cell/cell-reader";
import { readDictionary } from "../../ton/cell/dictionary";
import { FormatError } from "../../ton/value/format-error";

/** More entries than any dictionary of the configuration has. */
const MOST_ENTRIES = 20_000;

export interface ParameterEntry {
  /** Unsigned. */
  readonly key: bigint;
  readonly value: ParameterReader;
}

export function unreadable(reason: string): FormatError {
  return new FormatError("configuration parameter", reason);
}

/** Reads the cells of a parameter one value after the other; what is missing is an error. */
export class ParameterReader {
  readonly #cell: CellReader;

  constructor(
    readonly graph: CellGraph,
    readonly index: number,
    skipped = 0,
  ) {
    const node = graph.cells[index];
    if (node === undefined) throw unreadable("a cell is missing");
    if (node.kind !== "ordinary") throw unreadable(`a cell is a ${node.kind} cell`);
    this.#cell = new CellReader(node);
    this.uint(skipped);
  }

  /** What was not read. */
  get rest(): { readonly bits: number; readonly refs: number } {
    return { bits: this.#cell.bitsLeft, refs: this.#cell.refsLeft };
  }

  /** Skips the rest, which another reader reads. */
  end(): void {
    this.#cell.end();
  }

  uint(bits: number): bigint {
    const value = this.#cell.uint(bits);
    if (value === null) throw unreadable("it ends too early");
    return value;
  }

  /** The next bits, without consuming them; null where there are fewer. */
  peek(bits: number): bigint | null {
    return this.#cell.peek(bits);
  }

  int(bits: number): bigint {
    return BigInt.asIntN(bits, this.uint(bits));
  }

  flag(): boolean {
    return this.uint(1) === 1n;
  }

  coins(): bigint {
    return this.uint(Number(this.uint(4)) * 8);
  }

  /** In hexadecimal. */
  digits(bits: number): string {
    return hex(this.uint(bits), bits);
  }

  /** An account of the masterchain; only its number is stored. */
  masterchainAccount(): Address {
    return accountAddress(-1, this.uint(256));
  }

  ref(): ParameterReader {
    const index = this.#cell.ref();
    if (index === null) throw unreadable("a cell is missing");
    return new ParameterReader(this.graph, index);
  }

  maybeRef(): ParameterReader | null {
    return this.flag() ? this.ref() : null;
  }

  /** A dictionary after the bit that says whether it is present. */
  dictionary(keyBits: number): readonly ParameterEntry[] {
    return this.maybeRef()?.entries(keyBits) ?? [];
  }

  /** The cell itself as a dictionary. */
  entries(keyBits: number): readonly ParameterEntry[] {
    const dictionary = readDictionary(this.graph, this.index, keyBits, MOST_ENTRIES);
    if (dictionary === null) throw unreadable("a dictionary is malformed");
    if (!dictionary.whole) throw unreadable("a dictionary is too large");
    this.end();
    return dictionary.entries.map(({ key, index, start }) => ({
      key: BigInt(`0b${key}`),
      value: new ParameterReader(this.graph, index, start),
    }));
  }
}

export function hex(value: bigint, bits: number): string {
  return value
    .toString(16)
    .padStart(Math.ceil(bits / 4), "0")
    .toUpperCase();
}

export function accountAddress(workchain: number, account: bigint): Address {
  const text = `${workchain}:${hex(account, 256)}`;
  if (!isAddress(text)) throw unreadable("an address is malformed");
  return text;
}
