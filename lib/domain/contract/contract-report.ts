import type { CellGraph } from "../../ton/cell/cell";
import type { Hash } from "../../ton/value/hash";
import type { ApiError } from "../../toncenter/error";

/** A parsed bag of cells. */
export interface ReadCells {
  readonly is: "read";
  /** Base64, as the service sent it. */
  readonly boc: string;
  readonly bytes: number;
  readonly graph: CellGraph;
  /** Computed from the cells, not taken from the service. */
  readonly hash: Hash;
  readonly bits: number;
  readonly depth: number;
}

/** Parsed cells, or why they cannot be shown. */
export type Cells =
  | ReadCells
  /** Larger than a page can show. */
  | { readonly is: "large"; readonly bytes: number }
  | { readonly is: "broken"; readonly reason: string }
  | { readonly is: "absent" };

/** The code that runs, which is in another place if the account's own code refers to a library. */
export type RunningCode = Cells | { readonly is: "unloaded" };

/** A library: code that a contract refers to by its hash. */
export interface Library {
  readonly hash: Hash;
  readonly cells: Cells;
}

export interface Libraries {
  readonly found: readonly Library[];
  /** Why the libraries could not be loaded. */
  readonly problem: ApiError | null;
  /** They were not loaded because the page's call budget was used up. */
  readonly skipped: boolean;
}

/** The contract of an account, as its page first shows it. */
export interface Contract {
  readonly is: "contract";
  readonly from: "index" | "node";
  readonly code: Cells;
  readonly data: Cells;
  /** As the service reports it; should equal the hash of the cells. */
  readonly reportedCodeHash: Hash | null;
  readonly reportedDataHash: Hash | null;
  readonly libraries: Libraries;
  /** The code, or the library that it refers to. */
  readonly running: RunningCode;
  /** Method ids found in the code; those of the index if none were found. */
  readonly methods: { readonly ids: readonly number[]; readonly from: "code" | "index" } | null;
}

export type ContractReport =
  | Contract
  /** The account or address has no contract. */
  | {
      readonly is: "none";
      readonly from: Contract["from"];
      /** Null where the index does not say. */
      readonly status: string | null;
      readonly frozenHash: Hash | null;
    }
  | { readonly is: "failed"; readonly problem: ApiError };
