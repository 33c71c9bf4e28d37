import type { AccountRecord } from "../../chain-records";
import type { Hash } from "@/lib/ton/value/hash";

/** The state of a contract when it was last indexed. */
export interface ContractVersion {
  readonly lastLt: bigint;
  readonly codeHash: Hash;
  readonly dataHash: Hash;
}

/** Throws for an account that has no code. */
export function versionOf({ lastLt, codeHash, dataHash }: AccountRecord): ContractVersion {
  if (codeHash === null || dataHash === null) throw new Error("the account has no code or no data");
  return { lastLt, codeHash, dataHash };
}

export function versionColumns({ lastLt, codeHash, dataHash }: ContractVersion) {
  return { lt: lastLt, code: codeHash, data: dataHash };
}
