import type { VerifiedSource } from "../../ton/contract/verified-source";
import type { Hash } from "../../ton/value/hash";

/** What the registry of verified sources says about a contract's code. */
export interface SourceReport {
  /** The host of the registry, which vouches for it. */
  readonly registry: string;
  readonly codeHash: Hash;
  /** Null if the registry could not be reached, or has none. */
  readonly source: VerifiedSource | null;
  /** Why the registry could not be reached. */
  readonly problem: string | null;
}
