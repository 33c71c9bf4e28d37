import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { Row } from "../../store/database";
import { big, integer, optional, text } from "../../store/row";
import type { Page } from "../../store/store";
import { Where } from "../../store/where";
import { addressIn, addressesIn, hashIn } from "../columns";
import type { Tables } from "../tables";
import { insert, upsert } from "../write-row";

/** What any row of a contract says. */
export interface Traits {
  readonly address: Address;
  readonly lastLt: bigint;
  readonly codeHash: Hash | null;
  readonly dataHash: Hash | null;
}

export interface Multisig extends Traits {
  /** -1 where orders have any number that their proposer likes. */
  readonly nextNumber: bigint;
  readonly threshold: number;
  readonly signers: readonly Address[];
  readonly proposers: readonly Address[];
}

export function writeMultisig({ database }: Tables, row: Multisig): void {
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
const EVERY = "IN (SELECT value FROM json_each(?))";

export interface MultisigFilter {
  readonly addresses?: readonly Address[] | undefined;
  /** Signers or proposers. */
  readonly members?: readonly Address[] | undefined;
}

export function listMultisigs(
  { database }: Tables,
  { addresses, members }: MultisigFilter,
  { sort, limit, offset }: Page,
): readonly Multisig[] {
  const where = new Where();
  if (addresses !== undefined) where.holds(`m.address ${EVERY}`, JSON.stringify(addresses));
  if (members !== undefined)
    where.holds(
      `m.address IN (SELECT multisig FROM multisig_member WHERE member ${EVERY})`,
      JSON.stringify(members),
    );
  return database
    .statement(
      `SELECT ${MULTISIG_COLUMNS} FROM multisig m WHERE ${where.sql} ORDER BY m.id ${sort} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map(readMultisig);
}

function readMultisig(row: Row): Multisig {
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
