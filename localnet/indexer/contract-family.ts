import type { Address } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../chain-records";
import type { ActionKind } from "./actions/action-kind";
import type { ContractCode } from "./code-inspection";
import type { Contract } from "./contract-view";
import type { Tables, Write } from "./index-tables";

/** Contracts that belong together, with their tables, events and actions. */
export interface Family {
  /** SQL that creates the tables if they do not exist. */
  readonly tables: string;
  readonly contracts: readonly ContractKind[];
  readonly events: readonly EventReader[];
  readonly actions: readonly ActionKind[];
  /** Token info for the `metadata` of answers. */
  readonly tokens?: (tables: Tables, addresses: readonly Address[]) => readonly TokenInfoRow[];
  /** Domains of accounts, for address books. */
  readonly domains?: (tables: Tables, addresses: readonly Address[]) => ReadonlyMap<Address, string>;
}

export interface ContractKind {
  /** The interface name in address books. */
  readonly name: string;
  matchesCode(code: ContractCode): boolean;
  /**
   * Reads the current state of a changed contract; null if it is not of this kind after all.
   * May throw for malformed data, which counts as null.
   */
  read(contract: Contract): Promise<Write | null>;
}

/**
 * Derives an event from a transaction, after all contracts of its batch have been written. Null for a
 * transaction without an event; may throw for malformed data.
 */
export type EventReader = (transaction: TransactionRecord, tables: Tables) => Write | null;

export interface TokenInfoRow {
  readonly address: Address;
  /** An entry of `token_info` as v3 renders it. */
  readonly info: Readonly<Record<string, unknown>>;
}
