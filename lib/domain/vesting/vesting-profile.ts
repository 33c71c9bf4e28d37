import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Vesting } from "../../toncenter/v3/v3-vesting";
import { partyOf } from "../transaction/make-transaction-row";
import type { Party } from "../transaction/transaction-row";
import type { VestingTerms } from "./vesting-schedule";

/** A vesting contract: whose it is, and its terms. */
export interface VestingProfile {
  readonly address: Address;
  readonly owner: Party | null;
  readonly sender: Party | null;
  readonly amount: bigint | null;
  /** Null where a figure is missing. */
  readonly terms: VestingTerms | null;
  /** Accounts that can be sent locked coins too. */
  readonly whitelist: readonly Party[];
}

/** A null profile means that there is no vesting contract at that address. */
export interface VestingReport {
  readonly profile: VestingProfile | null;
  readonly problem: ApiError | null;
}

/** Why there is nothing to show; null if there is something. */
export function vestingProblem({ profile, problem }: VestingReport): ApiError | null {
  return profile === null ? (problem ?? NO_VESTING) : null;
}

const NO_VESTING: ApiError = { kind: "not-found", message: "no vesting contract at this address" };

export function vestingTerms(contract: Vesting): VestingTerms | null {
  const { start_time: start, total_duration: duration } = contract;
  const { unlock_period: period, cliff_duration: cliff, total_amount: amount } = contract;
  if (start === null || duration === null || period === null || cliff === null || amount === null)
    return null;
  return { start, duration, period, cliff, amount };
}

export function vestingProfile(contract: Vesting, address: Address, book: AddressBook): VestingProfile {
  const party = (of: Address | null) => (of === null ? null : partyOf(of, book));
  return {
    address,
    owner: party(contract.owner_address),
    sender: party(contract.sender_address),
    amount: contract.total_amount,
    terms: vestingTerms(contract),
    whitelist: contract.whitelist.map((one) => partyOf(one, book)),
  };
}
