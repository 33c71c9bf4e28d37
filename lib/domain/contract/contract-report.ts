import type { CellGraph } from "../../ton/cell/cell";
import type { Hash } from "../../ton/value/hash";
import type { ApiError } from "../../toncenter/error";

/** A bag of cells that has been read. */
export interface ReadCells {
  readonly is: "read";
  /** As the service wrote it, in base64. */
  readonly boc: string;
  readonly bytes: number;
  readonly graph: CellGraph;
  /** Computed from the cells, whatever the service says. */
  readonly hash: Hash;
  readonly bits: number;
  readonly depth: number;
}

/** Cells that came, or why there is nothing to show of them. */
export type Cells =
  | ReadCells
  /** More than is read for a page. */
  | { readonly is: "large"; readonly bytes: number }
  | { readonly is: "broken"; readonly reason: string }
  | { readonly is: "absent" };

/** Code that a contract refers to by its hash. */
export interface Library {
  readonly hash: Hash;
  readonly cells: Cells;
}

export interface Libraries {
  readonly found: readonly Library[];
  /** Why they could not be looked up. */
  readonly problem: ApiError | null;
  /** They were not looked up, since the page had asked enough already. */
  readonly left: boolean;
}

/** The contract of an account, as its page opens it. */
export interface Contract {
  readonly is: "contract";
  readonly from: "index" | "node";
  readonly code: Cells;
  readonly data: Cells;
  /** As the service says; they should be those of the cells. */
  readonly saidCodeHash: Hash | null;
  readonly saidDataHash: Hash | null;
  readonly libraries: Libraries;
  /** The code, or the library that it stands for. */
  readonly running: Cells;
  /** Numbers of the methods that are in the code, or that the index lists if none were found there. */
  readonly methods: { readonly ids: readonly number[]; readonly from: "code" | "index" } | null;
}

export type ContractReport =
  | Contract
  /** There is an account, or an address, but no contract. */
  | {
      readonly is: "none";
      readonly from: Contract["from"];
      /** Null for an address that nobody has ever used. */
      readonly status: string | null;
      readonly frozenHash: Hash | null;
    }
  | { readonly is: "failed"; readonly problem: ApiError };
