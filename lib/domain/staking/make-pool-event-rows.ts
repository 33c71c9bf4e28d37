import type { AddressBook } from "../../toncenter/v3/address-book";
import type { NominatorEvent, PoolValidatorEvent } from "../../toncenter/v3/staking-rows";
import { partyOf } from "../transaction/make-transaction-row";
import type { NominatorEventRow, PoolValidatorEventRow } from "./pool-event-rows";

export function nominatorEventRow(event: NominatorEvent, book: AddressBook): NominatorEventRow {
  return {
    ...common(event),
    nominator: partyOf(event.nominator_address, book),
    pendingAfter: event.pending_balance_after,
    isLeaving: event.withdraw_request_after,
  };
}

export function poolValidatorEventRow(event: PoolValidatorEvent, book: AddressBook): PoolValidatorEventRow {
  return {
    ...common(event),
    validator: partyOf(event.validator_address, book),
    pool: partyOf(event.pool_address, book),
    round: event.cycle_start,
    share: event.validator_reward_share,
  };
}

type Common = Pick<NominatorEvent, "tx_hash" | "tx_lt" | "utime" | "type" | "amount" | "balance_after">;

function common({ tx_hash, tx_lt, utime, type, amount, balance_after }: Common) {
  return { transaction: tx_hash, lt: tx_lt, at: utime, type, amount, balanceAfter: balance_after };
}
