import { optional, v3 } from "../endpoint";
import * as param from "../param";
import { atLeastOneOf, atMostOneOf } from "../param-rule";
import { address, bigint, integer, list, listOrNull, maybe, struct, type Read } from "../schema";
import { named } from "./address-book";
import { addresses, page, TEN_ROWS_CHECKED_LATE } from "./v3-params";

/** Times are in seconds; nothing can be withdrawn before the cliff, then a part with each period. */
export const Vesting = struct({
  address,
  start_time: maybe(integer),
  total_duration: maybe(integer),
  unlock_period: maybe(integer),
  cliff_duration: maybe(integer),
  sender_address: maybe(address),
  owner_address: maybe(address),
  total_amount: maybe(bigint),
  whitelist: listOrNull(address),
});
export type Vesting = Read<typeof Vesting>;

const either = ["contract_address", "wallet_address"] as const;

export const vesting = v3({
  path: "vesting",
  group: "Vesting",
  about: "Vesting contracts by address, or by owner or sender.",
  params: {
    contract_address: addresses("The vesting contracts."),
    wallet_address: addresses("Their owners or senders."),
    check_whitelist: optional(param.flag, "Match wallets on the whitelist too."),
    ...page,
  },
  rules: [
    atLeastOneOf(either, "at least one of contract_address or wallet_address is required"),
    atMostOneOf(either, "only one of contract_address or wallet_address should be specified"),
  ],
  response: struct({ vesting_contracts: list(Vesting), ...named }),
  paging: TEN_ROWS_CHECKED_LATE,
  freshness: "list",
  rows: (answer) => answer.vesting_contracts,
});
