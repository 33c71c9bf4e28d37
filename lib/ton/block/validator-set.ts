import { Cell, Dictionary, type DictionaryValue, type Slice } from "@ton/core";
import { checkBocHeader } from "../cell/boc-header";
import { base64ToBytes, bytesToHex } from "../value/bytes";
import { FormatError } from "../value/format-error";

/** `@ton/core` needs the global `Buffer`: import this file only where that exists. */

export interface Validator {
  /** Of its Ed25519 key, 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly weight: bigint;
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

/** No set of the network has as many cells. */
const MOST_CELLS = 20_000;
const PLAIN = 0x11;
const WITH_TOTAL_WEIGHT = 0x12;
const VALIDATOR = 0x53;
const VALIDATOR_WITH_ADDRESS = 0x73;
const ED25519_KEY = 0x8e81278a;

function broken(reason: string): FormatError {
  return new FormatError("set of validators", reason);
}

/** Reads a parameter of the configuration that holds validators, such as 34, from its cell in base64. */
export function readValidatorSet(boc: string): ValidatorSet {
  const bytes = base64ToBytes(boc);
  if (bytes === null) throw broken("it is not base64");
  checkBocHeader(bytes, MOST_CELLS);
  try {
    return readSet(rootOf(bytes).beginParse());
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw broken("its cells are malformed");
  }
}

function rootOf(bytes: Uint8Array): Cell {
  const [root] = Cell.fromBoc(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (root === undefined) throw broken("it has no cells");
  return root;
}

function readSet(cell: Slice): ValidatorSet {
  const kind = cell.loadUint(8);
  if (kind !== PLAIN && kind !== WITH_TOTAL_WEIGHT) throw broken("it is of an unknown kind");
  const since = cell.loadUint(32);
  const until = cell.loadUint(32);
  const total = cell.loadUint(16);
  const main = cell.loadUint(16);
  const keys = Dictionary.Keys.Uint(16);
  const list =
    kind === PLAIN
      ? Dictionary.loadDirect(keys, DESCRIPTION, cell)
      : cell.skip(64).loadDict(keys, DESCRIPTION);
  const validators = Array.from({ length: total }, (_, place) => list.get(place)).filter(
    (one) => one !== undefined,
  );
  if (validators.length !== total) throw broken("some of its validators are missing");
  return { since, until, main, validators };
}

const DESCRIPTION: DictionaryValue<Validator> = {
  serialize: () => {
    throw broken("it is only read here");
  },
  parse: (cell) => {
    const kind = cell.loadUint(8);
    if (kind !== VALIDATOR && kind !== VALIDATOR_WITH_ADDRESS) throw broken("a validator is malformed");
    if (cell.loadUint(32) !== ED25519_KEY) throw broken("a validator has a key of an unknown kind");
    return { publicKey: bytesToHex(cell.loadBuffer(32)), weight: cell.loadUintBig(64) };
  },
};
