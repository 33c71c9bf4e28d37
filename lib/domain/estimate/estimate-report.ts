import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { DestinationState, EstimatedFees } from "../send/send-facts";

/** The fees of a message for its account, and what they are about. */
export interface EstimateReport {
  readonly account: Address;
  readonly state: DestinationState;
  readonly fees: EstimatedFees | null;
  /** Why there are none. */
  readonly problem: ApiError | null;
  /** The messages carry more than the account has: the fees are those of a transaction that does not send them all. */
  readonly isTooMuch: boolean;
  /** What the estimate takes as given. */
  readonly assumptions: readonly string[];
}
