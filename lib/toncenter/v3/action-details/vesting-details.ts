import { address, bigint, boc, list } from "../../schema";
import { details } from "../optional-details";

export const vestingDetails = {
  vesting_send_message: details({
    query_id: bigint,
    message_boc: boc,
    source: address,
    vesting: address,
    destination: address,
    amount: bigint,
  }),
  vesting_add_whitelist: details({
    query_id: bigint,
    accounts_added: list(address),
    source: address,
    vesting: address,
  }),
};
