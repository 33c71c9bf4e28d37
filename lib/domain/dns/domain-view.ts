import type { ApiError } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { DomainAbsence } from "./domain-absence";
import type { DomainProfile } from "./domain-profile";

export interface Subdomain {
  readonly name: string;
  readonly warning: string | null;
}

/** A domain, or why there is none. */
export interface DomainView {
  /** The normalized name; the input as typed if it could not be parsed. */
  readonly name: string;
  /** Why the name may be mistaken for another one. */
  readonly warning: string | null;
  /** Usually one; more if several items claim the name. */
  readonly profiles: readonly DomainProfile[];
  readonly absence: DomainAbsence | null;
  /** Names below it that this explorer has seen; there may be others. */
  readonly subdomains: readonly Subdomain[];
  readonly names: AddressBook;
  readonly problem: ApiError | null;
  /** Why the contracts' data is missing: their auctions and expiry are unknown. */
  readonly contractProblem: ApiError | null;
  /** The server's time in Unix milliseconds, for countdowns. */
  readonly nowMs: number;
}
