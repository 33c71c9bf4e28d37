import { hash as digest } from "node:crypto";
import { readAccount } from "../cells/account";
import { eachEntry } from "../cells/dictionary";
import { readBag } from "../cells/read-bag";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";

/** The config in force: as the machine takes it, and what blocks say of it. */
export interface NetworkConfig {
  readonly root: RawCell;
  readonly cells: Uint8Array;
  readonly base64: string;
  /** A short hash of the validators' set, as blocks name it. */
  readonly validators: number;
}

function parametersOf(root: RawCell): ReadonlyMap<number, RawCell> {
  const parameters = new Map<number, RawCell>();
  eachEntry(root, 32, (key, value) => parameters.set(Number.parseInt(key, 2), value.ref()));
  return parameters;
}

const CURRENT_VALIDATORS = 34;

export function networkConfig(root: RawCell): NetworkConfig {
  const cells = writeBag(root);
  const set = parametersOf(root).get(CURRENT_VALIDATORS)?.hash ?? root.hash;
  const validators = Number.parseInt(digest("sha256", set).slice(0, 8), 16) | 0;
  return { root, cells, base64: cells.toString("base64"), validators };
}

/** The first reference of the config contract's data, if that is a dictionary with the validators in it. */
export function configIn(shardAccount: string): RawCell | null {
  const root = readAccount(readBag(Buffer.from(shardAccount, "base64"))).data?.refs[0];
  try {
    return root !== undefined && parametersOf(root).has(CURRENT_VALIDATORS) ? root : null;
  } catch {
    return null;
  }
}
