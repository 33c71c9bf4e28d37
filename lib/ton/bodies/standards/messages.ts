import { beginning, ifLeft, sealed, snakeText, uint } from "../fields";
import { rowsOf } from "../layout";
import { QUERY } from "./common";

/** Messages of any contract. */
export const MESSAGES = [
  ...rowsOf("standard of comments", {
    "0x00000000": { text: snakeText },
    "0x2167da4b": { encrypted_text: sealed },
  }),
  ...rowsOf("rules of the network", { "0xffffffff": { returned: beginning } }, { place: "message" }),
  ...rowsOf("TEP-74", { "0xd53276db": QUERY }),
  ...rowsOf("governed jetton", { "0xd372158c": { query_id: ifLeft(uint(64)) } }),
];
