import type { Address } from "@/lib/ton/address/address";
import type { Row } from "../../store/database";
import { big, bytes, integer, optional, text } from "../../store/row-readers";
import type { Page } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, addressesIn, hashIn } from "../column-readers";
import type { Tables } from "../index-tables";
import { upsert } from "../write-row";
import type { ContractRow } from "./multisig-rows";

/** Nulls mean that the order has not been initialized. */
export interface OrderRow extends ContractRow {
  readonly multisig: Address;
  readonly number: bigint;
  readonly threshold: number | null;
  readonly executed: boolean | null;
  /** A bit for each signer. */
  readonly approvals: bigint | null;
  readonly approvalsCount: number | null;
  readonly expiresAt: number | null;
  /** The actions as a BoC. */
  readonly actions: Uint8Array | null;
  readonly signers: readonly Address[] | null;
}

export function writeOrder({ database }: Tables, row: OrderRow): void {
  upsert(database, "multisig_order", {
    address: row.address,
    multisig: row.multisig,
    number: String(row.number),
    threshold: row.threshold,
    executed: row.executed === null ? null : Number(row.executed),
    approvals: row.approvals === null ? null : String(row.approvals),
    approvals_count: row.approvalsCount,
    expires_at: row.expiresAt,
    actions: row.actions,
    signers: row.signers === null ? null : JSON.stringify(row.signers),
    last_lt: row.lastLt,
    code_hash: row.codeHash,
    data_hash: row.dataHash,
  });
}

const ORDER_COLUMNS = `o.address, o.multisig, o.number, o.threshold, o.executed, o.approvals, o.approvals_count,
  o.expires_at, o.actions, o.signers, o.last_lt, o.code_hash, o.data_hash`;
const IN_LIST = "IN (SELECT value FROM json_each(?))";

export interface OrderFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly multisigs?: readonly Address[] | undefined;
}

export function listOrders(
  { database }: Tables,
  { addresses, multisigs }: OrderFilter,
  { sort, limit, offset }: Page,
): readonly OrderRow[] {
  const where = new Where();
  if (addresses !== undefined) where.and(`o.address ${IN_LIST}`, JSON.stringify(addresses));
  if (multisigs !== undefined) where.and(`o.multisig ${IN_LIST}`, JSON.stringify(multisigs));
  return database
    .statement(
      `SELECT ${ORDER_COLUMNS} FROM multisig_order o WHERE ${where.sql} ORDER BY o.id ${sort} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map(readOrder);
}

/** Null for an account that is not a multisig order. */
export function orderAt({ database }: Tables, address: Address): OrderRow | null {
  const row = database
    .statement(`SELECT ${ORDER_COLUMNS} FROM multisig_order o WHERE o.address = ?`)
    .first(address);
  return row === null ? null : readOrder(row);
}

function readOrder(row: Row): OrderRow {
  const executed = optional(integer, row, 4);
  const approvals = optional(text, row, 5);
  return {
    address: addressIn(row, 0),
    multisig: addressIn(row, 1),
    number: BigInt(text(row, 2)),
    threshold: optional(integer, row, 3),
    executed: executed === null ? null : executed === 1,
    approvals: approvals === null ? null : BigInt(approvals),
    approvalsCount: optional(integer, row, 6),
    expiresAt: optional(integer, row, 7),
    actions: optional(bytes, row, 8),
    signers: optional(addressesIn, row, 9),
    lastLt: big(row, 10),
    codeHash: optional(hashIn, row, 11),
    dataHash: optional(hashIn, row, 12),
  };
}
