import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { Row } from "../../store/database";
import { big, integer, optional, text } from "../../store/row-readers";
import type { Page } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, addressesIn, hashIn } from "../column-readers";
import type { Tables } from "../index-tables";
import { insert, upsert } from "../write-row";

/** The columns that rows of multisigs and orders share. */
export interface ContractRow {
  readonly address: Address;
  readonly lastLt: bigint;
  readonly codeHash: Hash | null;
  readonly dataHash: Hash | null;
}

export interface MultisigRow extends ContractRow {
  /** -1 if proposers choose the order numbers. */
  readonly nextNumber: bigint;
  readonly threshold: number;
  readonly signers: readonly Address[];
  readonly proposers: readonly Address[];
}

export function writeMultisig({ database }: Tables, row: MultisigRow): void {
  const { address, signers, proposers } = row;
  upsert(database, "multisig", {
    address,
    next_number: String(row.nextNumber),
    threshold: row.threshold,
    signers: JSON.stringify(signers),
    proposers: JSON.stringify(proposers),
    last_lt: row.lastLt,
    code_hash: row.codeHash,
    data_hash: row.dataHash,
  });
  database.statement("DELETE FROM multisig_member WHERE multisig = ?").run(address);
  for (const member of [...signers, ...proposers])
    insert(database, "multisig_member", { member, multisig: address });
}

const MULTISIG_COLUMNS =
  "m.address, m.next_number, m.threshold, m.signers, m.proposers, m.last_lt, m.code_hash, m.data_hash";
const IN_LIST = "IN (SELECT value FROM json_each(?))";

export interface MultisigFilter {
  readonly addresses?: readonly Address[] | undefined;
  /** Signers or proposers. */
  readonly members?: readonly Address[] | undefined;
}

export function listMultisigs(
  { database }: Tables,
  { addresses, members }: MultisigFilter,
  { sort, limit, offset }: Page,
): readonly MultisigRow[] {
  const where = new Where();
  if (addresses !== undefined) where.and(`m.address ${IN_LIST}`, JSON.stringify(addresses));
  if (members !== undefined)
    where.and(
      `m.address IN (SELECT multisig FROM multisig_member WHERE member ${IN_LIST})`,
      JSON.stringify(members),
    );
  return database
    .statement(
      `SELECT ${MULTISIG_COLUMNS} FROM multisig m WHERE ${where.sql} ORDER BY m.id ${sort} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map(readMultisig);
}

function readMultisig(row: Row): MultisigRow {
  return {
    address: addressIn(row, 0),
    nextNumber: BigInt(text(row, 1)),
    threshold: integer(row, 2),
    signers: addressesIn(row, 3),
    proposers: addressesIn(row, 4),
    lastLt: big(row, 5),
    codeHash: optional(hashIn, row, 6),
    dataHash: optional(hashIn, row, 7),
  };
}
