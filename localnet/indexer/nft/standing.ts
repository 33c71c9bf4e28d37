import type { AccountRecord } from "../../records";
import type { Hash } from "@/lib/ton/value/hash";

/** What a contract was made of when it was last looked at. */
export interface Standing {
  readonly lastLt: bigint;
  readonly codeHash: Hash;
  readonly dataHash: Hash;
}

/** Throws for an account that has no code. */
export function standingOf({ lastLt, codeHash, dataHash }: AccountRecord): Standing {
  if (codeHash === null || dataHash === null) throw new Error("nothing stands there");
  return { lastLt, codeHash, dataHash };
}

export function columnsOf({ lastLt, codeHash, dataHash }: Standing) {
  return { lt: lastLt, code: codeHash, data: dataHash };
}
