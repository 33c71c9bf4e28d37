import type { Hash } from "../../ton/value/hash";
import type { AccountFacts } from "./account-report";

/** Hashes of the parts of an account. */
interface AccountHashes {
  readonly state: Hash | null;
  readonly data: Hash | null;
  readonly frozen: Hash | null;
}

/** What the details tab shows about an account besides its address. */
export interface AccountDetails {
  /** Null for an address that was never used, or while its state cannot be loaded. */
  readonly account: AccountFacts | null;
  /** Null if the index does not answer, or does not have the account. */
  readonly hashes: AccountHashes | null;
}
