import { readBoc } from "../cell/boc";
import type { CellGraph } from "../cell/cell";
import { CellReader } from "../cell/cell-reader";
import { readDictionary, type Dictionary, type DictionaryEntry } from "../cell/dictionary";
import { FormatError } from "../value/format-error";

export interface Validator {
  /** Its Ed25519 key, 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly weight: bigint;
  /** Where the network reaches it, 64 hexadecimal digits; null in sets without addresses. */
  readonly adnl: string | null;
}

export interface ValidatorSet {
  /** Seconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** How many of the first ones make the blocks of the masterchain. */
  readonly main: number;
  /** In the order of the set. */
  readonly validators: readonly Validator[];
}

/** No set of the network has that many cells. */
const MOST_CELLS = 20_000;
const MOST_VALIDATORS = 0xffff;
const PLAIN = 0x11;
const WITH_TOTAL_WEIGHT = 0x12;
const VALIDATOR = 0x53;
const VALIDATOR_WITH_ADDRESS = 0x73;
const ED25519_KEY = 0x8e81278a;
const PLACE_BITS = 16;

/** The bits before the list of a plain set, which has it in the same cell. */
const PLAIN_HEAD = 8 + 32 + 32 + 16 + 16;

function broken(reason: string): FormatError {
  return new FormatError("set of validators", reason);
}

/** Reads a parameter of the configuration that holds validators, such as 34, from its cell in base64. */
export function readValidatorSet(boc: string): ValidatorSet {
  const graph = readBoc(boc, { maxCells: MOST_CELLS });
  return readValidatorCells(graph, graph.roots[0] ?? 0);
}

/** When validators make blocks and how many they are, without the list of them. */
export function readValidatorSetHead(boc: string): Pick<ValidatorSetHead, "since" | "until" | "total"> {
  const graph = readBoc(boc, { maxCells: MOST_CELLS });
  return readHead(graph, graph.roots[0] ?? 0);
}

interface ValidatorSetHead {
  readonly cell: CellReader;
  readonly kind: number;
  readonly since: number;
  readonly until: number;
  readonly total: number;
  readonly main: number;
}

function readHead(graph: CellGraph, index: number): ValidatorSetHead {
  const root = graph.cells[index];
  if (root === undefined || root.kind !== "ordinary") throw broken("it has no cells");
  const cell = new CellReader(root);
  const kind = whole(cell, 8);
  if (kind !== PLAIN && kind !== WITH_TOTAL_WEIGHT) throw broken("it is of an unknown kind");
  const [since, until, total, main] = [whole(cell, 32), whole(cell, 32), whole(cell, 16), whole(cell, 16)];
  return { cell, kind, since, until, total, main };
}

/** The same, of a cell among others. */
export function readValidatorCells(graph: CellGraph, index: number): ValidatorSet {
  const { cell, kind, since, until, total, main } = readHead(graph, index);
  const list =
    kind === PLAIN
      ? readDictionary(graph, index, PLACE_BITS, MOST_VALIDATORS, PLAIN_HEAD)
      : listBehindWeight(graph, cell);
  if (list === null) throw broken("its list is malformed");
  const validators = list.entries.map(readValidator);
  if (validators.length !== total || !list.entries.every(({ key }, place) => Number(`0b${key}`) === place))
    throw broken("some of its validators are missing");
  return { since, until, main, validators };
}

function listBehindWeight(graph: CellGraph, cell: CellReader): Dictionary | null {
  needed(cell.uint(64));
  if (whole(cell, 1) === 0) return { entries: [], whole: true };
  return readDictionary(graph, needed(cell.ref()), PLACE_BITS, MOST_VALIDATORS);
}

function readValidator({ cell: leaf, start }: DictionaryEntry): Validator {
  const cell = new CellReader(leaf);
  cell.uint(start);
  const kind = whole(cell, 8);
  if (kind !== VALIDATOR && kind !== VALIDATOR_WITH_ADDRESS) throw broken("a validator is malformed");
  if (whole(cell, 32) !== ED25519_KEY) throw broken("a validator has a key of an unknown kind");
  const [publicKey, weight] = [digits(cell), needed(cell.uint(64))];
  return { publicKey, weight, adnl: kind === VALIDATOR_WITH_ADDRESS ? digits(cell) : null };
}

function needed<T>(value: T | null): T {
  if (value === null) throw broken("its cells are malformed");
  return value;
}

function whole(cell: CellReader, bits: number): number {
  return Number(needed(cell.uint(bits)));
}

function digits(cell: CellReader): string {
  return needed(cell.uint(256)).toString(16).padStart(64, "0");
}
