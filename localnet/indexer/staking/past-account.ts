import type { Address } from "@/lib/ton/address/address";
import type { AccountRecord } from "../../chain-records";
import { unpackAccount } from "../../store/pack/pack-account";
import { bytes } from "../../store/row-readers";
import type { Tables } from "../index-tables";

/** The state of an account after a masterchain block; null before its first state. */
export function accountAfter(
  { database }: Tables,
  address: Address,
  masterSeqno: number,
): AccountRecord | null {
  const row = database
    .statement(
      `SELECT s.packed FROM state s JOIN address n ON n.id = s.account
       WHERE n.text = ? AND s.master <= ? ORDER BY s.master DESC LIMIT 1`,
    )
    .first(address, masterSeqno);
  return row === null ? null : unpackAccount(address, bytes(row, 0));
}

/** The network config, if that block changed it. */
export function configChangedBy({ database }: Tables, masterSeqno: number): Uint8Array | null {
  const row = database.statement("SELECT cells FROM config WHERE master = ?").first(masterSeqno);
  return row === null ? null : bytes(row, 0);
}
