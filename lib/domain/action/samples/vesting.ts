import { addressOf } from "../../../toncenter/v3/samples/seed";
import { at } from "./at";

export const vestingSamples = {
  vesting_send_message: {
    ...at("source", "vesting", "destination"),
    query_id: "7082",
    message_boc: "te6cckEBAQEAAgAAAEysuc0=",
    amount: "1083000083",
  },
  vesting_add_whitelist: {
    ...at("source", "vesting"),
    query_id: "7084",
    accounts_added: [addressOf("first"), addressOf("second")],
  },
};
