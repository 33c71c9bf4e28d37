import type { VerifiedSource } from "../../ton/contract/verified-source";
import type { Hash } from "../../ton/value/hash";

/** What the registry of verified sources says of the code of a contract. */
export interface SourceReport {
  /** The host of the registry, which vouches for it. */
  readonly registry: string;
  readonly codeHash: Hash;
  /** Null where it could not be asked, or has none. */
  readonly source: VerifiedSource | null;
  /** Why it could not be asked. */
  readonly problem: string | null;
}
