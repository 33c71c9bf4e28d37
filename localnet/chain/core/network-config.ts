import { hash as digest } from "node:crypto";
import { readAccount } from "../cells/read-account";
import { RawCellReader } from "../cells/raw-cell-reader";
import { eachEntry } from "../cells/read-dictionary";
import { readBag } from "../cells/read-bag";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";
import { readBlockValidators, type BlockValidators } from "./block-validators";

/** The current config: as the executor takes it, and the values that blocks contain. */
export interface NetworkConfig {
  readonly root: RawCell;
  readonly cells: Uint8Array;
  readonly base64: string;
  readonly validators: BlockValidators;
  /** The short hash of the validator set in block headers. */
  readonly validatorsHash: number;
  /** Times at which the elector or the config contract has work to do, in seconds since 1970. */
  readonly scheduledTimes: readonly number[];
  /** The rewards of one masterchain block and one basechain block together, in nanotons. */
  readonly blockRewards: bigint;
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
const NO_VALIDATORS: BlockValidators = { since: 0, until: 0, main: 0, keys: [] };

function setIn(parameters: Parameters, number: number): BlockValidators | null {
  const cell = parameters.get(number);
  return cell === undefined ? null : readBlockValidators(cell);
}

/** When elections open and close, relative to the end of the current set. */
function electionTimes(parameters: Parameters, { until }: BlockValidators): readonly number[] {
  const timing = parameters.get(ELECTION_TIMING);
  if (timing === undefined) return [];
  const reader = new RawCellReader(timing);
  reader.skip(32);
  return [until - reader.uint(32), until - reader.uint(32), until];
}

function blockRewardsIn(parameters: Parameters): bigint {
  const cell = parameters.get(BLOCK_EARNINGS);
  if (cell === undefined) return 0n;
  const reader = new RawCellReader(cell);
  reader.skip(8);
  return reader.coins() + reader.coins();
}

/** Throws for a cell that is not a config. */
export function networkConfig(root: RawCell): NetworkConfig {
  const cells = writeBag(root);
  const parameters = parametersOf(root);
  const validators = setIn(parameters, CURRENT_VALIDATORS) ?? NO_VALIDATORS;
  const next = setIn(parameters, NEXT_VALIDATORS);
  const hash = parameters.get(CURRENT_VALIDATORS)?.hash ?? root.hash;
  return {
    root,
    cells,
    base64: cells.toString("base64"),
    validators,
    validatorsHash: Number.parseInt(digest("sha256", hash).slice(0, 8), 16) | 0,
    scheduledTimes: [...electionTimes(parameters, validators), ...(next === null ? [] : [next.since])],
    blockRewards: blockRewardsIn(parameters),
  };
}

/** The first reference of the config contract's data, if it is a config with validators. */
export function configIn(shardAccount: string): NetworkConfig | null {
  const root = readAccount(readBag(Buffer.from(shardAccount, "base64"))).data?.refs[0];
  try {
    const config = root === undefined ? null : networkConfig(root);
    return config !== null && config.validators.main > 0 ? config : null;
  } catch {
    return null;
  }
}
