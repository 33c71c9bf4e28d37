import { hash as digest } from "node:crypto";
import { readAccount } from "../cells/account";
import { CellReader } from "../cells/cell-reader";
import { eachEntry } from "../cells/dictionary";
import { readBag } from "../cells/read-bag";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";
import { readValidatorSet, type ValidatorSet } from "./validator-set";

/** The config in force: as the machine takes it, and what blocks say of it. */
export interface NetworkConfig {
  readonly root: RawCell;
  readonly cells: Uint8Array;
  readonly base64: string;
  readonly validators: ValidatorSet;
  /** A short hash of the validators' set, as blocks name it. */
  readonly validatorsHash: number;
  /** When the elector or the config contract has something to do, in seconds since 1970. */
  readonly appointments: readonly number[];
  /** What all blocks of one moment earn, in the smallest unit of the coin. */
  readonly earnings: bigint;
}

type Parameters = ReadonlyMap<number, RawCell>;

function parametersOf(root: RawCell): Parameters {
  const parameters = new Map<number, RawCell>();
  eachEntry(root, 32, (key, value) => parameters.set(Number.parseInt(key, 2), value.ref()));
  return parameters;
}

const BLOCK_EARNINGS = 14;
const ELECTION_TIMING = 15;
const CURRENT_VALIDATORS = 34;
const NEXT_VALIDATORS = 36;
const NOBODY: ValidatorSet = { since: 0, until: 0, main: 0, keys: [] };

function setIn(parameters: Parameters, number: number): ValidatorSet | null {
  const cell = parameters.get(number);
  return cell === undefined ? null : readValidatorSet(cell);
}

/** Elections open and close at these distances from the end of the set in force. */
function electionTimes(parameters: Parameters, { until }: ValidatorSet): readonly number[] {
  const timing = parameters.get(ELECTION_TIMING);
  if (timing === undefined) return [];
  const reader = new CellReader(timing);
  reader.skip(32);
  return [until - reader.uint(32), until - reader.uint(32), until];
}

function earningsIn(parameters: Parameters): bigint {
  const cell = parameters.get(BLOCK_EARNINGS);
  if (cell === undefined) return 0n;
  const reader = new CellReader(cell);
  reader.skip(8);
  return reader.coins() + reader.coins();
}

/** Throws for what is no config. */
export function networkConfig(root: RawCell): NetworkConfig {
  const cells = writeBag(root);
  const parameters = parametersOf(root);
  const validators = setIn(parameters, CURRENT_VALIDATORS) ?? NOBODY;
  const next = setIn(parameters, NEXT_VALIDATORS);
  const hash = parameters.get(CURRENT_VALIDATORS)?.hash ?? root.hash;
  return {
    root,
    cells,
    base64: cells.toString("base64"),
    validators,
    validatorsHash: Number.parseInt(digest("sha256", hash).slice(0, 8), 16) | 0,
    appointments: [...electionTimes(parameters, validators), ...(next === null ? [] : [next.since])],
    earnings: earningsIn(parameters),
  };
}

/** The first reference of the config contract's data, if that is a config with validators in it. */
export function configIn(shardAccount: string): NetworkConfig | null {
  const root = readAccount(readBag(Buffer.from(shardAccount, "base64"))).data?.refs[0];
  try {
    const config = root === undefined ? null : networkConfig(root);
    return config !== null && config.validators.main > 0 ? config : null;
  } catch {
    return null;
  }
}
