import { Cell } from "@ton/core";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { contractStateOf } from "../contract-state";
import type { AccountRecord } from "../records";
import { attempt, attemptLater } from "./attempt";
import { codeOf, type Code } from "./code";
import { Contract, type View } from "./contract";
import type { ContractKind } from "./family";
import { setKinds, type Write } from "./tables";

const LIBRARY_REFERENCE = 2;
const HASH_BYTES = 32;

/** Tells what kinds of contract accounts are, and has each kind read them. */
export class Contracts {
  readonly #kinds: readonly ContractKind[];
  readonly #byCode = new Map<Hash, readonly ContractKind[]>();

  constructor(kinds: readonly ContractKind[]) {
    this.#kinds = kinds;
  }

  /** All that is to be written of one account. */
  async read(account: AccountRecord, view: View): Promise<readonly Write[]> {
    const contract = new Contract(account, view);
    const read = await Promise.all(
      this.#kindsOf(account, view).map(async (kind) => ({
        name: kind.name,
        write: await attemptLater(() => kind.read(contract)),
      })),
    );
    const found = read.flatMap(({ name, write }) => (write === null ? [] : [{ name, write }]));
    const names = found.map(({ name }) => name);
    return [(tables) => setKinds(tables, account.address, names), ...found.map(({ write }) => write)];
  }

  #kindsOf(account: AccountRecord, view: View): readonly ContractKind[] {
    const { codeHash } = account;
    if (codeHash === null) return [];
    const known = this.#byCode.get(codeHash);
    if (known !== undefined) return known;
    const code = readCode(account, view);
    // A library may be published later.
    if (code === null) return [];
    const kinds = this.#kinds.filter((kind) => kind.isMadeOf(code));
    this.#byCode.set(codeHash, kinds);
    return kinds;
  }
}

/** Null while nobody publishes the library that the code refers to. */
function readCode(account: AccountRecord, { around }: View): Code | null {
  const cell = attempt(() => contractStateOf(account).code);
  if (cell === null || !cell.isExotic) return cell === null ? null : codeOf(cell);
  const hash = attempt(() => referenceOf(cell));
  const library = around.libraries.find((each) => each.hash === hash)?.cells ?? null;
  const [root] = library === null ? [] : (attempt(() => Cell.fromBoc(Buffer.from(library))) ?? []);
  return root === undefined ? null : codeOf(root);
}

/** The hash of what a library cell stands for. */
function referenceOf(cell: Cell): Hash | null {
  const reader = cell.beginParse(true);
  const isReference = reader.loadUint(8) === LIBRARY_REFERENCE;
  return isReference ? parseHash(reader.loadBuffer(HASH_BYTES).toString("hex")) : null;
}
