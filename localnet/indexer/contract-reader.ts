import { Cell } from "@ton/core";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { contractStateOf } from "../contract-state";
import type { AccountRecord } from "../chain-records";
import { attempt, attemptAsync } from "./attempt";
import { readContractCode, type ContractCode } from "./code-inspection";
import { Contract, type ChainView } from "./contract-view";
import type { ContractKind } from "./contract-family";
import { setKinds, type Write } from "./index-tables";

const LIBRARY_REFERENCE = 2;
const HASH_BYTES = 32;

/** Finds the contract kinds of accounts and reads each account with its kinds. */
export class ContractReader {
  readonly #kinds: readonly ContractKind[];
  readonly #byCode = new Map<Hash, readonly ContractKind[]>();

  constructor(kinds: readonly ContractKind[]) {
    this.#kinds = kinds;
  }

  /** The writes that index one account. */
  async read(account: AccountRecord, view: ChainView): Promise<readonly Write[]> {
    const contract = new Contract(account, view);
    const read = await Promise.all(
      this.#kindsOf(account, view).map(async (kind) => ({
        name: kind.name,
        write: await attemptAsync(() => kind.read(contract)),
      })),
    );
    const found = read.flatMap(({ name, write }) => (write === null ? [] : [{ name, write }]));
    const names = found.map(({ name }) => name);
    return [(tables) => setKinds(tables, account.address, names), ...found.map(({ write }) => write)];
  }

  #kindsOf(account: AccountRecord, view: ChainView): readonly ContractKind[] {
    const { codeHash } = account;
    if (codeHash === null) return [];
    const cached = this.#byCode.get(codeHash);
    if (cached !== undefined) return cached;
    const code = readCode(account, view);
    // Not cached: the library may be published later.
    if (code === null) return [];
    const kinds = this.#kinds.filter((kind) => kind.matchesCode(code));
    this.#byCode.set(codeHash, kinds);
    return kinds;
  }
}

/** Null as long as the library that the code refers to is not published. */
function readCode(account: AccountRecord, { environment }: ChainView): ContractCode | null {
  const cell = attempt(() => contractStateOf(account).code);
  if (cell === null || !cell.isExotic) return cell === null ? null : readContractCode(cell);
  const hash = attempt(() => libraryHashOf(cell));
  const library = environment.libraries.find((each) => each.hash === hash)?.cells ?? null;
  const [root] = library === null ? [] : (attempt(() => Cell.fromBoc(Buffer.from(library))) ?? []);
  return root === undefined ? null : readContractCode(root);
}

/** The hash in a library cell. */
function libraryHashOf(cell: Cell): Hash | null {
  const reader = cell.beginParse(true);
  const isReference = reader.loadUint(8) === LIBRARY_REFERENCE;
  return isReference ? parseHash(reader.loadBuffer(HASH_BYTES).toString("hex")) : null;
}
