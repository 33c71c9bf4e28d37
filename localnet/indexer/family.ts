import type { Address } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../records";
import type { ActionKind } from "./actions/kind";
import type { Code } from "./code";
import type { Contract } from "./contract";
import type { Tables, Write } from "./tables";

/** A subject of the index: the contracts that belong together, and what happens to them. */
export interface Family {
  /** Statements that make its tables where there are none yet. */
  readonly tables: string;
  readonly contracts: readonly ContractKind[];
  readonly events: readonly EventReader[];
  readonly actions: readonly ActionKind[];
  /** What tokens say of themselves, for the metadata beside lists. */
  readonly tokens?: (tables: Tables, addresses: readonly Address[]) => readonly Token[];
  /** The name that leads to an account, for address books. */
  readonly domains?: (tables: Tables, addresses: readonly Address[]) => ReadonlyMap<Address, string>;
}

export interface ContractKind {
  /** As address books name it. */
  readonly name: string;
  isMadeOf(code: Code): boolean;
  /**
   * Asks a contract that was changed what it is now; null when it does not answer as one of this kind.
   * It may throw for an answer that makes no sense, which says the same.
   */
  read(contract: Contract): Promise<Write | null>;
}

/**
 * What a single transaction tells, once all contracts of its block are written. Null for a transaction
 * that tells nothing; it may throw for one that makes no sense.
 */
export type EventReader = (transaction: TransactionRecord, tables: Tables) => Write | null;

export interface Token {
  readonly address: Address;
  /** A row of `token_info`, as the interface tells it. */
  readonly info: Readonly<Record<string, unknown>>;
}
