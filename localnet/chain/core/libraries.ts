import { beginCell, Cell, Dictionary } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { parseHash } from "@/lib/ton/value/hash";
import type { LibraryRecord } from "../../chain-records";
import { readAccount } from "../cells/read-account";
import { eachEntry } from "../cells/read-dictionary";
import { readBag } from "../cells/read-bag";
import { writeBag } from "../cells/write-bag";
import { PackedCell } from "./machine";

type Published = ReadonlyMap<Hash, Buffer>;

function keyHash(bits: string): Hash {
  return parseHash(BigInt(`0b${bits}`).toString(16).padStart(64, "0"));
}

function publishedBy(shardAccount: string): Published {
  const published = new Map<Hash, Buffer>();
  const { libraries } = readAccount(readBag(Buffer.from(shardAccount, "base64")));
  try {
    eachEntry(libraries, 256, (key, value) => {
      if (value.bit()) published.set(keyHash(key), writeBag(value.ref()));
    });
  } catch {
    // Accounts can deploy any cell here; one that is not a dictionary publishes nothing.
    return new Map();
  }
  return published;
}

/** The executor takes libraries as a dictionary in one cell. */
export function libraryCell(libraries: Iterable<readonly [Hash, Uint8Array]>): Cell | null {
  const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell());
  for (const [hash, cells] of libraries) {
    const [root] = Cell.fromBoc(Buffer.from(cells));
    if (root !== undefined) dictionary.set(BigInt(`0x${hash}`), root);
  }
  if (dictionary.size === 0) return null;
  return new PackedCell(beginCell().storeDictDirect(dictionary).endCell().toBoc());
}

/** Public libraries of masterchain accounts. A library exists as long as one of them holds it. */
export class PublicLibraries {
  readonly #byAccount = new Map<Address, Published>();
  #all: Published = new Map();
  #cell: Cell | null = null;

  get cell(): Cell | null {
    return this.#cell;
  }

  #refresh(): LibraryRecord[] {
    const now = new Map([...this.#byAccount.values()].flatMap((published) => [...published]));
    const withdrawn = [...this.#all.keys()].filter((hash) => !now.has(hash));
    const added = [...now].filter(([hash]) => !this.#all.has(hash));
    this.#all = now;
    if (added.length + withdrawn.length > 0) this.#cell = libraryCell(now);
    return [
      ...added.map(([hash, cells]) => ({ hash, cells })),
      ...withdrawn.map((hash) => ({ hash, cells: null })),
    ];
  }

  /** Updates the libraries of accounts that a masterchain block has changed; returns the differences. */
  update(accounts: Iterable<readonly [Address, string]>): readonly LibraryRecord[] {
    for (const [address, shardAccount] of accounts) {
      const published = publishedBy(shardAccount);
      if (published.size > 0) this.#byAccount.set(address, published);
      else this.#byAccount.delete(address);
    }
    return this.#refresh();
  }
}
