import { beginning, ifLeft, nanounits, sealed, snakeText, uint } from "../fields";
import { rowsOf } from "../layout";
import { QUERY } from "./common";

/** Messages of any contract. */
export const MESSAGES = [
  ...rowsOf("standard of comments", {
    "0x00000000": { text: snakeText },
    "0x2167da4b": { cipher_text: sealed },
  }),
  ...rowsOf("rules of the network", { "0xffffffff": { payload: beginning } }, { place: "message" }),
  ...rowsOf("TEP-74", { "0xd53276db": QUERY }),
  ...rowsOf("known messages", {
    "0x1690c604": { ...QUERY, amount: nanounits },
    "0x7b4b42e6": QUERY,
    "0xe8a0abfe": QUERY,
  }),
  ...rowsOf("governed jetton", { "0xd372158c": { query_id: ifLeft(uint(64)) } }),
];
