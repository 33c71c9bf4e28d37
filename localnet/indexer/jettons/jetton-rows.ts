import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import type { Row } from "../../store/database";
import { text } from "../../store/row-readers";
import type { Tables } from "../index-tables";

/** Lookups of jetton contracts for events and actions. */

export interface WalletOwner {
  readonly owner: Address;
  readonly master: Address;
}

export function readAddress(row: Row, column: number): Address {
  return parseWireAddress(text(row, column));
}

export function walletAt({ database }: Tables, wallet: Address): WalletOwner | null {
  const row = database.statement("SELECT owner, master FROM jetton_wallet WHERE address = ?").first(wallet);
  return row === null ? null : { owner: readAddress(row, 0), master: readAddress(row, 1) };
}

export function isMaster({ database }: Tables, master: Address): boolean {
  return database.statement("SELECT 1 FROM jetton_master WHERE address = ?").first(master) !== null;
}

export interface Exchange {
  readonly address: Address;
  readonly jetton: Address;
  /** The exchange's own wallet of the jetton. */
  readonly wallet: Address;
}

export function exchangeAt({ database }: Tables, at: Address): Exchange | null {
  const row = database.statement("SELECT jetton, wallet FROM exchange WHERE address = ?").first(at);
  return row === null ? null : { address: at, jetton: readAddress(row, 0), wallet: readAddress(row, 1) };
}
